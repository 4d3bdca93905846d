mlagents-load-from-hf --repo-id=acme/ppo-maze --local-dir="./results"

# Replace path/to/Environment with the Unity program in which the agent was trained.
mlagents-learn ./results/ppo-maze/configuration.yaml \
  --env=path/to/Environment \
  --results-dir=./results \
  --run-id=ppo-maze \
  --resume \
  --inference
