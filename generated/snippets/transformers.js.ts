// Generated – do not edit.
// source:    spec/libraries/transformers.js.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const TRANSFORMERS_JS_TASK_VALUES = new Set<unknown>([
  "background-removal",
  "depth-estimation",
  "image-classification",
  "image-feature-extraction",
  "image-segmentation",
  "image-to-image",
  "image-to-text",
  "object-detection",
]);

const TRANSFORMERS_JS_TASK_VALUES_2 = new Set<unknown>([
  "summarization",
  "text-classification",
  "text-generation",
  "token-classification",
]);

/** Rules of transformers.js: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => !(facts.pipeline_tag !== ""),
      message: "Unknown pipeline tag",
    },
    {
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `npm i @huggingface/transformers`,
        },
        {
          pick: "first",
          rules: [
            {
              when: (facts) => facts.transformers_js_task === "feature-extraction",
              kind: "usage",
              language: "javascript",
              title: "Embed sentences",
              render: (facts, javascript) => `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const sentences = ["The kettle is on.", "Who left the window open?"];
const embeddings = await pipe(sentences, { pooling: "mean", normalize: true });
console.log(embeddings.dims);`,
            },
            {
              when: (facts) => TRANSFORMERS_JS_TASK_VALUES.has(facts.transformers_js_task),
              kind: "usage",
              language: "javascript",
              title: "Use a pipeline",
              render: (facts, javascript) => `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const output = await pipe("path/to/image.png");
console.log(output);`,
            },
            {
              when: (facts) => facts.transformers_js_task === "zero-shot-classification",
              kind: "usage",
              language: "javascript",
              title: "Use a pipeline",
              render: (facts, javascript) => `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const labels = ["cooking", "travel", "repairs"];
const output = await pipe("The hinge of the cellar door is broken.", labels);
console.log(output);`,
            },
            {
              when: (facts) => facts.transformers_js_task === "question-answering",
              kind: "usage",
              language: "javascript",
              title: "Use a pipeline",
              render: (facts, javascript) => `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const output = await pipe("When does the ferry leave?", "The ferry leaves the harbour at seven.");
console.log(output);`,
            },
            {
              when: (facts) => TRANSFORMERS_JS_TASK_VALUES_2.has(facts.transformers_js_task),
              kind: "usage",
              language: "javascript",
              title: "Use a pipeline",
              render: (facts, javascript) => `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const output = await pipe("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.");
console.log(output);`,
            },
            {
              when: (facts) => facts.transformers_js_task !== "",
              kind: "usage",
              language: "javascript",
              title: "Use a pipeline",
              render: (facts, javascript) => `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");`,
            },
            {
              when: (facts) => facts.pipeline_tag === "text-ranking",
              kind: "usage",
              language: "javascript",
              title: "Rank passages",
              render: (facts, javascript) => `import { AutoModelForSequenceClassification, AutoTokenizer } from "@huggingface/transformers";

const tokenizer = await AutoTokenizer.from_pretrained("${javascript.inDouble(facts.id)}");
const model = await AutoModelForSequenceClassification.from_pretrained("${javascript.inDouble(facts.id)}");

const query = "When does the ferry leave?";
const passages = ["The ferry leaves the harbour at seven.", "Tickets are sold on board."];
const inputs = tokenizer(
  passages.map(() => query),
  { text_pair: passages, padding: true, truncation: true },
);
const { logits } = await model(inputs);
console.log(logits.sigmoid().tolist());`,
            },
            {
              kind: "usage",
              language: "javascript",
              title: "Load the model",
              render: (facts, javascript) => `import { AutoModel, AutoProcessor } from "@huggingface/transformers";

// There is no pipeline for this task. A model of text alone takes AutoTokenizer for AutoProcessor.
const processor = await AutoProcessor.from_pretrained("${javascript.inDouble(facts.id)}");
const model = await AutoModel.from_pretrained("${javascript.inDouble(facts.id)}");`,
            },
          ],
        },
      ],
    },
  ],
};
