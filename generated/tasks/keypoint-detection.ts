// Generated – do not edit.
// source:    spec/tasks/keypoint-detection.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Keypoint Detection. */
export const keypointDetection: TaskData = {
  id: "keypoint-detection",
  label: "Keypoint Detection",
  order: 530,
  modality: "cv",
  subtasks: [{ type: "pose-estimation", name: "Pose Estimation" }],
  hideInDatasets: true,
  libraries: ["transformers"],
  summary:
    "A model finds keypoints in an image, such as body joints, facial landmarks, corners of an object, or distinctive points that can be found again in another image. It is used for pose and gesture analysis, sports, image matching, mapping and augmented reality.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "figure.webp",
        width: 480,
        height: 480,
        description: "A wooden figure dances on one leg with both arms raised, in front of a grey wall.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "figure-keypoints.webp",
        width: 480,
        height: 480,
        description:
          "The same figure with dots on head, neck, shoulders, elbows, wrists, hips, knees and ankles, joined by lines to form a skeleton.",
      },
    ],
  },
  datasets: [
    {
      id: "Vincent-luo/hagrid-mediapipe-hands",
      description:
        "Photos of hand gestures with hand landmarks from MediaPipe. Use it for hand poses and for controlling image generation.",
    },
  ],
  models: [
    {
      id: "magic-leap-community/superpoint",
      description:
        "Finds distinctive points and describes them in one pass. It is the classic learned model for the first step of image matching.",
    },
    {
      id: "magic-leap-community/superglue_outdoor",
      description: "Matches the points of two images and is trained on outdoor scenes. Use it after SuperPoint.",
    },
    {
      id: "qualcomm/RTMPose-Body2d",
      description: "Body pose estimation for phones and other devices. Choose it for real-time use.",
    },
    {
      id: "ETH-CVG/lightglue_disk",
      description:
        "Matches the DISK points of two images with little computation. It is a faster alternative to SuperGlue.",
    },
  ],
  spaces: [
    {
      id: "datasciencedojo/Hand-Keypoint-Detection-Realtime",
      description: "Shows hand landmarks live on your webcam image.",
    },
    { id: "ETH-CVG/LightGlue", description: "Matches the points of two images of a place and shows the matches." },
  ],
  metrics: [
    {
      id: "percentage-of-correct-keypoints",
      label: "Percentage of correct keypoints (PCK)",
      description:
        "Measures the share of points that are within a set distance of the true position. The distance is usually relative to the size of the head or torso. It ranges from 0 to 1, and higher is better. Always report the threshold, as in PCKh@0.5.",
    },
    {
      id: "mean-average-precision",
      label: "Mean average precision (mAP)",
      description:
        "A detection score that uses object keypoint similarity instead of bounding box overlap. It ranges from 0 to 1, and higher is better. It is the standard for body pose on COCO, because it also counts people that the model misses or invents.",
    },
  ],
  widgetModels: [],
};
