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
    "Builds a three-dimensional model of an object or a scene from one or a few images, filling in the sides that cannot be seen. Used for product views, game assets, augmented reality and for digitising things.",
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
      description: "A very large collection of 3D objects whose rendered views serve as training input.",
    },
    {
      id: "dylanebert/iso3d",
      description:
        "Pictures of single objects without background; made for comparing image-to-3D models on equal input.",
    },
  ],
  models: [
    {
      id: "TencentARC/InstantMesh",
      description:
        "Generates several views of an object and turns them into a textured mesh; a dependable first choice.",
    },
    {
      id: "tencent/HunyuanWorld-1",
      description:
        "Creates whole scenes to look around in from an image or a text by way of a panorama; for worlds, not single objects.",
    },
    {
      id: "hwjiang/Real3D",
      description:
        "Large reconstruction model trained also on real photos; choose it for pictures taken outside a studio.",
    },
    {
      id: "stabilityai/stable-point-aware-3d",
      description: "Produces a point cloud and then a mesh within a short time; the points can be edited in between.",
    },
  ],
  spaces: [
    {
      id: "dylanebert/3d-arena",
      description: "Vote between the results of two models and see the ranking of image-to-3D models.",
    },
    { id: "TencentARC/InstantMesh", description: "Upload a picture of an object and download the mesh." },
    {
      id: "stabilityai/stable-point-aware-3d",
      description: "Try reconstruction with the option of correcting the points before the mesh is made.",
    },
    { id: "hwjiang/Real3D", description: "Reconstructs an object from a single ordinary photo." },
    {
      id: "dylanebert/LGM-mini",
      description: "A light version of the LGM demo that turns one image into Gaussian splats.",
    },
  ],
  metrics: [
    {
      id: "chamfer-distance",
      label: "Chamfer distance",
      description:
        "Mean distance from each point of one surface to the nearest point of the other, in both directions; 0 is perfect, lower is better. Measures shape only and needs aligned models of the same scale.",
    },
    {
      id: "lpips",
      label: "Learned perceptual similarity (LPIPS)",
      description:
        "Perceptual difference between a rendered and a real view, from a neural network's features; 0 means identical, lower is better. Closer to human judgement than pixel errors.",
    },
    {
      id: "psnr",
      label: "Peak signal-to-noise ratio (PSNR)",
      description:
        "Pixel agreement of rendered and real views in decibels; higher is better, and typical values lie between 15 and 30. Sensitive to small shifts, so read it with a perceptual figure.",
    },
  ],
  widgetModels: [],
};
