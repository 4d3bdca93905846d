// Generated – do not edit.
// source:    spec/tasks/text-to-speech.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Text-to-Speech. */
export const textToSpeech: TaskData = {
  id: "text-to-speech",
  label: "Text-to-Speech",
  order: 120,
  modality: "audio",
  libraries: ["espnet", "fairseq", "speechbrain", "tensorflowtts", "transformers", "transformers.js"],
  canonicalId: "text-to-audio",
  youtubeId: "NW62DpzJ274",
  summary:
    "A model reads a written text aloud. Many can imitate a given voice, switch languages or follow hints about emotion and pace. It is used for screen readers, audiobooks, announcements and voice assistants.",
  demo: {
    inputs: [{ type: "text", label: "Input", content: "The library will close in fifteen minutes." }],
    outputs: [
      {
        type: "audio",
        filename: "library.opus",
        poster: "library.svg",
        description: "A synthetic voice says: The library will close in fifteen minutes.",
      },
    ],
  },
  datasets: [
    {
      id: "parler-tts/mls_eng_10k",
      description:
        "About 10,000 hours of English audiobook speech with transcripts; a manageable part of a much larger set.",
    },
    {
      id: "mythicinfinity/libritts_r",
      description:
        "English audiobook speech with the sound restored to studio-like quality; for multi-speaker voices with little noise.",
    },
    {
      id: "facebook/multilingual_librispeech",
      description: "Audiobook recordings with transcripts in eight European languages; for voices beyond English.",
    },
  ],
  models: [
    {
      id: "KittenML/kitten-tts-nano-0.1",
      description: "Very small English model that runs in real time on a CPU; for devices with little memory.",
    },
    {
      id: "ResembleAI/chatterbox",
      description: "Clones a voice from a short sample and lets you set how expressive the speech is.",
    },
    {
      id: "fishaudio/fish-speech-1.5",
      description: "Multilingual model with voice cloning; choose it when one voice must speak several languages.",
    },
    {
      id: "nari-labs/Dia-1.6B-0626",
      description:
        "Performs English dialogue between two speakers, with laughter, coughs and other sounds written into the script.",
    },
  ],
  spaces: [
    {
      id: "hexgrad/Kokoro-TTS",
      description: "Try the voices of Kokoro, a light model known for clear speech at low cost.",
    },
    {
      id: "fishaudio/fish-speech-1",
      description: "Type a text, add a reference recording and hear it read by Fish Speech in that voice.",
    },
    { id: "ResembleAI/Chatterbox", description: "Clone a voice with Chatterbox and adjust its expression and pace." },
    {
      id: "TTS-AGI/TTS-Arena-V2",
      description: "Listen to two anonymous models read the same text and vote; the ranking helps to choose a model.",
    },
    {
      id: "ngxson/kokoro-podcast-generator",
      description: "Turns source material into a spoken podcast with Kokoro voices.",
    },
  ],
  metrics: [
    {
      id: "mel-cepstral-distortion",
      label: "Mel cepstral distortion",
      description:
        "Distance in decibels between the mel-cepstra of generated and recorded speech. 0 means identical and lower is better. It tells how near the sound is to a reference recording, not how natural it seems to listeners.",
    },
  ],
  widgetModels: ["suno/bark"],
};
