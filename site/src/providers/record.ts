import type { ProviderObject } from "hubsmith/inference";

/** One task of a provider in the words of its YAML entry, with the fields of its preset filled in. */
export type TaskSpec = ProviderObject["tasks"][string];

/** The form of a call: one request, a request with a form, a file as the response, or a job. */
export type TaskShape = "json" | "multipart" | "binary" | "job";

/** A body or an answer as it is shown. */
export interface ShownBody {
  readonly kind: "json" | "form" | "file";
  /** JSON over several lines; for a form a line for each field; for a file what it is. */
  readonly text: string;
}

/** One request of a worked call, and its answer. */
export interface ExchangeStep {
  readonly title: string;
  readonly method: string;
  readonly url: string;
  /** Headers as they are sent; the name of a variable replaces each secret. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: ShownBody | undefined;
  readonly answer?: ShownBody | undefined;
}

/** A worked call, on one of the two ways to the provider. */
export interface Exchange {
  readonly steps: readonly ExchangeStep[];
  /** The result of the call. */
  readonly result: ShownBody;
}

/** One failure: what leads to it, the class of the error, and its message for this task. */
export interface TaskFailure {
  readonly when: string;
  readonly error: string;
  readonly message: string;
}

/** One task at one provider. */
export interface ProviderTaskRecord {
  readonly task: string;
  readonly spec: TaskSpec;
  readonly shape: TaskShape;
  readonly streams: boolean;
  /** The output types that a caller may request; empty for a task with JSON. */
  readonly outputTypes: readonly string[];
  /** The arguments in the example. */
  readonly arguments: ShownBody;
  /** The example by way: through the router, and straight to the provider, as far as there is one. */
  readonly routed?: Exchange | undefined;
  readonly direct?: Exchange | undefined;
  readonly failures: readonly TaskFailure[];
}

/** An address and the header that carries the secret there. */
export interface ProviderWay {
  readonly base: string;
  readonly header: string;
  readonly value: string;
  /** Environment variable that holds the secret. */
  readonly variable: string;
}

/** A model that a provider serves, as a public page names it. */
export interface KnownModel {
  /** Id on the hub. */
  readonly model: string;
  /** The provider's id of it; absent: the same. */
  readonly providerId?: string;
  /** Address of the page that names it. */
  readonly source: string;
}

/** Links and text about the company in an entry. */
export interface ProviderLinks {
  readonly description: string | undefined;
  /** Page that confirms the description. */
  readonly source: string | undefined;
  readonly docsUrl: string | undefined;
  readonly pricingUrl: string | undefined;
  readonly modelsUrl: string | undefined;
  /** Page where a customer makes a key. */
  readonly keysUrl: string | undefined;
  /** A model for each task that one is known for. */
  readonly knownModels: Readonly<Record<string, KnownModel>>;
}

/** A provider as the pages show it: its entry, and what the adapter made of it does. */
export interface ProviderRecord extends ProviderLinks {
  readonly id: string;
  readonly name: string;
  readonly hubOrg?: string | undefined;
  readonly notes: readonly string[];
  readonly status: "live" | "retired";
  /** Not a company but a way to choose one. */
  readonly isPseudo: boolean;
  readonly acceptsFullUrl: boolean;
  /** The values in its addresses that the caller must pass, by name. */
  readonly values: NonNullable<ProviderObject["values"]>;
  /** Hosts that may receive its key. */
  readonly hosts: readonly string[];
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly routed?: ProviderWay | undefined;
  readonly direct?: ProviderWay | undefined;
  readonly tasks: readonly ProviderTaskRecord[];
}
