import { parseBash } from "./bash.ts";
import { parseJavaScript } from "./javascript.ts";
import { parsePython } from "./python.ts";

/** Results of earlier calls. Most snippets do not change between runs, so they need not be parsed again. */
const known = new Map<string, number | undefined>();
/** Maximum number of remembered results. */
const MOST_KNOWN = 20_000;

/** Returns the line, from 1, of the first syntax error, or undefined for valid code or a language without a parser. */
export function faultyLine(language: string, code: string): number | undefined {
  const key = `${language} ${code}`;
  if (known.has(key)) return known.get(key);
  const at = faultIn(language, code);
  const line = at === undefined ? undefined : code.slice(0, at).trimEnd().split("\n").length;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, line);
  return line;
}

function faultIn(language: string, code: string): number | undefined {
  switch (language) {
    case "python":
      return parsePython(code).errors[0]?.from;
    case "javascript":
    case "typescript":
      return parseJavaScript(code).errors[0]?.from;
    case "bash": {
      const { error } = parseBash(code);
      return error?.isWrong === true ? error.from : undefined;
    }
    case "json":
      return isJson(code) ? undefined : 0;
    case "url":
      return URL.canParse(code) ? undefined : 0;
    default:
      return undefined;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
