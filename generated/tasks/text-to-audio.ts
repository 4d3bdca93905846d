// Generated – do not edit.
// source:    spec/tasks/text-to-audio.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Text-to-Audio. */
export const textToAudio: TaskData = {
  id: "text-to-audio",
  label: "Text-to-Audio",
  order: 130,
  modality: "audio",
  libraries: ["transformers", "transformers.js"],
  summary:
    "A model creates sound from a text: music in a described style, the noise of a scene, or speech. It serves sound design, background music for videos and games, and data for training other audio models.",
  demo: {
    inputs: [{ type: "text", label: "Prompt", content: "Steady rain on a tin roof with distant thunder." }],
    outputs: [
      {
        type: "audio",
        filename: "rain.opus",
        poster: "rain.svg",
        description: "Rain drums on a metal roof while thunder rumbles far away.",
      },
    ],
  },
  datasets: [
    {
      id: "google/MusicCaps",
      description:
        "Short music clips, given as video links, with detailed captions by musicians; mainly for evaluating music generation.",
    },
    {
      id: "agkphysics/AudioSet",
      description:
        "Ten-second clips of everyday sounds, music and speech with labels from a large ontology; a broad base for sound generation.",
    },
  ],
  models: [
    {
      id: "facebook/musicgen-small",
      description:
        "Smallest MusicGen model; makes short instrumental music from a description and runs on modest hardware.",
    },
    {
      id: "stabilityai/stable-audio-open-1.0",
      description: "Diffusion model for sound effects and short musical loops in stereo of up to 47 seconds.",
    },
    {
      id: "cvssp/audioldm2",
      description:
        "Latent diffusion model that covers sound effects, music and speech-like audio; works through Diffusers.",
    },
    {
      id: "suno/bark",
      description:
        "Generates speech in several languages together with laughter, music and background noise written into the prompt.",
    },
  ],
  spaces: [
    {
      id: "facebook/MusicGen",
      description: "Describe a piece of music, optionally give a melody, and hear what MusicGen makes of it.",
    },
    {
      id: "haoheliu/audioldm2-text2audio-text2music",
      description: "Generates sound effects and music with AudioLDM 2 from a line of text.",
    },
  ],
  metrics: [
    {
      id: "frechet-audio-distance",
      label: "Fréchet audio distance (FAD)",
      description:
        "Distance between the embedding statistics of generated and real recordings. 0 would be identical; lower is better. Compare figures only for the same embedding model and reference set.",
    },
    {
      id: "clap-score",
      label: "CLAP score",
      description:
        "Cosine similarity between the CLAP embeddings of a prompt and the sound made from it, from -1 to 1; higher is better. It shows whether the sound fits the words, not how clean it is.",
    },
  ],
  widgetModels: [],
};
