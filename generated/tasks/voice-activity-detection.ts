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
    "A model marks the parts of a recording in which somebody speaks and leaves out silence, noise and music. It is the first step before transcription or speaker diarization, and tells a voice assistant when to listen.",
  demo: {
    inputs: [
      {
        type: "audio",
        filename: "kitchen.opus",
        poster: "kitchen.svg",
        description:
          "A voice says two sentences in a kitchen. Between them is a pause in which only a kettle is heard.",
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
        "Recorded meetings with word times and close or distant microphones; speech segments can be derived from the annotation.",
    },
    {
      id: "diarizers-community/voxconverse",
      description:
        "Audio of debates and news videos with the times at which each person speaks; varied noise and overlapping talk.",
    },
  ],
  models: [
    {
      id: "pyannote/segmentation-3.0",
      description:
        "Finds speech, overlapping speech and speaker changes frame by frame; part of the pyannote diarization pipeline.",
    },
    {
      id: "pyannote/voice-activity-detection",
      description: "Ready-made pyannote pipeline that returns the speech segments of a file.",
    },
    {
      id: "speechbrain/vad-crdnn-libriparty",
      description:
        "Light SpeechBrain model with adjustable thresholds; robust against music and noise in the background.",
    },
    {
      id: "onnx-community/silero-vad",
      description: "Very small detector in ONNX format that runs live on a CPU or in the browser.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "detection-error-rate",
      label: "Detection error rate",
      description:
        "Length of missed speech plus length of false alarms, divided by the length of true speech. 0 is perfect and lower is better; it can exceed 1.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Of all the time marked as speech, the share that is speech; 0 to 1, higher is better. Low values mean that noise gets through.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Of all the speech, the share that was marked; 0 to 1, higher is better. Most important before transcription, where skipped words are lost.",
    },
  ],
  widgetModels: [],
};
