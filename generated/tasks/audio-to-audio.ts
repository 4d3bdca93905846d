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
    "A model takes a recording and returns one or more new ones: speech without noise, each speaker on a separate track, or the same words in another voice. It is used to clean calls, prepare recordings for transcription and dub films.",
  demo: {
    inputs: [
      {
        type: "audio",
        filename: "voices.opus",
        poster: "voices.svg",
        description: "A low and a high voice talk at the same time, so that neither is easy to follow.",
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
        "Speaker embeddings taken from the CMU ARCTIC voices; used to tell a voice conversion model whose voice to imitate.",
    },
  ],
  models: [
    {
      id: "ResembleAI/resemble-enhance",
      description: "Removes noise from speech and restores its bandwidth; for cleaning up old or poor recordings.",
    },
    {
      id: "microsoft/speecht5_vc",
      description: "Says the words of a recording in another voice that is given as a speaker embedding.",
    },
  ],
  spaces: [
    {
      id: "younver/speechbrain-speech-separation",
      description: "Separates a mixture of two voices into one track per speaker with SpeechBrain.",
    },
    {
      id: "nakas/audio-diffusion_style_transfer",
      description: "Applies the style of music a diffusion model has learned to a clip of your own.",
    },
  ],
  metrics: [
    {
      id: "snri",
      label: "Signal-to-noise ratio improvement (SNRi)",
      description:
        "Gain in signal-to-noise ratio from input to output, in decibels. 0 means no gain, negative values mean harm; higher is better. The measure for noise removal.",
    },
    {
      id: "sdri",
      label: "Signal-to-distortion ratio improvement (SDRi)",
      description:
        "Gain in signal-to-distortion ratio, in decibels; higher is better. Besides noise it counts artefacts and remains of other sources, which makes it the measure for source separation.",
    },
  ],
  widgetModels: ["speechbrain/sepformer-wham"],
};
