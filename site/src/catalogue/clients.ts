/**
 * The languages of clients, in the order in which pages show them. Each value is the language's name in the
 * highlighter.
 */
export const LANGUAGES = { python: "python", js: "javascript", sh: "bash" } as const;

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

interface ClientCode {
  readonly language: string;
  readonly client: string;
  readonly content: string;
}

/** The code of a call in one language. */
export interface PreferredCode {
  readonly language: "python" | "javascript" | "bash";
  /** Name of the client that makes the call. */
  readonly client: string;
  readonly code: string;
}

/** The client whose code is preferred. If this client does not support a language, another client is used. */
const PREFERRED = "hubsmith";

/** Returns one code block for each language that has a client. */
export function preferredCodes(all: readonly ClientCode[]): readonly PreferredCode[] {
  return Object.entries(LANGUAGES).flatMap(([key, language]) => {
    const here = all.filter((one) => one.language === key);
    const chosen = here.find(({ client }) => client === PREFERRED) ?? here[0];
    return chosen === undefined ? [] : [{ language, client: chosen.client, code: chosen.content }];
  });
}
