/** A client for hosted models, as pages show it. */
export interface ClientRecord {
  readonly id: string;
  /**
   * Name of the client, as the titles of code blocks show it. Clients for different languages can have the same name.
   */
  readonly name: string;
  /** Title of the client's page. */
  readonly title: string;
  readonly description?: string;
  readonly language: "python" | "js" | "sh";
  /** The command that installs the client; absent if there is nothing to install. */
  readonly install?: string;
  readonly docsUrl?: string;
  /** The version of the client with which its calls were last checked, or the date of this check. */
  readonly verifiedAgainst?: string;
  /** The providers that the client supports; absent if it supports all. */
  readonly providers?: readonly string[];
  /** Tasks for which the client has functions; undefined if it sends requests for any task. */
  readonly tasks: readonly string[] | undefined;
}
