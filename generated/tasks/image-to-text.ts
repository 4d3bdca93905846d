// Generated – do not edit.
// source:    spec/tasks/image-to-text.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Image-to-Text. */
export const imageToText: TaskData = {
  id: "image-to-text",
  label: "Image-to-Text",
  order: 240,
  modality: "cv",
  subtasks: [{ type: "image-captioning", name: "Image Captioning" }],
  libraries: ["transformers", "transformers.js"],
  summary:
    "A model writes text from an image: a caption, a description, or the words printed or written in it. It provides alternative text, makes scans searchable and prepares captions for training image generators.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "rocket.webp",
        width: 640,
        height: 427,
        description:
          "A white rocket stands on its launch pad between lattice towers at dusk. Floodlights shine at its foot.",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Detailed description",
        content: "At dusk, a white rocket stands on a launch pad between four lattice towers, lit by floodlights.",
      },
    ],
  },
  datasets: [
    {
      id: "kdexd/red_caps",
      description: "Images with captions from themed forums; everyday wording instead of annotator style.",
    },
    {
      id: "google-research-datasets/conceptual_captions",
      description: "Web images with cleaned alternative texts, given as links; a broad base for captioning models.",
    },
  ],
  models: [
    {
      id: "allenai/olmOCR-7B-0725",
      description:
        "Turns page images of PDF files into clean text in reading order, with tables and formulas; for large document collections.",
    },
    {
      id: "fancyfeast/llama-joycaption-beta-one-hf-llava",
      description: "Writes long, frank image descriptions in several styles; made for captioning training images.",
    },
  ],
  spaces: [
    { id: "multimodalart/OmniSVG-3B", description: "Redraws an image, or a description, as editable SVG code." },
    {
      id: "numind/NuMarkdown-8B-Thinking",
      description: "Converts document pages to Markdown with a model that reasons about the layout first.",
    },
    { id: "fancyfeast/joy-caption-beta-one", description: "Try JoyCaption with its caption types and lengths." },
  ],
  metrics: [
    {
      id: "cider",
      label: "CIDEr",
      description:
        "Agreement with several human captions in which rare, telling words count more. It starts at 0, has no fixed upper bound in common use (often shown times 100), and higher is better.",
    },
    {
      id: "bleu",
      label: "BLEU",
      description:
        "Overlap of word sequences with reference captions, 0 to 1; higher is better. Strict with captions, since many correct wordings share few sequences.",
    },
    {
      id: "cer",
      label: "Character error rate (CER)",
      description:
        "For reading text: wrong, missing and extra characters divided by the length of the reference. 0 is perfect and lower is better.",
    },
  ],
  widgetModels: ["Salesforce/blip-image-captioning-large"],
};
