import { faultsIn, hasGrammar, inTree } from "./grammars.ts";

/** Results of earlier calls. Most snippets do not change between runs, so they need not be parsed again. */
const known = new Map<string, number | undefined>();
/** Maximum number of remembered results. */
const MOST_KNOWN = 20_000;

/** Returns the line, from 1, of the first syntax error. Returns undefined for valid code, and for PowerShell. */
export function faultyLine(language: string, code: string): number | undefined {
  const key = `${language} ${code}`;
  if (known.has(key)) return known.get(key);
  const at = faultIn(language, code);
  const line =
    at === undefined
      ? undefined
      : code
          .slice(0, at + 1)
          .trimEnd()
          .split("\n").length;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, line);
  return line;
}

function faultIn(language: string, code: string): number | undefined {
  // Node compiles the grammar of PowerShell for many seconds when it is first used, so only tests use it.
  if (language === "powershell") return undefined;
  if (hasGrammar(language)) return inTree(language, code, (root) => faultsIn(root)[0]?.from);
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
