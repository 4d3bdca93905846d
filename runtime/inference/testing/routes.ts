import { answer, json, serve, type FaultyServer, type Reply } from "./faulty-server.ts";

/** Replies by method and path. A list is sent in order, and its last reply is repeated. */
export type Routes = Readonly<Record<string, Reply | readonly Reply[]>>;

/** Starts a server that sends the reply for the method and path of each request. */
export function serveRoutes(routes: Routes): Promise<FaultyServer> {
  return serve(replyBy(routes));
}

/**
 * Returns a reply that finds the route of each request and sends the reply of that route. The query is ignored, unless
 * a route contains a query.
 */
export function replyBy(routes: Routes): Reply {
  const counts = new Map<string, number>();
  return async (request, response, body) => {
    const path = request.url ?? "";
    const exact = `${request.method} ${path}`;
    const key = exact in routes ? exact : exact.replace(/\?.*/, "");
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const found = routes[key];
    const list: readonly Reply[] = found === undefined ? [answer(404, `no route for ${key}`)] : [found].flat();
    await list[Math.min(count, list.length - 1)]?.(request, response, body);
  };
}

/** Returns the hub's reply with the providers of a model. */
export function mapping(
  ...entries: readonly (readonly [provider: string, providerId: string, task: string, more?: object])[]
): Reply {
  return json({
    id: "acme/model",
    inferenceProviderMapping: entries.map(([provider, providerId, task, more]) => ({
      provider,
      providerId,
      task,
      status: "live",
      ...more,
    })),
  });
}

/** A complete chat answer. */
export const CHAT = {
  id: "chat-1",
  object: "chat.completion",
  created: 1_760_000_000,
  model: "acme/model",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
  usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
};

/** A picture of one pixel. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=",
  "base64",
);
