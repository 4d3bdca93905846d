import { LANGUAGES } from "../clients/languages.ts";

/** Code of one client, as the package gives it. */
interface ClientCode {
  readonly language: string;
  readonly client: string;
  readonly content: string;
}

/** One piece of code in one language. */
export interface PreferredCode {
  readonly language: "python" | "javascript" | "bash";
  /** The library that makes the call. */
  readonly client: string;
  readonly code: string;
}

/** The client that is shown where a language has it; elsewhere its first. */
const PREFERRED = "hubsmith";

/** Returns one piece of code for each language that has a client. */
export function preferredCodes(all: readonly ClientCode[]): readonly PreferredCode[] {
  return Object.entries(LANGUAGES).flatMap(([key, language]) => {
    const here = all.filter((one) => one.language === key);
    const chosen = here.find(({ client }) => client === PREFERRED) ?? here[0];
    return chosen === undefined ? [] : [{ language, client: chosen.client, code: chosen.content }];
  });
}
