/** A client for hosted models, as pages show it. */
export interface ClientRecord {
  readonly id: string;
  /** Name in code blocks. Clients of several languages can have the same name. */
  readonly name: string;
  /** Title of its page. */
  readonly title: string;
  readonly description?: string;
  readonly language: "python" | "js" | "sh";
  /** The command that installs it; absent if there is nothing to install. */
  readonly install?: string;
  readonly docsUrl?: string;
  /** The version or date with which its calls were last compared. */
  readonly verifiedAgainst?: string;
  /** The only providers that it supports; absent: all. */
  readonly providers?: readonly string[];
  /** Tasks for which it has functions; absent: it sends requests for any task. */
  readonly tasks: readonly string[] | undefined;
}
