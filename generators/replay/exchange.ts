type Purpose = "lookup" | "input" | "upload" | "call" | "job" | "media";

/** A request of a call. */
export interface Exchange {
  readonly purpose: Purpose;
  readonly method: string;
  readonly url: string;
  /** Names and values of the headers, as sent. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /**
   * The body, in the notation of the examples: JSON, fields of a form, or `$blob` for a file. Undefined without a body.
   */
  readonly body: unknown;
}

/** The responses of an example. */
export interface Answers {
  /** The hub's response about the model. */
  readonly mapping: unknown;
  /** The response to the upload of a file. Undefined if nothing is uploaded. */
  readonly upload?: unknown;
  /** The records of a streamed response to the call. Undefined if the call is not streamed. */
  readonly records?: readonly unknown[] | undefined;
  /** True if the records are lines of JSON. Otherwise, they are server-sent events. */
  readonly sendsLines?: boolean;
  /** The responses to the call, to the polls of its job, and to the request for the result. */
  readonly replies: readonly unknown[];
  readonly media?: { readonly url?: string; readonly base64?: string; readonly type: string } | undefined;
}

/**
 * Simulates the hub and the provider: records every request, and responds as in the example. Nothing is sent over the
 * network.
 */
export class Recorder {
  readonly exchanges: Exchange[] = [];
  readonly #answers: Answers;
  #hasUploaded = false;
  #replied = 0;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** Replaces the platform's `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = { method: init?.method ?? "GET", url: addressOf(input) };
    const { purpose, answer } = this.#next(request);
    const headers = [...new Headers(init?.headers)];
    const body = await written(init?.body ?? undefined);
    this.exchanges.push({ purpose, ...request, headers, body });
    if (purpose === "call" && this.#answers.records !== undefined) return streamOf(this.#answers);
    const blob = fileOf(answer);
    return blob === undefined
      ? Response.json(answer ?? null)
      : new Response(blob, { headers: { "Content-Type": blob.type } });
  };

  #next({ method, url }: { readonly method: string; readonly url: string }): {
    readonly purpose: Purpose;
    readonly answer: unknown;
  } {
    const { mapping, upload, replies, media } = this.#answers;
    if (isQuestionToHub(url)) return { purpose: "lookup", answer: { inferenceProviderMapping: [mapping] } };
    const file = { $blob: { type: media?.type ?? "application/octet-stream", base64: media?.base64 ?? "" } };
    if (media?.url !== undefined && sameAddress(url, media.url)) return { purpose: "media", answer: file };
    if (upload !== undefined && !this.#hasUploaded) {
      this.#hasUploaded = true;
      return { purpose: "upload", answer: upload };
    }
    if (this.#replied === 0 && method === "GET") return { purpose: "input", answer: file };
    if (this.#replied >= replies.length && media !== undefined) return { purpose: "media", answer: file };
    const answer = replies[Math.min(this.#replied, replies.length - 1)];
    this.#replied += 1;
    return { purpose: this.#replied === 1 ? "call" : "job", answer };
  }
}

/** Returns a streamed response: lines of JSON, or server-sent events. */
function streamOf({ records = [], sendsLines }: Answers): Response {
  const lines = records.map((record) => (sendsLines === true ? "" : "data: ") + JSON.stringify(record));
  const type = sendsLines === true ? "application/x-ndjson" : "text/event-stream";
  return new Response(lines.map((line) => `${line}\n\n`).join(""), { headers: { "Content-Type": type } });
}

function isQuestionToHub(url: string): boolean {
  const { host, pathname } = new URL(url);
  return host === "huggingface.co" && pathname.startsWith("/api/");
}

function sameAddress(one: string, other: string): boolean {
  return URL.canParse(other) && new URL(one).href === new URL(other).href;
}

function addressOf(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : String(input);
}

/** Returns a copy of a value in an example. In the copy, each `{"$blob": {type, base64}}` is replaced by a Blob. */
export function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== "object" || value === null) return value;
  return fileOf(value) ?? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revived(item)]));
}

/** Returns the file that `{"$blob": …}` in an example describes, or undefined for any other value. */
export function fileOf(value: unknown): Blob | undefined {
  if (typeof value !== "object" || value === null || !("$blob" in value)) return undefined;
  const { type, base64 } = Object(value.$blob);
  const text = typeof base64 === "string" ? base64 : "";
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: typeof type === "string" ? type : "" });
}

/** Returns a body or a result in the notation of the examples: JSON, the fields of a form, or a file. */
export async function written(value: unknown): Promise<unknown> {
  if (typeof value === "string") return parsed(value);
  if (value instanceof FormData) {
    const fields = await Promise.all(
      [...value].map(async ([name, field]) => [name, await writtenFile(field)] as const),
    );
    return Object.fromEntries(fields);
  }
  return writtenFile(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function writtenFile(value: unknown): Promise<unknown> {
  if (!(value instanceof Blob)) return value;
  const base64 = btoa(String.fromCharCode(...new Uint8Array(await value.arrayBuffer())));
  return { $blob: { type: value.type, base64, ...("name" in value && { name: value.name }) } };
}
