// Generated – do not edit.
// source:    spec/tasks/*.yaml
// generator: generators/artifacts/samples.ts
// to change: edit the source, then run `npm run generate`
import type { SampleInput } from "./contract.ts";
import type { TaskId } from "./task-types.ts";

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
  "automatic-speech-recognition": "meeting.flac",
  "audio-to-audio": "voices.flac",
  "audio-classification": "alarm.flac",
  "audio-text-to-text": [
    {
      role: "user",
      content: [
        { type: "text", text: "Why is the speaker late, and by how much?" },
        { type: "audio_url", audio_url: { url: "https://hubsmith.github.io/hubsmith/samples/message.flac" } },
      ],
    },
  ],
  "voice-activity-detection": "kitchen.flac",
  "depth-estimation": "desk.jpg",
  "image-classification": "cat.jpg",
  "object-detection": "desk.jpg",
  "image-segmentation": "desk.jpg",
  "text-to-image": "A small wooden cabin by a frozen lake at dusk, warm light in the windows, watercolour",
  "image-to-text": "rocket.jpg",
  "image-to-image": { image: "coffee-grey.jpg", prompt: "Colour this photograph." },
  "image-to-video": { image: "boat.jpg", prompt: "The boat drifts to the right and ripples spread over the water." },
  "video-classification": "juggling.mp4",
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
        { type: "image_url", image_url: { url: "https://hubsmith.github.io/hubsmith/samples/cat.jpg" } },
      ],
    },
  ],
  "image-text-to-image": {
    image: "desk.jpg",
    prompt: "Make the teapot dark green and remove the two oranges. Leave everything else as it is.",
  },
  "image-text-to-video": {
    image: "balloon.jpg",
    prompt: "The balloon lifts off slowly and rises out of the frame. The camera does not move.",
  },
  "visual-question-answering": { image: "coffee.jpg", question: "What is in the cup?" },
  "document-question-answering": { image: "invoice.jpg", question: "What is the date of the invoice?" },
  "zero-shot-image-classification": "cat.jpg",
  "mask-generation": "desk.jpg",
  "zero-shot-object-detection": { image: "desk.jpg", candidate_labels: ["laptop", "mug", "plant"] },
  "image-feature-extraction": "coffee.jpg",
  "video-text-to-text": [
    {
      role: "user",
      content: [
        { type: "text", text: "Summarise this video in two sentences." },
        { type: "video_url", video_url: { url: "https://hubsmith.github.io/hubsmith/samples/dominoes.mp4" } },
      ],
    },
  ],
  "keypoint-detection": "figure.jpg",
  "any-to-any": [
    {
      role: "user",
      content: [
        { type: "text", text: "What is the speaker's problem? Which means of transport in the picture would help?" },
        { type: "image_url", image_url: { url: "https://hubsmith.github.io/hubsmith/samples/balloon.jpg" } },
        { type: "audio_url", audio_url: { url: "https://hubsmith.github.io/hubsmith/samples/message.flac" } },
      ],
    },
  ],
};
