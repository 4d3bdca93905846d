// Generated – do not edit.
// source:    spec/tasks/visual-document-retrieval.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Visual Document Retrieval. */
export const visualDocumentRetrieval: TaskData = {
  id: "visual-document-retrieval",
  label: "Visual Document Retrieval",
  order: 540,
  modality: "multimodal",
  libraries: ["transformers"],
  summary:
    "Finds the document pages that answer a question. The model compares the question with images of the pages, so tables, charts and layout count, and no text recognition is needed. It is used to search reports, slides and manuals, and to find pages for chats about documents.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "report.webp",
        width: 960,
        height: 440,
        description:
          "Three pages of a report side by side: page 7 with a table of energy use by site, page 8 with a drawing of a wind farm, page 9 with a list of addresses.",
      },
      { type: "text", label: "Question", content: "Which site used the most energy last year?" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "Page 7", score: 0.912 },
          { label: "Page 8", score: 0.071 },
          { label: "Page 9", score: 0.017 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: "vidore/colpali_train_set",
      description:
        "Questions paired with page images, from public benchmarks and from generated questions. ColPali was trained on this dataset.",
    },
  ],
  models: [
    {
      id: "vidore/colqwen2-v1.0",
      description:
        "Stores many vectors per page and compares them with each word of the question. It is very accurate, but needs a larger index.",
    },
    {
      id: "Tevatron/OmniEmbed-v0.1",
      description:
        "Uses one vector space for text, page images, audio and video. Choose it for mixed collections and a small index.",
    },
  ],
  spaces: [
    { id: "vidore/vidore-leaderboard", description: "Compares page retrieval models on the ViDoRe benchmarks." },
    {
      id: "vidore/visual-rag-tool",
      description: "Upload PDF files, ask a question, and get the best pages together with an answer from these pages.",
    },
  ],
  metrics: [
    {
      id: "ndcg-at-k",
      label: "NDCG at K",
      description:
        "Measures how close the order of the first K pages is to the best possible order, with more weight on the top pages. The range is 0 to 1, and higher is better. K = 5 is usual for this task, because only a few pages are used for the answer.",
    },
  ],
  widgetModels: [],
};
