import type { ProviderObject } from "hubsmith/inference";

/** One task of a provider in the words of its YAML entry, with the fields of its preset filled in. */
export type TaskSpec = ProviderObject["tasks"][string];

/** How a call goes: one request, a request with a form, a file as the answer, or a job that is asked about. */
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
  /** As sent; a secret is told by the name of its variable. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: ShownBody | undefined;
  readonly answer?: ShownBody | undefined;
}

/** A worked call, on one of the two ways to the provider. */
export interface Exchange {
  readonly steps: readonly ExchangeStep[];
  /** What the caller gets. */
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
  /** What a caller may ask for; empty for a task that gives JSON. */
  readonly outputTypes: readonly string[];
  /** What the caller gives in the example. */
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

/** A provider as the pages show it: its entry, and what the adapter made of it does. */
export interface ProviderRecord {
  readonly id: string;
  readonly name: string;
  readonly hubOrg?: string | undefined;
  readonly docsUrl?: string | undefined;
  readonly notes: readonly string[];
  readonly status: "live" | "retired";
  /** Not a company but a way to choose one. */
  readonly isPseudo: boolean;
  readonly acceptsFullUrl: boolean;
  /** Hosts that may receive its key. */
  readonly hosts: readonly string[];
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly routed?: ProviderWay | undefined;
  readonly direct?: ProviderWay | undefined;
  readonly tasks: readonly ProviderTaskRecord[];
}
