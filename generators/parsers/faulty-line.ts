import { hasGrammar, remembering, syntaxTree } from "./grammars.ts";

/** Returns the line, from 1, of the first syntax error. Returns undefined for valid code, and for PowerShell. */
export const faultyLine = remembering((language: string, code: string): number | undefined => {
  const at = faultIn(language, code);
  const upTo = at === undefined ? undefined : code.slice(0, at + 1).trimEnd();
  return upTo?.split("\n").length;
});

function faultIn(language: string, code: string): number | undefined {
  // Node compiles the grammar of PowerShell for many seconds when it is first used, so only tests use it.
  if (language === "powershell") return undefined;
  if (hasGrammar(language)) return syntaxTree(language, code).faults[0]?.from;
  const isValid = language === "json" ? isJson(code) : language !== "url" || URL.canParse(code);
  return isValid ? undefined : 0;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
