import { parseGGUFQuantLabel } from "hubsmith/gguf";
import { InferenceClient, ProviderApiError, type UploadProgress } from "hubsmith/inference";
import { chatCompletion } from "hubsmith/inference/core";
import { librarySnippets } from "hubsmith/libraries";
import { groq } from "hubsmith/providers/groq";
import { getInferenceSnippets } from "hubsmith/snippets";
import { validateTaskInput } from "hubsmith/tasks";
import { renderChatTemplate } from "hubsmith/template";

/** The servers that the checks call. */
export interface Servers {
  /** Origin of the mock server. */
  readonly mock: string;
  /** Origin of a server that starts a stream and then sends nothing. */
  readonly silent: string;
  /** Origin at which no server runs. */
  readonly nobody: string;
}

/** The arguments of a check: the servers, a client of the mock server, and a client of the silent server. */
interface Place extends Servers {
  readonly client: InferenceClient;
  readonly waiting: InferenceClient;
}

const messages = [{ role: "user", content: "Name a colour." }];
const CHAT = { model: "acme/conversational", messages };
const PICTURE = { model: "acme/text-to-image", inputs: "a lighthouse" };
const FILM = { model: "acme/text-to-video", provider: "fal-ai", inputs: "waves" } as const;
const TINY = {
  id: "acme/tiny",
  pipeline_tag: "text-generation",
  tags: ["conversational"],
  library_name: "transformers",
};
const MAPPING = { providerId: "tiny", task: "conversational" } as const;

