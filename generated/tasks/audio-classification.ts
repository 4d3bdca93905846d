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
    "A model assigns labels to a recording, for example a spoken command, a language, a speaker, an emotion or the source of a sound. It is used for voice control, for monitoring machines and wildlife, and for sorting archives.",
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
        "Benchmark with several speech tasks, such as keyword spotting, speaker identification and emotion recognition. It shows what a speech encoder has learned.",
    },
    {
      id: "agkphysics/AudioSet",
      description:
        "Ten-second clips with labels for several hundred kinds of everyday sounds, music and speech. It is the standard dataset for general sound recognition.",
    },
  ],
  models: [
    {
      id: "speechbrain/google_speech_command_xvector",
      description: "Recognises a small set of English command words. It is small enough for voice control on a device.",
    },
    {
      id: "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition",
      description: "Classifies the emotion in spoken English into eight classes, such as calm, happy, sad and angry.",
    },
    {
      id: "facebook/mms-lid-126",
      description: "Identifies which of 126 languages is spoken. Use it as a first step before transcription.",
    },
  ],
  spaces: [
    {
      id: "kurianbenoy/audioclassification",
      description: "Predicts the genre of a piece of music from an image of its spectrogram.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of examples whose predicted label is right, from 0 to 1. Higher is better. Read it with care when one class is much more common than the others: a model that always predicts this class already scores well.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Share of the examples of a class that the model finds, from 0 to 1. Higher is better. Look at recall first when a missed example is costly.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Share of the model's predictions of a class that are right, from 0 to 1. Higher is better. Look at precision first when a false alarm is costly.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "Harmonic mean of precision and recall, from 0 to 1. Higher is better. F1 is high only when both are high. The average over classes (macro F1) gives rare classes the same weight as common ones.",
    },
  ],
  widgetModels: ["MIT/ast-finetuned-audioset-10-10-0.4593"],
};
