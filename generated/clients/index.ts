// Generated – do not edit.
// source:    spec/clients/*.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import { curlClient } from "./curl.ts";
import type { Client } from "./facts.ts";
import { falClientClient } from "./fal-client.ts";
import { fetchClient } from "./fetch.ts";
import { hubsmithClient } from "./hubsmith.ts";
import { huggingfaceHubClient } from "./huggingface-hub.ts";
import { huggingfaceJsClient } from "./huggingface-js.ts";
import { openaiJsResponsesClient } from "./openai-js-responses.ts";
import { openaiJsClient } from "./openai-js.ts";
import { openaiPythonResponsesClient } from "./openai-python-responses.ts";
import { openaiPythonClient } from "./openai-python.ts";
import { requestsClient } from "./requests.ts";

/** Id of a client. */
export type ClientId =
  | "openai-python"
  | "openai-python-responses"
  | "huggingface-hub"
  | "fal-client"
  | "requests"
  | "openai-js"
  | "openai-js-responses"
  | "huggingface-js"
  | "hubsmith"
  | "fetch"
  | "curl";

/** All clients, in the order that they are shown in. */
export const CLIENTS: readonly Client[] = [
  openaiPythonClient,
  openaiPythonResponsesClient,
  huggingfaceHubClient,
  falClientClient,
  requestsClient,
  openaiJsClient,
  openaiJsResponsesClient,
  huggingfaceJsClient,
  hubsmithClient,
  fetchClient,
  curlClient,
];
