import { InferenceClient } from "../../runtime/inference/index.ts";
import { isObject } from "../../runtime/http/json.ts";
import { TASK_OF } from "../../generated/functions.ts";
import { sampleValues } from "../../runtime/inference/provider/values.ts";
import { SampleFile } from "../../runtime/snippets/sample-file.ts";
import { HOST_HEADER } from "../../runtime/mock/place.ts";
import type { SeenRequest } from "../../runtime/mock/index.ts";
import type { Mock } from "../../runtime/mock/index.ts";
import type { Row } from "./rows.ts";
import { ROW_HEADER, wireForm, type WireForm } from "./wire-form.ts";

/** Returns the fake hub token or fake provider key for an environment variable that snippets read. */
export function secretIn(variable: string): string {
  return variable === "HF_TOKEN" ? "hf_from_the_environment" : `key-from-${variable}`;
}

/** Returns the content of a file that snippets read. */
export function sampleContent(name: string): string {
  return `content of ${name}`;
}

/** Returns the first call whose `ROW_HEADER` is `id`. */
export function callOf({ requests }: Mock, id: string): SeenRequest | undefined {
  return requests.find(({ method, headers }) => method === "POST" && headers[ROW_HEADER] === id);
}

const STREAMS: Readonly<Record<string, string>> = {
  conversational: "chatCompletionStream",
  responses: "responsesStream",
  "text-generation": "textGenerationStream",
};
const METHODS = Object.fromEntries(Object.entries(TASK_OF).map(([name, task]) => [task, name]));

/**
 * Makes the calls of the rows with the client of this package. The client's requests are compared with the requests of
 * the snippets.
 */
export class Reference {
  readonly #mock: Mock;
  readonly #known = new Map<string, Promise<WireForm>>();

  constructor(mock: Mock) {
    this.#mock = mock;
  }

  /** Returns the request that the client sends for a row. */
  requestOf(row: Row): Promise<WireForm> {
    const { provider, part, variant, stream } = row;
    const key = `${provider} ${part.task} ${variant} ${stream}`;
    let known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, (known = this.#ask(row, `reference ${this.#known.size}`)));
    return known;
  }

  async #ask(row: Row, id: string): Promise<WireForm> {
    const { target } = row.shown;
    const { hubModel, hubProvider } = target;
    const { task, endpointUrl } = target.call;
    const accessToken = target.authorization && secretIn(target.tokenVariable);
    const stop = new AbortController();
    const client = new InferenceClient(accessToken, {
      signal: stop.signal,
      billTo: row.options.billTo,
      fetch: this.#fetchAs(id),
      maxRetries: 0,
      values: sampleValues(target.adapter, task),
    });
    const method = Reflect.get(client, (row.stream ? STREAMS : METHODS)[task] ?? "");
    if (typeof method !== "function") throw new Error(`the client has no method for ${task}`);
    const call: unknown = method.call(client, {
      ...Object(mapFiles(row.shown.args, ({ name, type }) => new Blob([sampleContent(name)], { type }))),
      model: hubModel,
      provider: hubProvider === "" ? undefined : hubProvider,
      endpointUrl,
    });
    // Only the first request is needed. Other tests check the result, so this function does not wait for it.
    let missing: string | undefined;
    finished(call).then(
      () => (missing = "the client sent nothing"),
      (error: unknown) => (missing = `the client sent nothing: ${String(error)}`),
    );
    try {
      return wireForm(await this.#first(id, () => missing), row);
    } finally {
      stop.abort();
    }
  }

  /** Waits for the first request whose `ROW_HEADER` is `id`. */
  async #first(id: string, missing: () => string | undefined): Promise<SeenRequest> {
    for (;;) {
      const found = callOf(this.#mock, id);
      if (found !== undefined) return found;
      const reason = missing();
      if (reason !== undefined) throw new Error(reason);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  #fetchAs(id: string): typeof fetch {
    return (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const headers = new Headers(init?.headers);
      headers.set(HOST_HEADER, url.host);
      headers.set(ROW_HEADER, id);
      return fetch(`${this.#mock.url}${url.pathname}${url.search}`, { ...init, headers });
    };
  }
}

async function finished(call: unknown): Promise<void> {
  if (!isAsyncIterable(call)) return void (await call);
  for await (const _ of call);
}

/** Returns a value in which each sample file is replaced. */
export function mapFiles(value: unknown, change: (file: SampleFile) => unknown): unknown {
  if (value instanceof SampleFile) return change(value);
  if (Array.isArray(value)) return value.map((item) => mapFiles(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapFiles(item, change)]));
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
