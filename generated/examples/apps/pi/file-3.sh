npm install -g --ignore-scripts @earendil-works/pi-coding-agent
# Then save the next block as ~/.pi/agent/models.json
