import { defineProvider } from "../../inference/provider/define.ts";
import type { ProviderObject } from "../../inference/provider/types.ts";
import { type Answer, type Mock, type SeenRequest, startMock } from "../../mock/index.ts";
import { createHubsmith, type HubsmithProvider, type HubsmithSettings } from "../index.ts";
import { answerTo } from "./script.ts";

/** Starts a server on which `tinyHost` plays the script, except for requests that `other` answers. */
export function startScript(other: (request: SeenRequest) => Answer | undefined = () => undefined): Promise<Mock> {
  const answer = (request: SeenRequest): Answer => other(request) ?? answerTo(request);
  return startMock({ replies: [{ when: { path: "/tiny/*" }, answer }] });
}

/** Describes a provider that plays the script. */
export function tinyHost(url: string): ProviderObject {
  return defineProvider({
    id: "tiny-host",
    displayName: "Tiny Host",
    baseUrl: `${url}/tiny`,
    tasks: {
      conversational: { use: "chat" },
      "feature-extraction": { use: "embeddings" },
      "text-to-image": { use: "images" },
    },
  });
}

/** Returns a provider of the AI SDK whose models run at `tinyHost`. */
export function modelsAt(url: string, settings: HubsmithSettings = {}): HubsmithProvider {
  return createHubsmith({ provider: tinyHost(url), accessToken: "key", ...settings });
}
