openclaw agent --local --agent main --message "Which planet of the solar system has the most moons?"
