import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildPackage } from "../../scripts/package/build-package.ts";
import { ROOT } from "../../scripts/lib/run.ts";
import { ADDRESS, useBrowser } from "./testing.ts";

/**
 * These tests load the built package in a user's page, without a bundler. The page has one origin. The hub, the router
 * and files have a second origin, which allows only the headers `authorization` and `content-type` from other origins.
 * A third origin must never receive a secret.
 */

const TOKEN = "hf_BrowserBrowserBrowser";
const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type",
  "access-control-allow-methods": "GET, POST",
  "access-control-max-age": "600",
};

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
}

/** A server, with the requests that it received, and the responses that the client cancelled. */
interface Place {
  readonly origin: string;
  readonly seen: Seen[];
  readonly left: string[];
  readonly server: Server;
}

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => unknown;

async function open(answerTo: Answer): Promise<Place> {
  const seen: Seen[] = [];
  const left: string[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    const { method = "", url = "", headers } = request;
    response.on("close", () => !response.writableEnded && left.push(url));
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      seen.push({ method, path: url, headers });
      void answerTo(request, response, Buffer.concat(pieces).toString());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, left, server };
}

/** Serves the files of the package, and a page that can import them by name. */
const servePackage: Answer = async ({ url = "/" }, response) => {
  if (url === "/") {
    const imports = {
      "hubsmith/inference": "/dist/runtime/inference/index.js",
      "hubsmith/inference/core": "/dist/runtime/inference/core.js",
      "hubsmith/providers/groq": "/dist/generated/providers/groq.js",
      "eventsource-parser": "/node_modules/eventsource-parser/dist/index.js",
    };
    const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
    response.setHeader("content-type", "text/html").end(`<!doctype html><html lang="en"><title>x</title>${map}`);
    return;
  }
  const file = await readFile(join(ROOT, normalize(url))).catch(() => undefined);
  response.statusCode = file === undefined ? 404 : 200;
  response.setHeader("content-type", "text/javascript").end(file);
};

const CHAT = {
  id: "chat-1",
  created: 1,
  model: "m",
  system_fingerprint: "",
  choices: [{ index: 0, message: { role: "assistant", content: "Blue." }, finish_reason: "stop" }],
  usage: {},
};

