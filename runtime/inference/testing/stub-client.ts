import { type ClientOptions, InferenceClient } from "../index.ts";

export const TOKEN = "hf_ProductionProduction";

/**
 * Returns a client, and the list of its requests. The client receives the given responses in order, and then the last
 * response again and again. The simulated hub lists one provider.
 */
export function stubClient(
  provider: string,
  task: string,
  answers: readonly (() => Response)[],
  options: ClientOptions = {},
) {
  const seen: { url: string; headers: Headers }[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    if (url.includes("/api/models/")) {
      return Response.json({ inferenceProviderMapping: [{ provider, providerId: "tiny", task, status: "live" }] });
    }
    seen.push({ url, headers: new Headers(init.headers) });
    return (answers[Math.min(seen.length, answers.length) - 1] ?? (() => Response.error()))();
  }) as typeof globalThis.fetch;
  return { seen, client: new InferenceClient(TOKEN, { fetch, retry: { baseMs: 1, capMs: 1 }, ...options }) };
}
