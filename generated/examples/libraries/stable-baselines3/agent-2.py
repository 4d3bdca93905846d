import gymnasium as gym
from huggingface_sb3 import load_from_hub
from stable_baselines3 import PPO
from stable_baselines3.common.evaluation import evaluate_policy

checkpoint = load_from_hub(repo_id="acme/ppo-LunarLander-v3", filename="ppo-LunarLander-v3.zip")
model = PPO.load(checkpoint)

environment = gym.make("LunarLander-v3")
mean_reward, deviation = evaluate_policy(model, environment, n_eval_episodes=10)
print(f"reward: {mean_reward:.1f} +/- {deviation:.1f}")
