// Generated – do not edit.
// source:    spec/libraries/stable-baselines3.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use stable-baselines3 with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U huggingface_sb3 gymnasium stable-baselines3
# LunarLander, BipedalWalker and CarRacing also need: pip install swig "gymnasium[box2d]"`);
  if (facts.sb3_algorithm !== "" && facts.sb3_environment !== "") {
    show("1.0", "usage", "python", "Run the agent", `import gymnasium as gym
from huggingface_sb3 import load_from_hub
from stable_baselines3 import ${facts.sb3_algorithm}
from stable_baselines3.common.evaluation import evaluate_policy

checkpoint = load_from_hub(repo_id="${python.inDouble(facts.id)}", filename="${python.inDouble(facts.name)}.zip")
model = ${facts.sb3_algorithm}.load(checkpoint)

environment = gym.make("${python.inDouble(facts.sb3_environment)}")
mean_reward, deviation = evaluate_policy(model, environment, n_eval_episodes=10)
print(f"reward: {mean_reward:.1f} +/- {deviation:.1f}")`);
  } else {
    show("1.1", "usage", "python", "Run the agent", `import gymnasium as gym
from huggingface_sb3 import load_from_hub
from stable_baselines3 import PPO  # or the class that trained the agent
from stable_baselines3.common.evaluation import evaluate_policy

filename = "{MODEL FILENAME}.zip"  # the .zip file in the repository
environment = "CartPole-v1"  # the environment in which the agent was trained

checkpoint = load_from_hub(repo_id="${python.inDouble(facts.id)}", filename=filename)
model = PPO.load(checkpoint)

mean_reward, deviation = evaluate_policy(model, gym.make(environment), n_eval_episodes=10)
print(f"reward: {mean_reward:.1f} +/- {deviation:.1f}")`);
  }
};
