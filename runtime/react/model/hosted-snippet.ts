import type { ModelRecord } from "../../../generated/records.ts";

/** Code that calls a model at a provider. */
export interface HostedSnippet {
  /** Language, such as `python`, `js` or `sh`. */
  readonly language: string;
  /** Client, such as `requests`, `openai` or `fetch`. */
  readonly client: string;
  /** The code, without a line break at its end. */
  readonly content: string;
  /** Id of the provider. */
  readonly provider: string;
  /** Name of the provider. Default: its id. */
  readonly providerLabel?: string;
  /** Command that installs the client. Absent if nothing has to be installed. */
  readonly install?: string;
  /** Address of the client's documentation. */
  readonly docsUrl?: string;
  /** If true, the provider serves the task, but it is not known if it serves this model, or under which name. */
  readonly isAssumed?: boolean;
}

/** Makes the code that calls a model, for all providers that serve it. With streaming, the answer arrives in chunks. */
export type LoadHosted = (
  model: ModelRecord,
  options: { readonly streaming: boolean },
) => Promise<readonly HostedSnippet[]>;
