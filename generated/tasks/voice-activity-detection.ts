// Generated – do not edit.
// source:    spec/tasks/voice-activity-detection.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Voice Activity Detection. */
export const voiceActivityDetection: TaskData = {
  id: "voice-activity-detection",
  label: "Voice Activity Detection",
  order: 180,
  modality: "audio",
  libraries: ["pyannote-audio", "speechbrain"],
  summary:
    "A model marks the parts of a recording in which somebody speaks. It excludes silence, noise and music. It is the first step before transcription or speaker diarization, and it detects when a user speaks to a voice assistant.",
  demo: {
    inputs: [
      {
        type: "audio",
        filename: "kitchen.opus",
        poster: "kitchen.svg",
        description: "A voice says two sentences in a kitchen. In the pause between them, only a kettle is heard.",
      },
    ],
    outputs: [
      {
        type: "tabular",
        table: [
          ["Segment", "Start (s)", "End (s)"],
          ["1", "0.60", "2.88"],
          ["2", "5.81", "8.49"],
        ],
      },
    ],
  },
  datasets: [
    {
      id: "edinburghcstr/ami",
      description:
        "Recorded meetings with word times, from close and distant microphones. You can derive speech segments from the annotations.",
    },
    {
      id: "diarizers-community/voxconverse",
      description:
        "Audio of debates and news videos, with the times at which each person speaks. It contains varied noise and overlapping speech.",
    },
  ],
  models: [
    {
      id: "pyannote/segmentation-3.0",
      description:
        "Finds speech, overlapping speech and changes of speaker for each frame. It is part of the pyannote diarization pipeline.",
    },
    {
      id: "pyannote/voice-activity-detection",
      description: "A ready-to-use pyannote pipeline that returns the speech segments of a file.",
    },
    {
      id: "speechbrain/vad-crdnn-libriparty",
      description:
        "A small SpeechBrain model with adjustable thresholds. It is robust against music and noise in the background.",
    },
    {
      id: "onnx-community/silero-vad",
      description: "A very small model in ONNX format. It processes live audio on a CPU or in the browser.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "detection-error-rate",
      label: "Detection error rate",
      description:
        "Length of missed speech plus length of false alarms, divided by the length of the true speech. 0 is perfect, and lower is better. The value can be greater than 1.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Share of the time marked as speech that really is speech, from 0 to 1. Higher is better. Low values mean that noise is marked as speech.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Share of the true speech that was marked, from 0 to 1. Higher is better. It is the most important metric before transcription, because missed words are lost.",
    },
  ],
  widgetModels: [],
};
