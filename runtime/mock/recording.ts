import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { isObject } from "../http/json.ts";
import { plainCause, REDACTED, redactHeaders, redactUrl } from "../http/redact.ts";
import { Refusal } from "./answer.ts";
import type { Answer, Recording, SeenRequest } from "./options.ts";
import { isLike, literal } from "./parts.ts";
import { Secrets } from "./secrets.ts";

type Headers = Readonly<Record<string, string>>;

/** A line of a recording: a request, and the response to it. */
interface Recorded {
  readonly method: string;
  readonly path: string;
  /** The body of the request. Forms are objects. Files are replaced by their hash. */
  readonly body?: unknown;
  readonly status: number;
  readonly headers: Headers;
  /** The body of the response, in one of four forms. */
  readonly json?: unknown;
  readonly text?: string;
  readonly base64?: string;
  readonly stream?: readonly string[];
}

/** The URL that a recording contains instead of the URLs of the recorded server and of the mock server. */
const PLACEHOLDER = "http://mock.invalid";
/** Headers of a request that the recorded server does not get. */
const OWN_HEADER =
  /^(?:host|connection|content-length|transfer-encoding|keep-alive|upgrade|te|expect|accept-encoding)$/;
/** Headers of a response that belong to its connection, and cookies. */
const DROPPED_HEADER =
  /^(?:connection|content-length|content-encoding|transfer-encoding|keep-alive|date|set-cookie2?)$/;

/** Forwards requests to a server, and writes the responses to a file, without secrets. */
export class Recorder {
  readonly #file: string;
  readonly #from: string;
  readonly #secrets = new Secrets();

  /** @throws Error if the file cannot be written, or the URL is not valid */
  constructor({ to, from, secrets = [] }: Recording) {
    this.#file = to;
    this.#from = new URL(from).href.replace(/\/$/, "");
    this.#secrets.learnValues(secrets);
    writeFileSync(to, "");
  }

  /** Returns the response of the server. In its body and headers, `url` replaces the URL of the server. */
  async answer(request: SeenRequest, url: string): Promise<Answer> {
    const response = await this.#send(request, url);
    const { status, body } = response;
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED_HEADER.test(name)));
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
    this.#secrets.learn({ ...headers, cookie: cookies.join("; ") });
    const local = (bytes: Uint8Array): Uint8Array => moved(bytes, this.#from, url);
    const sent = Object.entries(headers).map(([name, value]) => [name, movedText(value, this.#from, url)]);
    const answer = { status, headers: Object.fromEntries(sent) as Headers };
    const write = async (content: object): Promise<void> => {
      this.#write({ ...(await formOf(request)), status, headers, ...content }, request, url);
    };
    if (body === null || !/event-stream|ndjson|stream\+json/.test(headers["content-type"] ?? "")) {
      const bytes = Buffer.from(await response.arrayBuffer());
      await write(contentOf(bytes));
      return { ...answer, bytes: local(bytes) };
    }
    // Passes the chunks on, and records them at the end of the stream.
    async function* passed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      const stream: string[] = [];
      // Moves the bytes of a character that two chunks share to the second chunk.
      const decoder = new TextDecoder();
      for await (const chunk of chunks) {
        stream.push(decoder.decode(chunk, { stream: true }));
        yield local(chunk);
      }
      await write({ stream });
    }
    return { ...answer, stream: passed(body) };
  }

  async #send({ method, path, headers, bytes }: SeenRequest, url: string): Promise<Response> {
    // A path that starts with `/` cannot change the host at the end of the server's URL.
    if (!path.startsWith("/")) throw new Refusal(400, "the address is not a path");
    const sent = Object.entries(headers).filter(([name]) => !OWN_HEADER.test(name));
    const init = {
      method,
      headers: { ...Object.fromEntries(sent), "accept-encoding": "identity" },
      redirect: "manual",
    } as const;
    const body = bytes.length === 0 ? {} : { body: Uint8Array.from(moved(bytes, url, this.#from)) };
    return fetch(this.#from + path, { ...init, ...body }).catch((error: unknown) => {
      const { message, cause } = plainCause(error);
      const why = cause instanceof Error ? cause.message : message;
      throw new Refusal(502, redactUrl(`${this.#from} cannot be reached: ${why}`));
    });
  }

  #write(line: Recorded, { headers, path }: SeenRequest, url: string): void {
    const { body, json, text, stream = [] } = line;
    const isNew = this.#secrets.learn(headers, path, body, json, text, stream.join(""));
    if (isNew) {
      // A request can show that an earlier response contained a secret.
      const earlier = linesOf(this.#file).map((written) => this.#clean(JSON.parse(written) as Recorded));
      writeFileSync(this.#file, earlier.join(""));
    }
    appendFileSync(this.#file, movedText(movedText(this.#clean(line), this.#from, PLACEHOLDER), url, PLACEHOLDER));
  }

  /** Returns a line of the recording without secrets. */
  #clean({ method, path, body, status, headers, json, text, base64, stream }: Recorded): string {
    const secrets = this.#secrets;
    const clean = {
      method,
      path: secrets.cleanText(path),
      body: secrets.clean(body),
      status,
      headers: secrets.clean(redactHeaders(headers)),
      json: secrets.clean(json),
      text: text && secrets.cleanText(text),
      base64: base64 && secrets.cleanBytes(Buffer.from(base64, "base64")).toString("base64"),
      stream: stream && secrets.cleanChunks(stream),
    };
    return `${JSON.stringify(clean)}\n`;
  }
}

/** Answers requests with the responses of a recording. */
export class Replay {
  readonly #file: string;
  readonly #lines: readonly { readonly text: string; readonly request: readonly string[]; isUsed: boolean }[];

  /** @throws Error if the file cannot be read, or is no recording */
  constructor(file: string) {
    this.#file = file;
    this.#lines = linesOf(file).map((text) => {
      const { method, path, body } = JSON.parse(text) as Recorded;
      return { text, request: keyOf({ method, path, body }).split(REDACTED), isUsed: false };
    });
  }

  /**
   * Returns the recorded response. Equal requests get their responses in the recorded order, and then the last one
   * again. Secrets in the request can differ from the recorded ones.
   *
   * @throws Refusal if the recording has no such request
   */
  async answer(request: SeenRequest, url: string): Promise<Answer> {
    const key = movedText(keyOf(await formOf(request)), url, PLACEHOLDER);
    const equal = this.#lines.filter((line) => isLike(key, line.request));
    const found = equal.find(({ isUsed }) => !isUsed) ?? equal.at(-1);
    if (found === undefined) {
      const place = redactUrl(`${request.method} ${request.path}`);
      throw new Refusal(404, `${this.#file} contains no request ${place} with this body: record the calls again`);
    }
    found.isUsed = true;
    const { status, headers, json, text, base64, stream } = JSON.parse(
      movedText(found.text, PLACEHOLDER, url),
    ) as Recorded;
    const body = { json, text, stream, bytes: base64 === undefined ? undefined : Buffer.from(base64, "base64") };
    return {
      status,
      headers,
      ...(Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Answer),
    };
  }
}

function linesOf(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "");
}

