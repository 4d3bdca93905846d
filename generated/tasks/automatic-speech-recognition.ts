// Generated – do not edit.
// source:    spec/tasks/automatic-speech-recognition.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Automatic Speech Recognition. */
export const automaticSpeechRecognition: TaskData = {
  id: "automatic-speech-recognition",
  label: "Automatic Speech Recognition",
  order: 140,
  modality: "audio",
  libraries: ["espnet", "k2", "nemo", "pyannote-audio", "speechbrain", "transformers", "transformers.js"],
  youtubeId: "TksaY_FDgnk",
  summary:
    "A model transcribes speech to text. Some models add timestamps, punctuation or a translation. It is used for subtitles, dictation, meeting notes, voice assistants and search in recordings.",
  demo: {
    inputs: [
      {
        type: "audio",
        filename: "meeting.opus",
        poster: "meeting.svg",
        description: "A voice says that the meeting has been moved to three o'clock on Thursday.",
      },
    ],
    outputs: [
      { type: "text", label: "Transcript", content: "The meeting has been moved to three o'clock on Thursday." },
    ],
  },
  datasets: [
    {
      id: "mozilla-foundation/common_voice_17_0",
      description:
        "Sentences read by volunteers in more than a hundred languages and many accents. Use it to train and test models for languages other than English.",
    },
    {
      id: "amphion/Emilia-Dataset",
      description:
        "Many hours of spontaneous speech from the web in six languages, with automatic cuts and transcripts. It is closer to everyday speech than read text is.",
    },
    {
      id: "parler-tts/mls_eng",
      description:
        "The English part of Multilingual LibriSpeech: a very large set of audiobook recordings with transcripts.",
    },
    {
      id: "espnet/yodas",
      description:
        "Speech with captions from freely licensed videos in more than a hundred languages. It is large but noisy.",
    },
  ],
  models: [
    {
      id: "openai/whisper-large-v3",
      description:
        "Transcribes about a hundred languages, with timestamps and translation into English. It is robust and the usual first choice.",
    },
    {
      id: "facebook/w2v-bert-2.0",
      description:
        "Speech encoder that was trained on many languages without labels. Fine-tune it, above all for languages with little data.",
    },
    {
      id: "facebook/seamless-m4t-v2-large",
      description:
        "Transcribes and translates speech and text in about a hundred languages. For some of them it also speaks the result.",
    },
    {
      id: "nvidia/canary-1b",
      description:
        "Transcribes and translates English, German, French and Spanish, with punctuation and capital letters.",
    },
    {
      id: "pyannote/speaker-diarization-3.1",
      description: "Detects who speaks when. Combine it with a transcription model to get a transcript with speakers.",
    },
  ],
  spaces: [
    {
      id: "hf-audio/whisper-large-v3",
      description: "Transcribe speech from the microphone, a file or a video link with Whisper.",
    },
    {
      id: "mrfakename/Moonshinex",
      description: "Quick transcription with Moonshine models, which are made for small devices.",
    },
    { id: "facebook/seamless_m4t", description: "Speak or type in one language and get text or speech in another." },
    { id: "nvidia/canary-1b", description: "Transcribe or translate a recording with Canary in its four languages." },
  ],
  metrics: [
    {
      id: "wer",
      label: "Word error rate (WER)",
      description:
        "Words wrongly added, missing or replaced, divided by the number of words in the reference. 0 is perfect and lower is better. It can exceed 1. Case and punctuation are usually removed first.",
    },
    {
      id: "cer",
      label: "Character error rate (CER)",
      description:
        "Characters wrongly added, missing or replaced, divided by the number of characters in the reference. 0 is perfect and lower is better. Use it for languages that are written without spaces, or if small spelling errors matter less.",
    },
  ],
  widgetModels: ["openai/whisper-large-v3"],
};
