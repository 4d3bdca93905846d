// Generated – do not edit.
// source:    spec/tasks/*.yaml
// generator: generators/artifacts/samples.ts
// to change: edit the source, then run `npm run generate`
import type { TaskId } from "./task-types.ts";

/** A sample input: text, an object of named inputs, or a list of chat messages. */
export type SampleInput =
  | string
  | number
  | boolean
  | null
  | readonly SampleInput[]
  | { readonly [name: string]: SampleInput };

/** Default inputs by task. In text, <mask> stands for the model's mask token. */
export const SAMPLES: { readonly [Task in TaskId]?: SampleInput } = {
  "text-classification": "The room was spotless and the view was lovely. Breakfast, sadly, was cold.",
  "token-classification": "Amara Okafor met Lukas Berg in Lisbon to plan the exhibition.",
  "table-question-answering": {
    question: "How many seats are free on the train to Turin?",
    table: {
      Train: ["R 214", "IC 608", "EC 37"],
      Destination: ["Verona", "Turin", "Zurich"],
      Departure: ["08:10", "09:25", "11:10"],
      "Free seats": ["42", "17", "63"],
    },
  },
  "question-answering": {
    question: "Where are the spare keys kept?",
    context: "The spare keys are kept in the blue tin on the top shelf of the workshop.",
  },
  "zero-shot-classification":
    "I cancelled my order two weeks ago, but you still charged my card and nobody answers my emails.",
  translation: "Завтра утром мы поедем на поезде к морю.",
  summarization:
    "The town of Harrow Mill reopened its market hall on Saturday after three years of repairs. A fire in the roof had closed the building, which dates from 1904, and engineers then found that two of its iron columns were cracked. The council first planned to pull the hall down, but a petition with nine thousand names persuaded it to save the frame and replace the roof with glass and timber. The work cost 6.2 million pounds, about a tenth more than expected, and most of the money came from a regional fund. Forty traders have returned, together with a small library and a café run by the local college. The mayor said that the hall should pay for its own upkeep within five years.",
  "feature-extraction": "The kettle is on the stove.",
  "text-generation": [{ role: "user", content: "What is a good first project for someone learning to solder?" }],
  "fill-mask": "The ship sailed into the <mask> at dawn.",
  "sentence-similarity": {
    source_sentence: "How do I reset my password?",
    sentences: [
      "I forgot my login and need a new one.",
      "The office is closed on public holidays.",
      "Where can I change my access code?",
    ],
  },
  "text-to-speech": "Your table is ready, please follow me.",
  "text-to-audio": "lo-fi hip hop, mellow piano, vinyl crackle, slow drums",
  "automatic-speech-recognition": "speech.flac",
  "audio-to-audio": "recording.flac",
  "audio-classification": "clip.flac",
  "audio-text-to-text": [
    {
      role: "user",
      content: [
        { type: "text", text: "What is being announced in this recording?" },
        { type: "audio_url", audio_url: { url: "https://example.com/announcement.mp3" } },
      ],
    },
  ],
  "voice-activity-detection": "recording.flac",
  "depth-estimation": "hallway.jpg",
  "image-classification": "photo.jpg",
  "object-detection": "street.jpg",
  "image-segmentation": "garden.jpg",
  "text-to-image": "A small wooden cabin by a frozen lake at dusk, warm light in the windows, watercolour",
  "image-to-text": "whiteboard.jpg",
  "image-to-image": {
    image: "living-room.png",
    prompt: "Paint the walls sage green and leave the furniture as it is.",
  },
  "image-to-video": { image: "kite.png", prompt: "The kite climbs into the wind while the camera slowly pulls back." },
  "video-classification": "clip.mp4",
  "tabular-classification": {
    island: ["Torgersen", "Biscoe"],
    bill_length_mm: [39.1, 46.1],
    flipper_length_mm: [181, 211],
    body_mass_g: [3750, 4500],
  },
  "tabular-regression": {
    floor_area_m2: [54, 120],
    rooms: [2, 4],
    year_built: [1974, 2008],
    district: ["Harbour", "Old Town"],
  },
  "text-ranking": {
    query: "How long should bread dough rise?",
    texts: [
      "Leave the dough in a warm place until it has doubled, which takes about an hour.",
      "Rye flour gives bread a darker crumb.",
      "The bakery on the corner opens at seven.",
    ],
  },
  "text-to-video": "A lighthouse on a cliff at sunrise, waves breaking below, slow aerial shot.",
  "image-text-to-text": [
    {
      role: "user",
      content: [
        { type: "text", text: "Describe this picture in two sentences." },
        { type: "image_url", image_url: { url: "https://upload.wikimedia.org/wikipedia/commons/3/3a/Cat03.jpg" } },
      ],
    },
  ],
  "image-text-to-image": {
    image: "living_room.png",
    prompt: "Replace the grey sofa with a blue one and keep the rest of the room unchanged.",
  },
  "image-text-to-video": {
    image: "sailing_boat.png",
    prompt: "The boat glides to the right, its sail filling with wind, camera held still.",
  },
  "visual-question-answering": { image: "kitchen.jpg", question: "How many chairs are at the table?" },
  "document-question-answering": { image: "delivery_note.png", question: "On which date was the parcel delivered?" },
  "zero-shot-image-classification": "garden_animal.jpg",
  "mask-generation": "market_stall.jpg",
  "zero-shot-object-detection": { image: "street_corner.jpg", candidate_labels: ["bicycle", "traffic light", "bench"] },
  "image-feature-extraction": "seashell.jpg",
  "video-text-to-text": [
    {
      role: "user",
      content: [
        { type: "text", text: "Summarise this video in two sentences." },
        { type: "video_url", video_url: { url: "https://example.com/video.mp4" } },
      ],
    },
  ],
  "keypoint-detection": "yoga_class.jpg",
  "any-to-any": [
    {
      role: "user",
      content: [
        { type: "text", text: "What does the person in the recording ask about this picture? Answer the question." },
        { type: "image_url", image_url: { url: "https://example.com/photo.jpg" } },
        { type: "audio_url", audio_url: { url: "https://example.com/question.wav" } },
      ],
    },
  ],
};