/** Returns the form of a request in a recording. */
async function formOf({ method, path, body, bytes }: SeenRequest): Promise<Pick<Recorded, "method" | "path" | "body">> {
  if (body === undefined) return bytes.length === 0 ? { method, path } : { method, path, body: hashOf(bytes) };
  if (!isObject(body)) return { method, path, body };
  const fields = Object.entries(body).map(async ([name, value]) => {
    return [
      name,
      value instanceof File ? { name: value.name, ...hashOf(Buffer.from(await value.arrayBuffer())) } : value,
    ];
  });
  return { method, path, body: Array.isArray(body) ? body : Object.fromEntries(await Promise.all(fields)) };
}

function hashOf(bytes: Uint8Array): object {
  return { sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** Returns a text that is equal for equal requests. The order of fields does not count. */
function keyOf({ method, path, body }: Pick<Recorded, "method" | "path" | "body">): string {
  const sorted = JSON.stringify(body, (_, value: unknown) =>
    isObject(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return `${method} ${path} ${sorted}`;
}

/** Returns the form of a response's body in a recording: JSON if this keeps every value as it was sent. */
function contentOf(bytes: Buffer): Pick<Recorded, "json" | "text" | "base64"> {
  if (bytes.length === 0) return {};
  if (!isUtf8(bytes)) return { base64: bytes.toString("base64") };
  const text = bytes.toString("utf8");
  try {
    const json: unknown = JSON.parse(text);
    const compact = text.replaceAll(/("(?:[^"\\]|\\.)*"?)|\s+/g, "$1");
    return JSON.stringify(json) === compact ? { json } : { text };
  } catch {
    return { text };
  }
}

/** Replaces a URL at the start of all URLs in a text. */
function movedText(text: string, from: string, to: string): string {
  return text.replaceAll(new RegExp(`${literal(from)}(?![\\w.:-])`, "g"), () => to);
}

function moved(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(movedText(Buffer.from(bytes).toString("latin1"), from, to), "latin1");
}