/** The checks by name. Each check uses one part of the package, and returns a value that can be written as JSON. */
const CHECKS: Readonly<Record<string, (place: Place) => unknown>> = {
  chat: async ({ client }) => (await client.chatCompletion(CHAT)).choices[0]?.message.content,
  stream: async ({ client }) => {
    let text = "";
    for await (const { choices } of client.chatCompletionStream(CHAT)) text += choices[0]?.delta.content ?? "";
    return text;
  },
  "small entry": async ({ mock }) => {
    const reply = await chatCompletion(
      { provider: groq, accessToken: "hf_any", ...CHAT },
      { routerUrl: mock, hubUrl: mock },
    );
    return reply.choices[0]?.message.content;
  },
  image: async ({ client }) => {
    const image = await client.textToImage({ provider: "fal-ai", ...PICTURE });
    return [image instanceof Blob, image.type, (await image.arrayBuffer()).byteLength > 0];
  },
  "image as text": async ({ client }) => {
    const text = await client.textToImage({ provider: "fal-ai", ...PICTURE }, { outputType: "dataUrl" });
    return text.slice(0, 22);
  },
  "waiting for a job": async ({ client }) => (await client.textToVideo(FILM)).type,
  "sending a file": async ({ client }) => {
    const inputs = new Blob([new Uint8Array(70_000)], { type: "audio/flac" });
    const sent: number[] = [];
    const options = { onUpload: ({ sent: bytes }: UploadProgress) => void sent.push(bytes) };
    const call = { provider: "hf-inference", model: "acme/automatic-speech-recognition", inputs } as const;
    const { text } = await client.automaticSpeechRecognition(call, options);
    return [text.length > 0, sent.at(-1)];
  },
  "sending a form": async ({ client }) => {
    const inputs = new Blob([new Uint8Array(70_000)], { type: "audio/flac" });
    const call = { provider: "together", model: "acme/automatic-speech-recognition", inputs } as const;
    return (await client.automaticSpeechRecognition(call)).text.length > 0;
  },
  "an error of the provider": ({ mock }) => {
    const client = new InferenceClient("hf_any", { routerUrl: mock, hubUrl: mock, maxRetries: 0 });
    return nameOf(client.chatCompletion({ ...CHAT, endpointUrl: `${mock}/nobody` }));
  },
  "aborting a call": ({ waiting }) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new RangeError("enough")), 20);
    return nameOf(waiting.chatCompletion(CHAT, { signal: controller.signal }));
  },
  "aborting a stream": async ({ waiting }) => {
    const controller = new AbortController();
    const seen: unknown[] = [];
    const reading = async () => {
      for await (const { choices } of waiting.chatCompletionStream(CHAT, { signal: controller.signal })) {
        seen.push(choices[0]?.delta.content);
        controller.abort(new RangeError("enough"));
      }
    };
    return [...seen, await nameOf(reading()), ...seen];
  },
  "leaving a stream": async ({ waiting }) => {
    for await (const { choices } of waiting.chatCompletionStream(CHAT)) return choices[0]?.delta.content;
    return "nothing";
  },
  "a time limit for headers": ({ waiting }) =>
    nameOf(waiting.chatCompletion(CHAT, { headersTimeout: 30, maxRetries: 0 })),
  "a time limit on pauses in a stream": ({ waiting }) =>
    nameOf(waiting.chatCompletionStream(CHAT, { idleTimeout: 30 }).finalMessage()),
  "a time limit for the whole call": ({ waiting }) => nameOf(waiting.chatCompletion(CHAT, { timeout: 30 })),
  "the default time limit": async ({ waiting }) => {
    const waits: unknown[] = [];
    const { setTimeout: original } = globalThis;
    const controller = new AbortController();
    globalThis.setTimeout = ((...[act, wait]: Parameters<typeof setTimeout>) => {
      waits.push(wait);
      return original(act, wait);
    }) as typeof setTimeout;
    original(() => controller.abort(), 20);
    await nameOf(waiting.chatCompletion(CHAT, { signal: controller.signal }));
    globalThis.setTimeout = original;
    return waits.map((wait) => Math.round(Number(wait) / 1000)).filter((seconds) => seconds > 60);
  },
  "number of open connections": async ({ silent }) => {
    for (let asked = 0; asked < 50; asked++) {
      if ((await (await fetch(`${silent}/open`)).text()) === "0") return 0;
      await new Promise((resolve) => void setTimeout(resolve, 20));
    }
    return (await fetch(`${silent}/open`)).text();
  },
  "a redirect to the same server": async ({ silent, mock }) => {
    const moved = new InferenceClient("hf_any", { routerUrl: `${silent}/moved`, hubUrl: mock });
    for await (const { choices } of moved.chatCompletionStream(CHAT)) return choices[0]?.delta.content;
    return "nothing";
  },
  "a redirect to another server": async ({ silent, mock }) => {
    const away = new InferenceClient("hf_any", { routerUrl: `${silent}/away`, hubUrl: mock });
    const error = await away.chatCompletion(CHAT).catch((thrown: unknown) => thrown);
    return error instanceof ProviderApiError && /not followed: (.*)/.exec(error.message)?.[1];
  },
  "attempts to reach a closed port": async ({ nobody, mock }) => {
    let attempts = 0;
    const onRequest = ({ url }: { url: string }) => void (attempts += Number(url.startsWith(nobody)));
    const options = { maxRetries: 2, retry: { baseMs: 1 }, onRequest };
    const client = new InferenceClient("hf_any", { routerUrl: nobody, hubUrl: mock, ...options });
    // A submitted job may cost money, so the client repeats the request only if the first one certainly did not arrive.
    return [await nameOf(client.textToVideo(FILM)), attempts];
  },
  "snippets of a library": async () => {
    const codes = (await librarySnippets("timm", TINY)).map(({ code }) => code);
    return codes.some((code) => code.includes('"hf-hub:acme/tiny"'));
  },
  "snippets for a provider": () => getInferenceSnippets(TINY, "groq", MAPPING).length > 4,
  "chat template": () => renderChatTemplate("{% for m in messages %}{{ m.role | upper }}{% endfor %}", { messages }),
  "validation of a value": () => validateTaskInput("fill-mask", { inputs: 42 }).ok,
  gguf: () => parseGGUFQuantLabel("tiny-Q4_K_M.gguf"),
};

/** Returns the name of the error with which a promise is rejected. */
async function nameOf(failing: Promise<unknown>): Promise<string> {
  const error = await failing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof Error ? error.name : `no error: ${String(error)}`;
}

/**
 * Runs all checks.
 *
 * @returns by the name of each check, its result or its error message
 */
export async function tryEverything(servers: Servers): Promise<Record<string, unknown>> {
  const client = new InferenceClient("hf_any", {
    routerUrl: servers.mock,
    hubUrl: servers.mock,
    poll: { intervalMs: 1 },
  });
  const waiting = new InferenceClient("hf_any", { routerUrl: servers.silent, hubUrl: servers.mock });
  const place = { ...servers, client, waiting };
  const found: Record<string, unknown> = {};
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      found[name] = await check(place);
    } catch (error) {
      found[name] = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
  }
  return found;
}
