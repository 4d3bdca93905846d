// Generated – do not edit.
// source:    spec/tasks/depth-estimation.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Depth Estimation. */
export const depthEstimation: TaskData = {
  id: "depth-estimation",
  label: "Depth Estimation",
  order: 190,
  modality: "cv",
  libraries: ["transformers", "transformers.js"],
  summary:
    "From a single image, a model predicts the distance of each pixel from the camera, either in metres or only in relative order. It is used in robotics, augmented reality, 3D reconstruction and photo effects.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "desk.webp",
        width: 640,
        height: 480,
        description:
          "A desk with a blue teapot, a laptop, a white mug, two oranges and a potted fern in front of a wall.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "desk-depth.webp",
        width: 640,
        height: 480,
        description: "Depth map of the desk. Near objects are bright, and the wall at the back is nearly black.",
      },
    ],
  },
  datasets: [
    {
      id: "sayakpaul/nyu_depth_v2",
      description: "Indoor scenes with depth from a sensor. It is the standard dataset for rooms.",
    },
    {
      id: "depth-anything/DA-2K",
      description:
        "Varied photos with pairs of points, of which one is marked as nearer. Use it to test relative depth on unusual scenes.",
    },
  ],
  models: [
    {
      id: "depth-anything/Depth-Anything-V2-Large",
      description: "Predicts relative depth with fine detail for almost any photo. It is a robust general choice.",
    },
    {
      id: "jingheya/lotus-depth-g-v1-0",
      description:
        "Diffusion model that predicts depth in a single step. It gives sharp depth maps and needed little training data.",
    },
    {
      id: "tencent/DepthCrafter",
      description: "Predicts consistent depth for long videos, without flicker between frames.",
    },
    {
      id: "apple/DepthPro-hf",
      description: "Predicts depth in metres with sharp edges from one image. It needs no camera data.",
    },
  ],
  spaces: [
    {
      id: "radames/dpt-depth-estimation-3d-voxels",
      description: "Estimates depth with DPT and turns the photo into a 3D model of coloured blocks.",
    },
    { id: "akhaliq/depth-pro", description: "Upload an image and see the metric depth map of Depth Pro." },
    { id: "tencent/DepthCrafter", description: "Upload a short video and get its depth as a second video." },
    {
      id: "facebook/sapiens-depth",
      description: "Estimates the depth of people, with a model that was trained on human figures.",
    },
  ],
  metrics: [
    {
      id: "absolute-relative-error",
      label: "Absolute relative error (AbsRel)",
      description:
        "Mean of the difference between predicted and true depth, divided by the true depth. 0 is perfect and lower is better. 0.1 means an error of 10% of the distance.",
    },
    {
      id: "threshold-accuracy",
      label: "Threshold accuracy (δ1)",
      description:
        "Share of pixels whose predicted depth is within a factor of 1.25 of the true depth, from 0 to 1. Higher is better. It shows how much of the image is about right. The size of larger errors has no effect.",
    },
  ],
  widgetModels: [],
};
