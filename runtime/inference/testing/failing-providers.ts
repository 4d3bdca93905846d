/** Providers that the tests of fallbacks call directly, for chats and for videos. */
export const CHAT = ["groq", "together", "mistral"] as const;
export const FILMS = ["fal-ai", "replicate", "openrouter"] as const;
export type Id = (typeof CHAT)[number] | (typeof FILMS)[number];

export const HOSTS: Readonly<Record<Id, string>> = {
  groq: "api.groq.com",
  together: "api.together.xyz",
  mistral: "api.mistral.ai",
  "fal-ai": "queue.fal.run",
  replicate: "api.replicate.com",
  openrouter: "openrouter.ai",
};

interface Seen {
  readonly host: string;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** Returns a `fetch` that answers as the hub, and as providers that all fail, and the list of requests to providers. */
export function recorder(fail: () => Response = () => Response.json({ error: "overloaded" }, { status: 400 })) {
  const seen: Seen[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    const { host, pathname } = new URL(url);
    const headers = new Headers(init.headers);
    if (pathname.startsWith("/api/models/")) {
      const entry = (task: string) => (provider: string) => ({ provider, providerId: "acme/m", task, status: "live" });
      return Response.json({
        inferenceProviderMapping: [
          ...CHAT.map(entry("conversational")),
          ...FILMS.map(entry("text-to-video")),
          entry("conversational")("hf-inference"),
        ],
      });
    }
    const body = typeof init.body === "string" ? init.body : "";
    seen.push({
      host,
      headers,
      body: body === "" ? {} : JSON.parse(body),
      text: [url, JSON.stringify([...headers]), body].join("\n"),
    });
    return fail();
  }) as typeof globalThis.fetch;
  return { fetch, seen };
}
