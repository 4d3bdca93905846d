// Generated – do not edit.
// source:    spec/tasks/audio-classification.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Audio Classification. */
export const audioClassification: TaskData = {
  id: "audio-classification",
  label: "Audio Classification",
  order: 160,
  modality: "audio",
  subtasks: [
    { type: "keyword-spotting", name: "Keyword Spotting" },
    { type: "speaker-identification", name: "Speaker Identification" },
    { type: "audio-intent-classification", name: "Audio Intent Classification" },
    { type: "audio-emotion-recognition", name: "Audio Emotion Recognition" },
    { type: "audio-language-identification", name: "Audio Language Identification" },
  ],
  libraries: ["speechbrain", "transformers", "transformers.js"],
  youtubeId: "KWwzcmG98Ds",
  summary:
    "A model assigns labels to a recording: a spoken command, a language, a speaker, an emotion or the source of a sound. It is used for voice control, monitoring of machines and wildlife, and sorting of archives.",
  demo: {
    inputs: [
      {
        type: "audio",
        filename: "alarm.opus",
        poster: "alarm.svg",
        description: "A smoke alarm beeps three times, pauses, and beeps three times again.",
      },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "Smoke detector, smoke alarm", score: 0.91 },
          { label: "Beep, bleep", score: 0.06 },
          { label: "Alarm clock", score: 0.02 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: "s3prl/superb",
      description:
        "Benchmark of several speech tasks, such as keyword spotting, speaker identification and emotion recognition; shows what a speech encoder has learned.",
    },
    {
      id: "agkphysics/AudioSet",
      description:
        "Ten-second clips labelled with several hundred kinds of everyday sounds, music and speech; the standard for general sound recognition.",
    },
  ],
  models: [
    {
      id: "speechbrain/google_speech_command_xvector",
      description: "Recognises a small set of English command words; light enough for voice control.",
    },
    {
      id: "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition",
      description: "Judges the emotion in spoken English, with eight classes such as calm, happy, sad and angry.",
    },
    {
      id: "facebook/mms-lid-126",
      description: "Tells which of 126 languages is spoken; good as a first step before transcription.",
    },
  ],
  spaces: [
    {
      id: "kurianbenoy/audioclassification",
      description: "Guesses the genre of a piece of music by classifying an image of its spectrogram.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of examples whose predicted label is right, from 0 to 1; higher is better. Read it with care when one class is far more common than the others: always guessing that class already scores well.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Of all examples that truly belong to a class, the share the model found; 0 to 1, higher is better. Look at it first when a miss is costly.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Of all examples the model put into a class, the share that really belongs there; 0 to 1, higher is better. Look at it first when a false alarm is costly.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "Harmonic mean of precision and recall, from 0 to 1; higher is better. It is high only when both are. Averaged over classes (macro), it counts rare classes as much as common ones.",
    },
  ],
  widgetModels: ["MIT/ast-finetuned-audioset-10-10-0.4593"],
};
