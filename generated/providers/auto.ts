// Generated – do not edit.
// source:    spec/providers/auto.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, responses } from "./presets.ts";

/** The provider Auto router. */
export const auto: ProviderSpec = {
  id: "auto",
  displayName: "Auto router",
  isPseudo: true,
  acceptsFullUrl: true,
  baseUrl: "{routerBase}",
  routedBase: "{routerBase}",
  tokenEnvironmentVariable: "HF_TOKEN",
  tasks: {
    conversational: chat,
    responses: {
      ...responses,
      fullUrl: [
        { endsWith: "/v1", append: "/responses" },
        { notEndsWith: "/responses", append: "/v1/responses" },
      ],
    },
  },
};
