import type { ProviderObject } from "../../inference/provider/types.ts";
import { createHubsmith, type HubsmithProvider, type HubsmithSettings } from "../index.ts";
import { defineProvider } from "../../inference/provider/define.ts";
import { type FaultyServer, serve } from "../../inference/testing/faulty-server.ts";
import { answerTo, type Answered, type Asked } from "./script.ts";

/** Starts a server that plays the script, except for requests that `other` answers. */
export function startScript(other: (asked: Asked) => Answered | undefined = () => undefined): Promise<FaultyServer> {
  return serve(async (request, response, text) => {
    const asked = { path: request.url ?? "", body: text.startsWith("{") ? (JSON.parse(text) as unknown) : text };
    const { status = 200, headers, json, stream } = other(asked) ?? answerTo(asked);
    const type = stream === undefined ? "application/json" : "text/event-stream";
    response.writeHead(status, { "content-type": type, ...headers });
    for (const piece of stream ?? []) {
      response.write(typeof piece === "string" ? piece : `data: ${JSON.stringify(piece)}\n\n`);
    }
    response.end(stream === undefined ? JSON.stringify(json) : undefined);
  });
}

/** Describes a provider at a server that plays the script. */
export function tinyHost(baseUrl: string): ProviderObject {
  return defineProvider({
    id: "tiny-host",
    displayName: "Tiny Host",
    baseUrl,
    tasks: {
      conversational: { use: "chat" },
      "feature-extraction": { use: "embeddings" },
      "text-to-image": { use: "images" },
    },
  });
}

/** Returns a provider of the AI SDK whose models run at a server that plays the script. */
export function modelsAt(origin: string, settings: HubsmithSettings = {}): HubsmithProvider {
  return createHubsmith({ provider: tinyHost(origin), accessToken: "key", ...settings });
}
