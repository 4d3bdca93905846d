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
    "A model writes text from an image: a caption, a description, or the printed or handwritten words in it. It is used to write alternative text, to make scans searchable and to caption training images for image generators.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "rocket.webp",
        width: 640,
        height: 427,
        description: "A white rocket on its launch pad between lattice towers at dusk. Floodlights shine at its base.",
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
      description:
        "Images with captions from online forums. The captions use everyday words, not the style of annotators.",
    },
    {
      id: "google-research-datasets/conceptual_captions",
      description: "Links to web images with cleaned alternative texts. It is a broad base for captioning models.",
    },
  ],
  models: [
    {
      id: "allenai/olmOCR-7B-0725",
      description:
        "Turns page images of PDF files into clean text in reading order, with tables and formulas. Use it for large document collections.",
    },
    {
      id: "fancyfeast/llama-joycaption-beta-one-hf-llava",
      description:
        "Writes long, uncensored image descriptions in several styles. It is made to caption training images.",
    },
  ],
  spaces: [
    { id: "multimodalart/OmniSVG-3B", description: "Turns an image or a description into editable SVG code." },
    {
      id: "numind/NuMarkdown-8B-Thinking",
      description: "Converts document pages to Markdown. The model reasons about the layout first.",
    },
    { id: "fancyfeast/joy-caption-beta-one", description: "Try JoyCaption with its caption types and lengths." },
  ],
  metrics: [
    {
      id: "cider",
      label: "CIDEr",
      description:
        "Agreement with several human captions. Rare, informative words have more weight. The minimum is 0, and there is no fixed maximum in common use (values are often shown times 100). Higher is better.",
    },
    {
      id: "bleu",
      label: "BLEU",
      description:
        "Overlap of word sequences with reference captions, from 0 to 1. Higher is better. It is strict for captions, because many correct captions share few word sequences with the references.",
    },
    {
      id: "cer",
      label: "Character error rate (CER)",
      description:
        "For reading text. It is the number of wrong, missing and extra characters, divided by the number of characters in the reference. 0 is perfect and lower is better.",
    },
  ],
  widgetModels: ["Salesforce/blip-image-captioning-large"],
};
