/** Why a text is no regular expression (unicode mode), in the engine's words; undefined when it is one. It is never run. */
export function regexFlaw(text: string): string | undefined {
  try {
    RegExp(text, "u");
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split(": ").at(-1) ?? error.message) : String(error);
  }
}
