// Generated – do not edit.
// source:    spec/tasks/audio-to-audio.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Audio-to-Audio. */
export const audioToAudio: TaskData = {
  id: "audio-to-audio",
  label: "Audio-to-Audio",
  order: 150,
  modality: "audio",
  libraries: ["asteroid", "fairseq", "speechbrain"],
  youtubeId: "iohj7nCCYoM",
  summary:
    "A model takes a recording and returns one or more new recordings: speech without noise, a separate track for each speaker, or the same words in another voice. It is used to clean calls, to prepare recordings for transcription and to dub films.",
  demo: {
    inputs: [
      {
        type: "audio",
        filename: "voices.opus",
        poster: "voices.svg",
        description: "A low voice and a high voice talk at the same time. Neither voice is easy to follow.",
      },
    ],
    outputs: [
      {
        type: "audio",
        filename: "voice-1.opus",
        poster: "voice-1.svg",
        description:
          "The low voice alone: The first train to the coast leaves at seven, and the tickets are in my coat.",
      },
      {
        type: "audio",
        filename: "voice-2.opus",
        poster: "voice-2.svg",
        description:
          "The high voice alone: We still need two loaves of bread, some butter and a dozen eggs from the market.",
      },
    ],
  },
  datasets: [
    {
      id: "Matthijs/cmu-arctic-xvectors",
      description:
        "Speaker embeddings of the CMU ARCTIC voices. A voice conversion model uses an embedding to imitate the voice.",
    },
  ],
  models: [
    {
      id: "ResembleAI/resemble-enhance",
      description: "Removes noise from speech and restores its bandwidth. Use it to clean up old or poor recordings.",
    },
    {
      id: "microsoft/speecht5_vc",
      description: "Says the words of a recording in another voice. A speaker embedding sets the voice.",
    },
  ],
  spaces: [
    {
      id: "younver/speechbrain-speech-separation",
      description: "Separates a recording of two voices into one track per speaker with SpeechBrain.",
    },
    {
      id: "nakas/audio-diffusion_style_transfer",
      description: "Changes the musical style of your audio clip. The style comes from the diffusion model's training.",
    },
  ],
  metrics: [
    {
      id: "snri",
      label: "Signal-to-noise ratio improvement (SNRi)",
      description:
        "Gain in signal-to-noise ratio from input to output, in decibels. Higher is better. 0 means no gain, and negative values mean that the output is worse. It is the main metric for noise removal.",
    },
    {
      id: "sdri",
      label: "Signal-to-distortion ratio improvement (SDRi)",
      description:
        "Gain in signal-to-distortion ratio from input to output, in decibels. Higher is better. It counts noise, artefacts and remains of other sources. It is the main metric for source separation.",
    },
  ],
  widgetModels: ["speechbrain/sepformer-wham"],
};
