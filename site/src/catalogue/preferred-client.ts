import { LANGUAGES } from "../clients/languages.ts";

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
