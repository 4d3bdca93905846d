// Generated – do not edit.
// source:    spec/clients/hubsmith.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";
import { huggingfaceJsClient } from "./huggingface-js.ts";

/** The client hubsmith, with the templates of huggingface-js. */
export const hubsmithClient: Client = {
  id: "hubsmith",
  client: "hubsmith",
  language: "js",
  package: "hubsmith/inference",
  install: "npm install hubsmith",
  docsUrl: "https://hubsmith.github.io/hubsmith/docs/inference/",
  knownProviders: "all",
  methods: huggingfaceJsClient.methods,
  rules: huggingfaceJsClient.rules,
};
