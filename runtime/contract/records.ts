import type { LiteralValue, Rules } from "./escapes.ts";

/* Records of the catalogue that contain functions, or that no JSON Schema describes. */

/** One app or server that runs models on the user's own computer. */
export interface AppRecord<Key, Task> {
  /** Key of the app. */
  readonly key: Key;
  /** Name shown to people. */
  readonly prettyLabel: string;
  /** URL of the app's documentation. */
  readonly docsUrl: string;
  /** The purpose of the app, in one or two sentences. */
  readonly description: string;
  /** The task of most models that the app runs. */
  readonly mainTask: Task;
  /** Operating systems on which the app runs. */
  readonly platforms: readonly ("macos" | "linux" | "windows")[];
  /** True if the app runs on macOS only. Default: false. */
  readonly macOSOnly?: boolean;
  /** True if the titles of the steps are alternatives: the user chooses one of them. Default: false. */
  readonly alternatives?: boolean;
}

/** An app, with the rules that return its link, its steps or its command. */
export interface RuledApp<App, Facts> {
  readonly about: App;
  /** Returns true if the app is offered for a model. */
  readonly when: (facts: Facts) => boolean;
  /** The result of the rules: one link that opens the app, steps with titles, or a single command. */
  readonly gives: "link" | "steps" | "command";
  readonly rules: Rules<Facts>;
}

/** The function of a client for one task. */
export interface ClientMethod {
  /** Name of the function. */
  readonly name: string;
  /** Path that the client itself adds to its base URL. If absent, the client knows the URL of each provider. */
  readonly route?: string;
  /**
   * Name of each argument. The key is the path of the value in the call: `inputs`, `inputs.question`,
   * `parameters.prompt`.
   */
  readonly arguments?: Readonly<Record<string, string>>;
}

/** One way to call a hosted model. */
export interface RuledClient<Facts> {
  readonly id: string;
  /** Displayed name of the client. Clients in different languages may have the same name. */
  readonly client: string;
  readonly language: "python" | "js" | "sh";
  /** Name of the package to install. Absent if there is nothing to install. */
  readonly package?: string;
  readonly install?: string;
  readonly docsUrl?: string;
  /** Ids of the providers that the client supports. If absent, the client supports all providers. */
  readonly providers?: readonly string[];
  /** Providers that the client knows by id. If absent, the snippet contains the provider's address. */
  readonly knownProviders?: "all" | readonly string[];
  /** The reason why tests do not run the client's snippets and do not check its calls. If absent, tests do both. */
  readonly notRunBecause?: string;
  /** The task that the client performs instead of a chat. It then performs no other task. */
  readonly chatsAs?: "responses";
  /** The function of the client for each task that has one. If absent, the client sends plain requests. */
  readonly methods?: Readonly<Record<string, ClientMethod>> | undefined;
  readonly rules: Rules<Facts>;
}

/** Details of a provider for documentation. Calls do not need them. */
export interface ProviderDetails {
  readonly displayName: string;
  /** Name of the provider's organisation on the hub. */
  readonly hubOrg?: string;
  /** `retired` means that the hub's router no longer forwards requests to the provider. */
  readonly status: "live" | "retired";
  /** URL of the provider's documentation. */
  readonly docsUrl?: string;
  readonly notes: readonly string[];
  /** Path of the provider's spec file. */
  readonly source: string;
  /** The type of call for each task, and the output types that a caller may choose. */
  readonly tasks: Readonly<Record<string, ProviderTaskDetails>>;
}

/** Details of one task at a provider. */
export interface ProviderTaskDetails {
  /**
   * How a call works: a JSON request, a request whose response is a file, a request with a form, or a job that is
   * polled.
   */
  readonly shape: "json" | "binary" | "multipart" | "job";
  readonly streams: boolean;
  readonly outputTypes: readonly string[];
  /** Part of the address after the base URL. If there are several routes, this is the last. */
  readonly route: string;
}

/** An example of one task at one provider: a request and its response. */
export interface TaskCase<Id, Example> {
  readonly provider: Id;
  readonly task: string;
  readonly example: Example;
}

/** A file of a repository, split into its parts. */
export interface RepositoryFile {
  /** Path inside the repository, without a slash at the start. */
  readonly path: string;
  /** Folder of the file, with a final slash. Empty for a file in the root folder. */
  readonly prefix: string;
  /** Name of the file without folder and extension. */
  readonly name: string;
  /** Text after the last dot of the name. Empty if the name has no dot. */
  readonly extension: string;
}

/** Returns true if fetching a file counts as a download. */
export type DownloadRule = (file: RepositoryFile) => boolean;

/** A sample input: text, an object of named inputs, or a list of chat messages. */
export type SampleInput =
  | string
  | number
  | boolean
  | null
  | readonly SampleInput[]
  | { readonly [name: string]: SampleInput };

/** Storage layout of the weights of a tensor. */
export interface QuantizationLayout {
  /** Number of weights in one block. */
  readonly blockSize: number;
  /** Bytes of one block, including scales. */
  readonly bytesPerBlock: number;
  /** Bits per weight, including scales. */
  readonly bitsPerWeight: number;
}

/** An unchecked model record from a caller, or a part of it. Any field may be missing or of the wrong kind. */
export interface RawRecord {
  readonly [field: string]: RawRecord | undefined;
}

/** The kinds of facts about a model. A value of another kind counts as absent. */
export type ModelFactKind = "text" | "identifier" | "number" | "flag" | "list" | "names" | "value";

/**
 * How a fact is read from a model record: from `paths`, or from another fact (`of`) with a table or a pattern. A fact
 * with neither is computed by a function.
 */
export interface FactSource {
  readonly kind: ModelFactKind;
  /**
   * Paths in the record, such as `config.architectures.0`. The first path that leads to a value is used. `*` stands for
   * every item of a list.
   */
  readonly paths?: readonly string[];
  /** Name of the other fact. If it is a list, the first item with a result is used. */
  readonly of?: string;
  /** Value of this fact for each value of the other fact. */
  readonly table?: Readonly<Record<string, LiteralValue>>;
  /** Value of this fact if the other fact has a value that is not in the table. */
  readonly otherwise?: LiteralValue;
  /**
   * Regular expressions with the flags `s` and `u`, in order of preference. The fact is the text of the first group or,
   * without a group, the whole match.
   */
  readonly patterns?: readonly string[];
  /** A regular expression. Items of the other fact that match it are not searched. */
  readonly without?: string;
  /** Strings to replace in the captured value, with their replacements. */
  readonly replace?: readonly (readonly [string, string])[];
  /** Name of a fact. If it has a value, this fact has none. */
  readonly unless?: string;
  /** Value of the fact if the source has none. */
  readonly default?: LiteralValue;
}

/** One function for each computed fact. */
export type FactFunctions<Facts> = Readonly<
  Record<string, (record: RawRecord | undefined, facts: Facts) => LiteralValue>
>;
