import type { ProviderObject } from "hubsmith/inference";

/** A task of a provider's entry, including the fields of its preset. */
export type TaskSpec = ProviderObject["tasks"][string];

/** The form of a call: a request in JSON, a request with a form, a response that is a file, or a job. */
export type TaskShape = "json" | "multipart" | "binary" | "job";

/** A JSON value, a form or a file, as pages show it. */
export interface ShownBody {
  readonly kind: "json" | "form" | "file";
  /** The text to show: formatted JSON, one line for each field of a form, or the type of a file. */
  readonly text: string;
}

/** A request of an example, and its response. */
export interface ExchangeStep {
  readonly title: string;
  readonly method: string;
  readonly url: string;
  /** Headers of the request. Each secret is replaced with the name of an environment variable. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: ShownBody | undefined;
  readonly answer?: ShownBody | undefined;
}

/** The requests of an example, and the result of the call. */
export interface Exchange {
  readonly steps: readonly ExchangeStep[];
  readonly result: ShownBody;
}

/** A way in which a call can fail: its cause, the class of the error, and the message. */
export interface TaskFailure {
  readonly when: string;
  readonly error: string;
  readonly message: string;
}

/** A task of a provider. */
export interface ProviderTaskRecord {
  readonly task: string;
  readonly spec: TaskSpec;
  readonly shape: TaskShape;
  readonly streams: boolean;
  /** The arguments of the example. */
  readonly arguments: ShownBody;
  /** The requests of the example through the router. Absent if the router does not support the provider. */
  readonly routed?: Exchange | undefined;
  readonly direct?: Exchange | undefined;
  readonly failures: readonly TaskFailure[];
}

/** A way to call a provider: the base URL, and the header that contains the secret. */
export interface ProviderWay {
  readonly base: string;
  readonly header: string;
  readonly value: string;
  /** Environment variable that contains the secret. */
  readonly variable: string;
}

/** A model that a provider serves, according to a public page. */
export interface KnownModel {
  /** Id of the model on the hub. */
  readonly model: string;
  /** The provider's own id of the model. Absent if the provider uses the id on the hub. */
  readonly providerId?: string;
  /** Address of the page that names the model. */
  readonly source: string;
  /** Date on which the hub last listed the model for the provider. */
  readonly checkedOn?: string;
}

/** Links and texts about the provider's company. */
export interface ProviderLinks {
  readonly description: string | undefined;
  /** Address of a page that confirms the description. */
  readonly source: string | undefined;
  readonly docsUrl: string | undefined;
  readonly pricingUrl: string | undefined;
  readonly modelsUrl: string | undefined;
  /** The page where customers create a key. */
  readonly keysUrl: string | undefined;
  /** Known models, by task. A task has at most one known model. */
  readonly knownModels: Readonly<Record<string, KnownModel>>;
}

/** A provider as pages show it: its entry, and the behaviour of its adapter. */
export interface ProviderRecord extends ProviderLinks {
  readonly id: string;
  readonly name: string;
  readonly hubOrg?: string | undefined;
  readonly notes: readonly string[];
  readonly status: "live" | "retired";
  /** True for the router, which is not a company. */
  readonly isPseudo: boolean;
  readonly acceptsFullUrl: boolean;
  /** The values that callers must pass, by name. They become part of the provider's addresses. */
  readonly values: NonNullable<ProviderObject["values"]>;
  /** Hosts that can receive the provider's key. */
  readonly hosts: readonly string[];
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly routed?: ProviderWay | undefined;
  readonly direct?: ProviderWay | undefined;
  readonly tasks: readonly ProviderTaskRecord[];
}
