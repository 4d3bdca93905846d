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
    "From a single image, a model predicts how far each pixel is from the camera, either in metres or only in relative order. It is used in robotics, augmented reality, 3D reconstruction and photo effects.",
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
        description: "Depth map of the desk: what is near is bright, and the wall at the back is nearly black.",
      },
    ],
  },
  datasets: [
    {
      id: "sayakpaul/nyu_depth_v2",
      description: "Indoor scenes with depth measured by a sensor; the standard set for rooms.",
    },
    {
      id: "depth-anything/DA-2K",
      description:
        "Varied photographs with pairs of points marked as nearer or farther; for testing relative depth outside the usual scenes.",
    },
  ],
  models: [
    {
      id: "depth-anything/Depth-Anything-V2-Large",
      description: "Relative depth with fine detail for almost any photograph; a robust general choice.",
    },
    {
      id: "jingheya/lotus-depth-g-v1-0",
      description: "Diffusion model that predicts depth in a single step; crisp maps from little training data.",
    },
    { id: "tencent/DepthCrafter", description: "Steady depth for long videos without flicker between frames." },
    {
      id: "apple/DepthPro-hf",
      description: "Depth in metres with sharp edges from one image, without knowing the camera.",
    },
  ],
  spaces: [
    {
      id: "radames/dpt-depth-estimation-3d-voxels",
      description: "Estimates depth with DPT and turns the photograph into a model of coloured blocks.",
    },
    { id: "akhaliq/depth-pro", description: "Upload a picture and see the metric depth map of Depth Pro." },
    { id: "tencent/DepthCrafter", description: "Upload a short video and get its depth as a second video." },
    { id: "facebook/sapiens-depth", description: "Shows the depth of people, with a model trained on human figures." },
  ],
  metrics: [
    {
      id: "absolute-relative-error",
      label: "Absolute relative error (AbsRel)",
      description:
        "Mean of the difference between predicted and true depth, divided by the true depth. 0 is perfect and lower is better; 0.1 means an error of a tenth of the distance.",
    },
    {
      id: "threshold-accuracy",
      label: "Threshold accuracy (δ1)",
      description:
        "Share of pixels whose predicted depth lies within a factor of 1.25 of the true one; 0 to 1, higher is better. It shows how much of the picture is about right, whatever the size of the other errors.",
    },
  ],
  widgetModels: [],
};
