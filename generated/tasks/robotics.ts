// Generated – do not edit.
// source:    spec/tasks/robotics.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Robotics. */
export const robotics: TaskData = {
  id: "robotics",
  label: "Robotics",
  order: 300,
  modality: "rl",
  subtasks: [
    { type: "grasping", name: "Grasping" },
    { type: "task-planning", name: "Task Planning" },
  ],
  libraries: [],
  summary:
    "Models that turn what a robot senses, such as camera images and joint positions, and often a spoken or written instruction into movements or plans. They are used for grasping, sorting, household manipulation, navigation and for learning skills from human demonstrations.",
  demo: {
    inputs: [
      { type: "text", label: "Instruction", content: "Put the red cup on the tray." },
      {
        type: "img",
        filename: "robot.webp",
        width: 640,
        height: 480,
        description: "Camera picture: an open gripper above a table, a red cup in front of it and a tray to its left.",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Plan",
        content:
          "1. Move the gripper to the left and forward until it is above the cup.\n2. Lower it and close it around the cup.\n3. Lift the cup 10 cm and carry it over the tray.\n4. Lower the cup, open the gripper and return to rest.",
      },
    ],
  },
  datasets: [
    {
      id: "lerobot/pusht",
      description:
        "Demonstrations of pushing a T-shaped block onto a target outline in a simple simulator; small enough to train a first policy on one GPU.",
    },
    {
      id: "lerobot/aloha_sim_transfer_cube_human",
      description:
        "Human-operated demonstrations in which two simulated arms hand a cube to each other; a step up from single-arm tasks.",
    },
  ],
  models: [
    {
      id: "lerobot/smolvla_base",
      description:
        "A compact vision-language-action model meant to be fine-tuned on your own demonstrations with modest hardware.",
    },
    {
      id: "openvla/openvla-7b",
      description:
        "An open vision-language-action model that predicts arm movements from one camera image and an instruction; choose it for research on general manipulation.",
    },
    {
      id: "lerobot/diffusion_pusht",
      description:
        "A diffusion policy trained on the block-pushing task; a small, complete example of learning from demonstrations.",
    },
  ],
  spaces: [
    {
      id: "lerobot/visualize_dataset",
      description:
        "Plays back recorded robot episodes with their camera views and joint values, useful for checking data before training.",
    },
  ],
  metrics: [
    {
      id: "success-rate",
      label: "Success rate",
      description:
        "Share of attempts in which the robot completes the task, from 0 to 1 (often given in per cent); higher is better. State how many attempts were made and what counted as success, since few trials give a wide margin.",
    },
    {
      id: "mean-reward",
      label: "Mean reward",
      description:
        "Average reward per episode in simulation. Higher is better; it also credits partial progress, which a plain success count misses, but its scale differs between environments.",
    },
  ],
  widgetModels: [],
};