const chunk = (content: string, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;

describe.skipIf(ADDRESS === "")("the built client in a browser", () => {
  const visit = useBrowser();
  let home: Place;
  let hub: Place;
  let foreign: Place;
  let page: Page;

  const json = (response: ServerResponse, value: unknown, status = 200): unknown =>
    response.writeHead(status, { ...CORS, "content-type": "application/json" }).end(JSON.stringify(value));

  const answers: Readonly<Record<string, Answer>> = {
    "/v1/chat/completions": (_, response, body) => {
      const { stream, messages } = JSON.parse(body) as { stream?: boolean; messages: { content: string }[] };
      if (messages[0]?.content === "fail") return json(response, { error: "overloaded" }, 400);
      if (stream !== true) return json(response, CHAT);
      response.writeHead(200, { ...CORS, "content-type": "text/event-stream" });
      response.write(chunk("Bl"));
      // For the message "leave", the end of the stream is never sent, so that only the client can end the stream.
      return messages[0]?.content === "leave" ? undefined : response.end(chunk("ue.", "stop"));
    },
    "/moved/v1/chat/completions": (_, response) =>
      response.writeHead(307, { ...CORS, location: `${foreign.origin}/v1/chat/completions` }).end(),
    "/api/models/acme/picture": (_, response) =>
      json(response, {
        inferenceProviderMapping: [
          { provider: "fal-ai", providerId: "acme/painter", task: "text-to-image", status: "live" },
          { provider: "hf-inference", providerId: "acme/ear", task: "automatic-speech-recognition", status: "live" },
        ],
      }),
    "/fal-ai/acme/painter": (_, response) =>
      json(response, { request_id: "1", status: "IN_QUEUE", response_url: "https://queue.fal.run/jobs/1" }),
    "/fal-ai/jobs/1/status": (_, response) => json(response, { status: "COMPLETED" }),
    "/fal-ai/jobs/1": (_, response) => json(response, { images: [{ url: `${foreign.origin}/picture.png` }] }),
    "/hf-inference/models/acme/ear": (_, response) => json(response, { text: "Mind the step." }),
  };

  beforeAll(async () => {
    if (!existsSync(join(ROOT, "dist/runtime/inference/index.js"))) await buildPackage();
    home = await open(servePackage);
    hub = await open((request, response, body) => {
      const { method, url = "" } = request;
      if (method === "OPTIONS") return response.writeHead(204, CORS).end();
      const found = answers[url.replace(/\?.*/, "")];
      return found === undefined ? json(response, { error: `no ${url}` }, 404) : found(request, response, body);
    });
    foreign = await open((_, response) => response.writeHead(200, { ...CORS, "content-type": "image/png" }).end(PNG));
  });
  afterAll(() => {
    for (const { server } of [home, hub, foreign]) server.close().closeAllConnections();
  });
  beforeEach(async () => {
    for (const { seen, left } of [home, hub, foreign]) seen.length = left.length = 0;
    ({ page } = await visit(home.origin));
  });

  /**
   * Runs code in the page, with the variables `client` and `hubsmith`. Returns the name, message and status of a thrown
   * error.
   */
  async function inPage(code: string): Promise<unknown> {
    const options = { hubUrl: hub.origin, routerUrl: hub.origin, retry: { baseMs: 1, capMs: 2 }, maxRetries: 0 };
    const program = `(async () => {
      const hubsmith = await import("hubsmith/inference");
      const client = new hubsmith.InferenceClient(${JSON.stringify(TOKEN)}, ${JSON.stringify(options)});
      const messages = [{ role: "user", content: "Name a colour." }];
      try { ${code} } catch (error) {
        return { name: error.name, message: error.message, status: error.httpResponse?.status };
      }
    })()`;
    return page.evaluate(program);
  }

  test("a chat sends no headers except the token and the content type", async () => {
    const code = `return (await client.chatCompletion({ model: "acme/model", messages })).choices[0].message.content;`;
    expect(await inPage(code)).toBe("Blue.");
    expect(hub.seen.map(({ method }) => method)).toEqual(["OPTIONS", "POST"]);
    expect(hub.seen[0]?.headers["access-control-request-headers"]).toBe("authorization,content-type");
    expect(hub.seen[1]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test("a call through hubsmith/inference/core with one provider works", async () => {
    const code = `
      const { chatCompletion } = await import("hubsmith/inference/core");
      const { groq } = await import("hubsmith/providers/groq");
      return (await chatCompletion({
        provider: { ...groq, hubOrg: undefined, baseUrl: "${hub.origin}", tasks: { conversational: { ...groq.tasks.conversational, route: "v1/chat/completions" } } },
        accessToken: "key", model: "m", messages,
      })).id;`;
    expect(await inPage(code)).toBe("chat-1");
    expect(hub.seen.at(-1)?.headers.authorization).toBe("Bearer key");
  });

  test("reads a complete stream, and cancels the request if the caller leaves the loop", async () => {
    const whole = `
      let text = "";
      for await (const { choices } of client.chatCompletionStream({ model: "acme/model", messages })) text += choices[0].delta.content;
      return text;`;
    expect(await inPage(whole)).toBe("Blue.");
    const leave = `
      messages[0].content = "leave";
      for await (const { choices } of client.chatCompletionStream({ model: "acme/model", messages })) return choices[0].delta.content;`;
    expect(await inPage(leave)).toBe("Bl");
    await expect.poll(() => hub.left).toEqual(["/v1/chat/completions"]);
  });

  test("downloads the file of a job from another origin without the token", async () => {
    const code = `
      const image = await client.textToImage({ provider: "fal-ai", model: "acme/picture", inputs: "x" }, { poll: { intervalMs: 1 } });
      return [image.constructor.name, image.type, image.size];`;
    expect(await inPage(code)).toEqual(["Blob", "image/png", PNG.length]);
    expect(foreign.seen.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ["/picture.png", undefined],
    ]);
  });

  test("an audio file is sent unchanged, and the progress is reported", async () => {
    const code = `
      const sent = [];
      const sound = new Blob([new Uint8Array(100000)], { type: "audio/flac" });
      const { text } = await client.automaticSpeechRecognition(
        { provider: "hf-inference", model: "acme/picture", inputs: sound },
        { onUpload: (progress) => sent.push(progress) },
      );
      return [text, sent[0]];`;
    expect(await inPage(code)).toEqual(["Mind the step.", { sent: 0, total: 100_000 }]);
    expect(hub.seen.at(-1)?.headers).toMatchObject({ "content-type": "audio/flac", "content-length": "100000" });
  });

  test("throws typed errors and the abort reason, and follows no redirect to another origin", async () => {
    const chat = `client.chatCompletion({ model: "acme/model", messages })`;
    expect(await inPage(`messages[0].content = "fail"; return await ${chat};`)).toMatchObject({
      name: "ProviderApiError",
      status: 400,
      message: expect.stringContaining("overloaded") as string,
    });
    expect(await inPage(`return await client.chatCompletion({ model: "acme/model", messages: [] });`)).toMatchObject({
      name: "InputError",
    });
    const aborted = `
      messages[0].content = "leave";
      const abort = new AbortController();
      setTimeout(() => abort.abort(new RangeError("enough")), 30);
      return await client.chatCompletionStream({ model: "acme/model", messages }, { signal: abort.signal }).collect();`;
    expect(await inPage(aborted)).toMatchObject({ name: "RangeError", message: "enough" });
    const moved = `return await client.endpoint("${hub.origin}/moved/v1").chatCompletion({ messages });`;
    expect(await inPage(moved)).toMatchObject({ name: "ConnectionError" });
    expect(foreign.seen).toEqual([]);
  });

  test("a printed client never shows the token", async () => {
    const code = `console.log(client); return JSON.stringify(client) + Object.getOwnPropertyNames(client) + String(client);`;
    expect(await inPage(code)).toBe("{}[object Object]");
  });
});
