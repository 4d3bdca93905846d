// Generated – do not edit.
// source:    spec/tasks/image-to-3d.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Image-to-3D. */
export const imageTo3d: TaskData = {
  id: "image-to-3d",
  label: "Image-to-3D",
  order: 500,
  modality: "cv",
  libraries: ["diffusers"],
  summary:
    "A model builds a 3D model of an object or a scene from one or a few images. It invents the sides that are not visible. It is used for product views, game assets, augmented reality and the digitisation of objects.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "teapot.webp",
        width: 480,
        height: 360,
        description: "A blue teapot on a plain light background, seen from the side.",
      },
    ],
    outputs: [
      {
        type: "3d",
        filename: "teapot.glb",
        preview: "teapot.webm",
        poster: "teapot.webp",
        width: 480,
        height: 360,
        description: "The teapot as a 3D model with spout, handle and lid. The video shows it from all sides.",
      },
    ],
  },
  datasets: [
    {
      id: "allenai/objaverse-xl",
      description: "Very large collection of 3D objects. Rendered views of the objects are the training input.",
    },
    {
      id: "dylanebert/iso3d",
      description:
        "Images of single objects without background. Use it to compare image-to-3D models on the same input.",
    },
  ],
  models: [
    {
      id: "TencentARC/InstantMesh",
      description:
        "Generates several views of an object and turns them into a textured mesh. It is a reliable first choice.",
    },
    {
      id: "tencent/HunyuanWorld-1",
      description:
        "Creates whole scenes to look around in from an image or a text. It generates a panorama first. Use it for worlds, not for single objects.",
    },
    {
      id: "hwjiang/Real3D",
      description:
        "Large reconstruction model that was also trained on real photos. Choose it for photos from outside a studio.",
    },
    {
      id: "stabilityai/stable-point-aware-3d",
      description:
        "Generates a point cloud and then a mesh in a short time. You can edit the points before the mesh is generated.",
    },
  ],
  spaces: [
    {
      id: "dylanebert/3d-arena",
      description: "Vote for the better of two results and see the ranking of image-to-3D models.",
    },
    { id: "TencentARC/InstantMesh", description: "Upload an image of an object and download the mesh." },
    {
      id: "stabilityai/stable-point-aware-3d",
      description: "Reconstruct an object. You can correct the points before the mesh is generated.",
    },
    { id: "hwjiang/Real3D", description: "Reconstructs an object from a single ordinary photo." },
    {
      id: "dylanebert/LGM-mini",
      description: "Small version of the LGM demo that turns one image into Gaussian splats.",
    },
  ],
  metrics: [
    {
      id: "chamfer-distance",
      label: "Chamfer distance",
      description:
        "Mean distance from each point of one surface to the nearest point of the other surface, in both directions. 0 is perfect and lower is better. It measures only the shape and needs aligned models of the same scale.",
    },
    {
      id: "lpips",
      label: "Learned perceptual similarity (LPIPS)",
      description:
        "Perceptual difference between a rendered and a real view, calculated from the features of a neural network. 0 means identical and lower is better. It is closer to human judgement than pixel errors.",
    },
    {
      id: "psnr",
      label: "Peak signal-to-noise ratio (PSNR)",
      description:
        "Pixel similarity of rendered and real views, in decibels. Higher is better, and typical values are between 15 and 30. It is sensitive to small shifts, so also use a perceptual metric.",
    },
  ],
  widgetModels: [],
};
