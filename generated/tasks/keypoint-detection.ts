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
    "Locates meaningful points in an image: body joints, facial landmarks, corners of an object, or distinctive points that can be found again in another picture. Used for pose and gesture analysis, sports, image matching, mapping and augmented reality.",
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
        "Photos of hand gestures with hand landmarks drawn by MediaPipe; for hand poses and for guiding image generation.",
    },
  ],
  models: [
    {
      id: "magic-leap-community/superpoint",
      description:
        "Finds distinctive points and describes them in one pass; the classic learned front end for matching.",
    },
    {
      id: "magic-leap-community/superglue_outdoor",
      description: "Matches the points of two images, trained on outdoor scenes; use it after SuperPoint.",
    },
    {
      id: "qualcomm/RTMPose-Body2d",
      description: "Body pose estimation prepared for phones and other devices; choose it for real-time use.",
    },
    {
      id: "ETH-CVG/lightglue_disk",
      description: "Matches DISK points of two images with little computation; a faster alternative to SuperGlue.",
    },
  ],
  spaces: [
    {
      id: "datasciencedojo/Hand-Keypoint-Detection-Realtime",
      description: "Shows hand landmarks live on the webcam picture.",
    },
    { id: "ETH-CVG/LightGlue", description: "Upload two pictures of a place and see which points are matched." },
  ],
  metrics: [
    {
      id: "percentage-of-correct-keypoints",
      label: "Percentage of correct keypoints (PCK)",
      description:
        "Share of points predicted within a set distance of the true position, usually relative to head or torso size; from 0 to 1, higher is better. Always give the threshold, as in PCKh@0.5.",
    },
    {
      id: "mean-average-precision",
      label: "Mean average precision (mAP)",
      description:
        "Detection score in which object keypoint similarity takes the place of box overlap; from 0 to 1, higher is better. The standard for body pose on COCO, as it also counts missed and invented people.",
    },
  ],
  widgetModels: [],
};
