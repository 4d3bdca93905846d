// Generated – do not edit.
// source:    spec/tasks/reinforcement-learning.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Reinforcement Learning. */
export const reinforcementLearning: TaskData = {
  id: "reinforcement-learning",
  label: "Reinforcement Learning",
  order: 290,
  modality: "rl",
  libraries: ["ml-agents", "sample-factory", "stable-baselines3", "transformers"],
  youtubeId: "q0BiUn5LiBc",
  summary:
    "An agent learns by trial and error which action to take in each state of an environment, so that it collects the highest total reward. The trained model receives the current state and returns the next action. It is used for games, control problems, recommendations and simulated robots.",
  demo: {
    inputs: [
      {
        type: "text",
        label: "State",
        content:
          "Cart-pole: cart position 0.030 m, cart velocity 0.210 m/s, pole angle 0.050 rad, pole angular velocity 0.120 rad/s",
      },
    ],
    outputs: [
      { type: "text", label: "Action", content: "Push the cart to the right (action 1)" },
      {
        type: "text",
        label: "Next State",
        content:
          "Cart position 0.034 m, cart velocity 0.404 m/s, pole angle 0.052 rad, pole angular velocity -0.156 rad/s, reward +1",
      },
      {
        type: "video",
        filename: "cartpole.webm",
        poster: "cartpole.webp",
        width: 480,
        height: 360,
        description: "A cart moves to and fro on a rail and keeps a pole upright.",
      },
    ],
  },
  datasets: [
    {
      id: "edbeeching/decision_transformer_gym_replay",
      description:
        "Recorded trajectories from the HalfCheetah, Hopper and Walker2d locomotion tasks. Use it to train agents offline without a simulator.",
    },
  ],
  models: [
    {
      id: "edbeeching/decision-transformer-gym-hopper-expert",
      description:
        "A Decision Transformer trained on expert runs of the Hopper task. It is a good first example of control as sequence prediction.",
    },
    {
      id: "HumanCompatibleAI/ppo-seals-CartPole-v0",
      description:
        "A small PPO policy that balances a pole on a cart. It loads quickly, so you can use it to test an evaluation loop.",
    },
  ],
  spaces: [
    {
      id: "ThomasSimonini/Huggy",
      description:
        "A browser game in which a trained puppy fetches the stick that you throw. It shows how a policy controls an animated body.",
    },
    {
      id: "ThomasSimonini/SnowballFight",
      description: "A snowball game in which you play against an agent trained with ML-Agents.",
    },
  ],
  metrics: [
    {
      id: "discounted-total-reward",
      label: "Discounted total reward",
      description:
        "Measures the sum of all rewards of an episode, where each reward is multiplied by a factor below 1 for every step until it arrives. Higher is better. The range depends on the rewards and the discount factor, so compare only runs with the same rewards and factor.",
    },
    {
      id: "mean-reward",
      label: "Mean reward",
      description:
        "Measures the average undiscounted reward per episode, usually with the standard deviation over many episodes. Higher is better. The scale depends on the environment, so compare the value with a random agent and with a known good agent.",
    },
    {
      id: "sample-efficiency",
      label: "Performance after a fixed time",
      description:
        "Measures the reward that an agent reaches after a fixed number of environment steps or hours of training. Higher is better. It separates methods that become equally good in the end but need very different amounts of experience.",
    },
  ],
  widgetModels: [],
};
