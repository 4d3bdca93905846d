// Generated – do not edit.
// source:    spec/tasks/text-to-3d.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Text-to-3D. */
export const textTo3d: TaskData = {
  id: "text-to-3d",
  label: "Text-to-3D",
  order: 490,
  modality: "cv",
  libraries: ["diffusers"],
  summary:
    "Generates a three-dimensional object from a text description, as a mesh, a point cloud or a set of Gaussians. It is used for first drafts in games, film, product design, 3D printing and virtual worlds.",
  demo: {
    inputs: [{ type: "text", label: "Prompt", content: "A small wooden stool with three legs" }],
    outputs: [
      {
        type: "3d",
        filename: "stool.glb",
        preview: "stool.webm",
        poster: "stool.webp",
        width: 480,
        height: 360,
        description:
          "A light wooden stool with a round seat and three splayed legs as a 3D model. The video shows it from all sides.",
      },
    ],
  },
  datasets: [
    {
      id: "allenai/objaverse-xl",
      description:
        "A very large collection of 3D objects from many public sources. It is the main source for pretraining.",
    },
    {
      id: "tiange/Cap3D",
      description:
        "Descriptions of Objaverse and other 3D objects, written by models. They are the text part of training data.",
    },
  ],
  models: [
    {
      id: "openai/shap-e",
      description:
        "Generates simple objects from text or an image. The shapes are rough, but the model is quick to try and the results are easy to export.",
    },
    {
      id: "ashawkey/LGM",
      description: "Builds Gaussian splats from a few generated views. Choose it for more detail and speed.",
    },
  ],
  spaces: [
    {
      id: "hysts/Shap-E",
      description: "Enter a prompt or upload an image, and view the object that Shap-E generates.",
    },
    { id: "ashawkey/LGM", description: "Try the LGM model with text or an image and download the result." },
  ],
  metrics: [
    {
      id: "clip-score",
      label: "CLIP score",
      description:
        "Similarity between the prompt and images of the object from several sides, in CLIP's embedding space. Higher is better. It measures how well the object matches the prompt, not how clean the mesh is.",
    },
    {
      id: "fid",
      label: "Fréchet inception distance (FID)",
      description:
        "Distance between the feature statistics of rendered views of generated and real objects. 0 is perfect, and lower is better. Compare values only if the cameras, the lighting and the number of views are the same.",
    },
  ],
  widgetModels: [],
};
