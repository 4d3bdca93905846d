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
    "A model turns the sensor data of a robot, such as camera images and joint positions, into movements or plans. Often it also receives a spoken or written instruction. It is used for grasping, sorting, household tasks and navigation, and for learning skills from human demonstrations.",
  demo: {
    inputs: [
      { type: "text", label: "Instruction", content: "Put the red cup on the tray." },
      {
        type: "img",
        filename: "robot.webp",
        width: 640,
        height: 480,
        description:
          "Camera image of an open gripper above a table, with a red cup in front of it and a tray to its left.",
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
        "Demonstrations in a simple simulator: a T-shaped block is pushed onto a target outline. The dataset is small enough to train a first policy on one GPU.",
    },
    {
      id: "lerobot/aloha_sim_transfer_cube_human",
      description:
        "Demonstrations controlled by people, in which one simulated arm hands a cube to another. They are more difficult than tasks with a single arm.",
    },
  ],
  models: [
    {
      id: "lerobot/smolvla_base",
      description:
        "A compact vision-language-action model that you fine-tune on your own demonstrations with modest hardware.",
    },
    {
      id: "openvla/openvla-7b",
      description:
        "An open vision-language-action model that predicts arm movements from one camera image and an instruction. Choose it for research on general manipulation.",
    },
    {
      id: "lerobot/diffusion_pusht",
      description:
        "A diffusion policy trained on the block-pushing task. It is a small, complete example of learning from demonstrations.",
    },
  ],
  spaces: [
    {
      id: "lerobot/visualize_dataset",
      description:
        "Plays recorded robot episodes with their camera views and joint values. Use it to check data before training.",
    },
  ],
  metrics: [
    {
      id: "success-rate",
      label: "Success rate",
      description:
        "Measures the share of attempts in which the robot completes the task, from 0 to 1 (or 0 to 100%). Higher is better. Report the number of attempts and your definition of success, because results from few trials are uncertain.",
    },
    {
      id: "mean-reward",
      label: "Mean reward",
      description:
        "Measures the average reward per episode in simulation. Higher is better. Unlike the success rate, it also counts partial progress. Its scale differs between environments.",
    },
  ],
  widgetModels: [],
};
