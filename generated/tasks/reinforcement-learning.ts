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
    "An agent learns by trial and error which action to take in each state of an environment, so that the rewards it collects add up to as much as possible. A trained model takes the current state and returns the next action; it is used for games, control problems, recommendation and simulated robots.",
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
        "Recorded trajectories from the HalfCheetah, Hopper and Walker2d locomotion tasks, for training agents offline without running a simulator.",
    },
  ],
  models: [
    {
      id: "edbeeching/decision-transformer-gym-hopper-expert",
      description:
        "A Decision Transformer trained on expert runs of the Hopper task; a good first example of treating control as sequence prediction.",
    },
    {
      id: "HumanCompatibleAI/ppo-seals-CartPole-v0",
      description:
        "A small PPO policy that balances a pole on a cart; quick to load when you want to check that an evaluation loop works.",
    },
  ],
  spaces: [
    {
      id: "ThomasSimonini/Huggy",
      description:
        "A browser game in which a trained puppy runs to fetch the stick you throw; shows a policy controlling an animated body.",
    },
    {
      id: "ThomasSimonini/SnowballFight",
      description: "A one-against-one snowball game in which you play against an agent trained with ML-Agents.",
    },
  ],
  metrics: [
    {
      id: "discounted-total-reward",
      label: "Discounted total reward",
      description:
        "Sum of all rewards of an episode, each multiplied by a factor below 1 for every step it lies in the future. Higher is better; its range depends on the rewards and the discount factor, so compare only runs that share both.",
    },
    {
      id: "mean-reward",
      label: "Mean reward",
      description:
        "Average undiscounted reward per episode, usually given with its standard deviation over many episodes. Higher is better; the scale belongs to the environment, so read it against a random agent and a known good one.",
    },
    {
      id: "sample-efficiency",
      label: "Performance after a fixed time",
      description:
        "Reward an agent reaches after a set number of environment steps or hours of training. Higher is better; it tells apart methods that end up equally good but need very different amounts of experience.",
    },
  ],
  widgetModels: [],
};
