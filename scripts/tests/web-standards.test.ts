import { createContext, runInContext } from "node:vm";
import { join } from "node:path";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../lib/run.ts";

/**
 * The only globals that the client can use in these tests: those of web standards, which also exist in edge workers,
 * Deno and Bun. Any other global causes a ReferenceError.
 */
const STANDARD = {
  AbortController,
  AbortSignal,
  Blob,
  DOMException,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  URL,
  URLSearchParams,
  WritableStream,
  atob,
  btoa,
  clearInterval,
  clearTimeout,
  console,
  crypto,
  performance,
  queueMicrotask,
  setInterval,
  setTimeout,
  structuredClone,
};

const PROGRAM = `
import { InferenceClient } from "hubsmith/inference";
import { chatCompletion } from "hubsmith/inference/core";
import { groq } from "hubsmith/providers/groq";
globalThis.start = (fetch) => ({ client: new InferenceClient("hf_edge", { fetch, poll: { intervalMs: 1 } }), chatCompletion, groq });
`;

const CHUNK = { choices: [{ index: 0, delta: { content: "Blue." }, finish_reason: "stop" }] };
const PNG = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** The responses of a fake server. Each key is the end of a request path. */
const ANSWERS: Readonly<Record<string, (init: RequestInit) => Response>> = {
  "/v1/chat/completions": ({ body }) => {
    const isStream = typeof body === "string" && body.includes('"stream":true');
    const headers = { "content-type": "text/event-stream" };
    if (isStream) return new Response(`data: ${JSON.stringify(CHUNK)}\n\ndata: [DONE]\n\n`, { headers });
    const message = { role: "assistant", content: "Blue." };
    const rest = { id: "1", created: 1, model: "m", system_fingerprint: "", usage: {} };
    return Response.json({ ...rest, choices: [{ index: 0, message, finish_reason: "stop" }] });
  },
  "/models/acme/model": () => Response.json({ inferenceProviderMapping: SERVED }),
  "/acme/painter": () =>
    Response.json({ request_id: "1", status: "IN_QUEUE", response_url: "https://queue.fal.run/jobs/1" }),
  "/jobs/1/status": () => Response.json({ status: "COMPLETED" }),
  "/jobs/1": () => Response.json({ images: [{ url: "https://media.example/1.png" }] }),
  "/1.png": () => new Response(PNG, { headers: { "content-type": "image/png" } }),
  "/transcriptions": () => Response.json({ text: "Mind the step." }),
  "/acme/ear": () => Response.json({ text: "Mind the step." }),
};
const SERVED = [
  { provider: "fal-ai", providerId: "acme/painter", task: "text-to-image", status: "live" },
  { provider: "hf-inference", providerId: "acme/ear", task: "automatic-speech-recognition", status: "live" },
];

describe("without the API of Node, the client supports", () => {
  let context: Record<string, unknown>;
  const asked: string[] = [];

  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: { contents: PROGRAM, resolveDir: join(ROOT, "scripts"), loader: "js" },
      bundle: true,
      write: false,
      format: "iife",
      platform: "neutral",
      target: "es2022",
      conditions: ["source"],
      // No module is external, so the build fails if the client imports a module of Node.
      external: [],
    });
    const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
      const { pathname } = new URL(url);
      asked.push(new Headers(init.headers).get("user-agent") ?? "");
      const answer = Object.entries(ANSWERS).find(([end]) => pathname.endsWith(end))?.[1];
      return answer === undefined ? new Response(pathname, { status: 404 }) : answer(init);
    };
    context = createContext({ ...STANDARD, fetch });
    runInContext(outputFiles[0]?.text ?? "", context);
    runInContext("globalThis.here = start(fetch)", context);
  });

  const run = (code: string): Promise<unknown> =>
    runInContext(
      `(async () => { const { client, chatCompletion, groq } = here; ${code} })()`,
      context,
    ) as Promise<unknown>;

  const MESSAGES = `messages: [{ role: "user", content: "Name a colour." }]`;

  test.each([
    ["chat", `return (await client.chatCompletion({ model: "m", ${MESSAGES} })).choices[0].message.content;`, "Blue."],
    [
      "a stream",
      `let text = ""; for await (const { choices } of client.chatCompletionStream({ model: "m", ${MESSAGES} })) text += choices[0].delta.content; return text;`,
      "Blue.",
    ],
    [
      "a job and its file",
      `return (await client.textToImage({ provider: "fal-ai", model: "acme/model", inputs: "x" })).type;`,
      "image/png",
    ],
    [
      "a file as text",
      `return client.textToImage({ provider: "fal-ai", model: "acme/model", inputs: "x" }, { outputType: "dataUrl" });`,
      `data:image/png;base64,${Buffer.from(PNG).toString("base64")}`,
    ],
    [
      "an audio file, with the upload progress",
      `const told = []; const { text } = await client.automaticSpeechRecognition({ model: "acme/model", inputs: new Blob(["x"], { type: "audio/flac" }) }, { onUpload: (each) => told.push(each.total) }); return text + told[0];`,
      "Mind the step.1",
    ],
    [
      "a call with hubsmith/inference/core",
      `return (await chatCompletion({ provider: groq, accessToken: "key", model: "acme/8b", ${MESSAGES} }, { fetch: async () => Response.json({ error: "gone" }, { status: 404 }), maxRetries: 0 }).catch((error) => error)).name;`,
      "ApiError",
    ],
    ["an error", `return client.chatCompletion({ model: "m", messages: [] }).catch(({ name }) => name);`, "InputError"],
    [
      "a time limit",
      `return client.chatCompletion({ model: "m", ${MESSAGES} }, { fetch: () => new Promise(() => {}), timeout: 10 }).catch(({ name }) => name);`,
      "RequestTimeoutError",
    ],
  ])("%s", async (_, code, wanted) => {
    expect(await run(code)).toContain(wanted);
  });

  test("requests contain the user agent of the package", () => {
    expect(new Set(asked)).toEqual(new Set([expect.stringMatching(/^hubsmith\//) as string, ""]));
  });
});
