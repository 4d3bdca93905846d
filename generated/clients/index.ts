// Generated – do not edit.
// source:    spec/clients/*.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import { curlClient } from "./curl.ts";
import type { Client } from "./facts.ts";
import { requestsClient } from "./requests.ts";

/** Id of a client. */
export type ClientId = "requests" | "curl";

/** All clients, in the order that they are shown in. */
export const CLIENTS: readonly Client[] = [
  requestsClient,
  curlClient,
];
