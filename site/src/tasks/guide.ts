/** A kind of a task. */
export interface TaskVariant {
  readonly name: string;
  /** Id of the subtask that it describes, if it is one. */
  readonly subtask?: string;
  readonly description: string;
}

/** The text of a task page, as the task's YAML file has it. Code stands between backticks. */
export interface TaskGuide {
  readonly uses: readonly string[];
  readonly variants?: readonly TaskVariant[];
  readonly choosing: readonly string[];
  readonly running: readonly string[];
  readonly training?: readonly string[];
  readonly evaluation: readonly string[];
  /** Code that runs a model, where no library's rules write it. */
  readonly code?: readonly { readonly title?: string; readonly language: string; readonly code: string }[];
  /** Why there is no code that runs a model. */
  readonly withoutCode?: string;
  readonly sources?: readonly { readonly title: string; readonly url: string }[];
}
