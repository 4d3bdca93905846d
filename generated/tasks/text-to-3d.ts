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
    "Generates a three-dimensional object from a written description, as a mesh, a point cloud or a set of Gaussians. Used for first drafts in games, film, product design, 3D printing and virtual worlds.",
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
      description: "A very large collection of 3D objects from many public sources; the main source for pretraining.",
    },
    {
      id: "tiange/Cap3D",
      description:
        "Descriptions written by models for Objaverse and other 3D objects; supplies the text side for training.",
    },
  ],
  models: [
    {
      id: "openai/shap-e",
      description: "Generates simple objects from text or an image; rough in detail, quick to try and easy to export.",
    },
    {
      id: "ashawkey/LGM",
      description: "Builds Gaussian splats from a few generated views; choose it for more detail and speed.",
    },
  ],
  spaces: [
    { id: "hysts/Shap-E", description: "Type a prompt or upload an image and look at the object Shap-E makes of it." },
    { id: "ashawkey/LGM", description: "Try the LGM model with text or an image and download the result." },
  ],
  metrics: [
    {
      id: "clip-score",
      label: "CLIP score",
      description:
        "Similarity between the prompt and pictures of the object taken from several sides, in CLIP's embedding space; higher is better. Says whether the text was followed, not whether the mesh is clean.",
    },
    {
      id: "fid",
      label: "Fréchet inception distance (FID)",
      description:
        "Distance between the feature statistics of rendered views of generated and real objects; 0 is perfect, lower is better. Only comparable when cameras, lighting and number of views are the same.",
    },
  ],
  widgetModels: [],
};
