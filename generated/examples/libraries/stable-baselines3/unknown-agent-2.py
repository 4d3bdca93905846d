import gymnasium as gym
from huggingface_sb3 import load_from_hub
from stable_baselines3 import PPO  # or the class that trained the agent
from stable_baselines3.common.evaluation import evaluate_policy

filename = "{MODEL FILENAME}.zip"  # the .zip file in the repository
environment = "CartPole-v1"  # the environment in which the agent was trained

checkpoint = load_from_hub(repo_id="acme/hillclimber", filename=filename)
model = PPO.load(checkpoint)

mean_reward, deviation = evaluate_policy(model, gym.make(environment), n_eval_episodes=10)
print(f"reward: {mean_reward:.1f} +/- {deviation:.1f}")
