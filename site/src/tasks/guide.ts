/** A variant of a task. */
export interface TaskVariant {
  readonly name: string;
  /** The id of the subtask that the variant describes, if any. */
  readonly subtask?: string;
  readonly description: string;
}

/** The text of a task page, from the task's YAML file. Code is in backticks. */
export interface TaskGuide {
  readonly uses: readonly string[];
  readonly variants?: readonly TaskVariant[];
  readonly choosing: readonly string[];
  readonly running: readonly string[];
  readonly training?: readonly string[];
  readonly evaluation: readonly string[];
  /** Code that runs a model, which the page shows instead of code for a library or a provider. */
  readonly code?: readonly { readonly title?: string; readonly language: string; readonly code: string }[];
  /** The reason why the page shows no code. */
  readonly withoutCode?: string;
  readonly sources?: readonly { readonly title: string; readonly url: string }[];
}
