mlx_lm.generate --model acme/tiny-base-4bit --prompt "The planet with the most moons is"
