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
    "A model generates audio from text: music in a described style, the sounds of a scene, or speech. It is used for sound design, background music for videos and games, and training data for other audio models.",
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
        "Short music clips, given as video links, with detailed captions by musicians. It is mainly used to evaluate music generation.",
    },
    {
      id: "agkphysics/AudioSet",
      description:
        "Ten-second clips of everyday sounds, music and speech, with labels from a large ontology. It is a broad base for sound generation.",
    },
  ],
  models: [
    {
      id: "facebook/musicgen-small",
      description:
        "The smallest MusicGen model. It generates short instrumental music from a description and runs on modest hardware.",
    },
    {
      id: "stabilityai/stable-audio-open-1.0",
      description:
        "A diffusion model for sound effects and short musical loops in stereo. Clips are up to 47 seconds long.",
    },
    {
      id: "cvssp/audioldm2",
      description: "A latent diffusion model for sound effects, music and speech-like audio. It works with diffusers.",
    },
    {
      id: "suno/bark",
      description:
        "Generates speech in several languages. It also generates laughter, music and background noise if the prompt asks for them.",
    },
  ],
  spaces: [
    {
      id: "facebook/MusicGen",
      description:
        "Describe a piece of music, optionally add a melody, and listen to the music that MusicGen generates.",
    },
    {
      id: "haoheliu/audioldm2-text2audio-text2music",
      description: "Generates sound effects and music from a short text with AudioLDM 2.",
    },
  ],
  metrics: [
    {
      id: "frechet-audio-distance",
      label: "Fréchet audio distance (FAD)",
      description:
        "Distance between the embedding statistics of generated and real recordings. 0 is perfect, and lower is better. Compare values only for the same embedding model and the same reference set.",
    },
    {
      id: "clap-score",
      label: "CLAP score",
      description:
        "Cosine similarity between the CLAP embeddings of a prompt and of the generated audio, from -1 to 1. Higher is better. It measures how well the audio matches the prompt, not how clean it sounds.",
    },
  ],
  widgetModels: [],
};
