/** One way to call a hosted model, as pages show it. */
export interface ClientRecord {
  readonly id: string;
  /** Name that code blocks show; clients of several languages may share one. */
  readonly name: string;
  /** Name of its page. */
  readonly title: string;
  readonly description?: string;
  readonly language: "python" | "js" | "sh";
  /** Command that installs it; absent: nothing to install. */
  readonly install?: string;
  readonly docsUrl?: string;
  /** Version or day that its calls were last compared with. */
  readonly verifiedAgainst?: string;
  /** The only providers that it calls; absent: all. */
  readonly providers?: readonly string[];
  /** Tasks that it has functions for; absent: it sends requests for any task. */
  readonly tasks: readonly string[] | undefined;
}
