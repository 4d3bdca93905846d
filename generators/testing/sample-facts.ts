import { readFacts } from "../snippets/facts.ts";

/** A small fact table for tests: one fact of each kind that a model can have, and `revision`, which may be absent. */
export const sampleFacts = readFacts({
  id: { kind: "text", description: "id of the model", path: "id", default: "owner/name" },
  revision: { kind: "text", description: "a branch, if any", path: "revision" },
  class_name: { kind: "identifier", description: "class of the model", path: "class", default: "AutoModel" },
  steps: { kind: "number", description: "number of steps", path: "steps", default: 5 },
  custom_code: { kind: "flag", description: "brings code", of: "tags", table: { custom_code: true } },
  tags: { kind: "list", description: "tags of the model", path: "tags", default: ["plain"] },
  classes: { kind: "names", description: "class names", path: "classes", default: ["AutoModel"] },
  inputs: { kind: "value", description: "anything", path: "inputs", default: { text: "hello" } },
});
