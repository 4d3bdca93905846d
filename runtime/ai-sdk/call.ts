import type { JSONObject, SharedV3ProviderOptions } from "@ai-sdk/provider";
import type { InferenceClient } from "../inference/client.ts";
import type { CallOptions, ClientOptions } from "../inference/options.ts";

/** The name of this provider, and of its fields in `providerOptions` and `providerMetadata`. */
export const NAME = "hubsmith";

/**
 * Settings of a provider or of one model: the options of the inference client. The settings of a model take precedence.
 * `accessToken` is by default the environment variable `HF_TOKEN`, or the provider's own variable, such as
 * `MISTRAL_API_KEY`, if the router does not forward to the provider. `maxRetries` is by default 0, because the AI SDK
 * retries calls itself.
 */
export interface HubsmithSettings extends ClientOptions {
  /** Maximum number of texts in one request for embeddings. Default: 2,048. */
  readonly maxEmbeddingsPerCall?: number | undefined;
}

/** What every model needs: its id, and the client that calls it. */
export interface Connection {
  readonly modelId: string;
  readonly client: InferenceClient;
  readonly options: HubsmithSettings;
}

/** The options that all calls of the AI SDK share. */
export interface SharedOptions {
  readonly abortSignal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  readonly providerOptions?: SharedV3ProviderOptions | undefined;
}

/** One call of a model. Remembers the last request with a body, because the AI SDK reports it. */
export class ModelCall {
  /** The body of the last request, if it was a string. */
  body: string | undefined;
  /** URL of the last request, without its query, which can contain a secret. */
  url = "";
  /** The options for the client. */
  readonly options: CallOptions;
  /** The fields of `providerOptions.hubsmith`. */
  readonly own: JSONObject;

  constructor({ options }: Connection, { abortSignal, headers = {}, providerOptions }: SharedOptions) {
    this.own = providerOptions?.[NAME] ?? {};
    const { fetch = globalThis.fetch } = options;
    this.options = {
      ...(abortSignal && { signal: abortSignal }),
      headers: Object.fromEntries(Object.entries(headers).flatMap(([name, text]) => (text ? [[name, text]] : []))),
      fetch: (input, init) => {
        const { body } = init ?? {};
        if (body !== undefined && body !== null) {
          // The client calls `fetch` with a string.
          this.url = (input as string).replace(/\?.*/s, "");
          this.body = typeof body === "string" ? body : undefined;
        }
        return fetch(input, init);
      },
    };
  }
}

/** Returns headers as the AI SDK expects them. */
export function plainHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(headers.entries());
}
