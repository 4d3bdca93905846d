import type { ModelRecord } from "../../../generated/records.ts";

/** Code that calls a model at a provider. */
export interface HostedSnippet {
  /** Such as `python`, `js` or `sh`. */
  readonly language: string;
  /** Such as `requests`, `openai` or `fetch`. */
  readonly client: string;
  /** The code, without a line break at its end. */
  readonly content: string;
  /** Id of the provider. */
  readonly provider: string;
  /** Name of the provider. Default: its id. */
  readonly providerLabel?: string;
  /** Command that installs the client. Absent: there is nothing to install. */
  readonly install?: string;
  /** Documentation of the client. */
  readonly docsUrl?: string;
  /** True: the provider serves the task; whether it serves this model, and by which name, is not known. */
  readonly isAssumed?: boolean;
}

/** Makes the code that calls a model, for all providers that serve it. Streaming: the answer arrives piece by piece. */
export type LoadHosted = (
  model: ModelRecord,
  options: { readonly streaming: boolean },
) => Promise<readonly HostedSnippet[]>;
