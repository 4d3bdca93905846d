import { findMatches } from "../../pattern/match.ts";
import { dictOf, parseJson } from "../chat/python-json.ts";
import type { Run } from "../run.ts";
import { readFloat, readInteger } from "../values/read-number.ts";
import { strip } from "../values/strings.ts";
import { float } from "../values/value.ts";
import { ResponseError } from "./errors.ts";
import { Fields, MOST_LEVELS } from "./template-fields.ts";

/** Converts the text of a region to a value. @throws ResponseError `content` */
export interface ContentParser {
  (run: Run, text: string): unknown;
  /** True if the text is not part of the value, but must be parsed when the region ends. */
  readonly isStructured?: boolean;
}

/** Makes a parser from its arguments. */
type Maker = (args: Fields, level: number) => ContentParser;

const MAKERS: Readonly<Record<string, Maker>> = {
  text: (args) => stripper(args),
  int: (args) => numeric(args, "an integer", (run, text) => readInteger(run, text)),
  float: (args) =>
    numeric(args, "a number", (run, text) => {
      const number = readFloat(run, text);
      return number === undefined ? undefined : float(number);
    }),
  bool: (args) => {
    const stripped = stripper(args);
    return (run, text) => ["true", "1"].includes(stripped(run, text).toLowerCase());
  },
  json: jsonParser,
  "xml-inline": tagParser,
  "kv-lines": lineParser,
};

/** Creates the content parser of a field, or the parser of its inner values. @throws ResponseError `template` */
export function contentParser(name: unknown, given: unknown, path: string, level = 0): ContentParser {
  const make = typeof name === "string" && Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
  if (make === undefined) {
    const known = Object.keys(MAKERS).join(", ");
    throw new ResponseError("template", path, `unknown content parser "${String(name)}"; allowed are ${known}`);
  }
  if (level > MOST_LEVELS) throw new ResponseError("template", path, `nested deeper than ${MOST_LEVELS} levels`);
  const parse = make(new Fields(given, `${path}.content_args`), level);
  const isStructured = ["json", "xml-inline", "kv-lines"].includes(String(name));
  return Object.assign((run: Run, text: string) => parse(run, text), { isStructured });
}

type Stripper = (run: Run, text: string) => string;

function stripper(args: Fields): Stripper {
  const isStripped = args.flag("strip", true);
  return (run, text) => (isStripped ? strip(run, text, undefined, true, true) : text);
}

function numeric(args: Fields, wanted: string, read: (run: Run, text: string) => unknown): ContentParser {
  const stripped = stripper(args);
  return (run, text) => read(run, stripped(run, text)) ?? misfit(args, text, `is not ${wanted}`);
}

function misfit(args: Fields, text: string, problem: string): never {
  const path = args.path.replace(/\.content_args$/, "");
  throw new ResponseError("content", path, `${JSON.stringify(text.slice(0, 80))} ${problem}`);
}

/** Keys without quotes, such as models write them: `{city:`. */
const BARE_KEY = /(?<=[{,])([\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d]+):/gu;

/** The characters around the number of a string with its own delimiters. They are not allowed in the text. */
const [BEFORE, AFTER] = ["\u0001", "\u0002"];
const NUMBERED = new RegExp(`${BEFORE}(\\d+)${AFTER}`, "g");

function jsonParser(args: Fields): ContentParser {
  const [hasBareKeys, allowsText] = [args.flag("unquoted_keys", false), args.flag("allow_non_json", false)];
  const delimiters = pairsOf(args);
  const stripped = stripper(args);
  return (run, text) => {
    run.chargeItems(text.length);
    if (delimiters.length > 0 && (text.includes(BEFORE) || text.includes(AFTER))) {
      misfit(args, text, String.raw`contains \x01 or \x02`);
    }
    const strings: string[] = [];
    let json = text;
    // A string becomes a number between two control characters, so that nothing inside it is read as JSON.
    for (const [open, close] of delimiters) json = withoutStrings(json, open, close, strings);
    if (hasBareKeys) json = json.replace(BARE_KEY, '"$1":');
    json = json.replace(NUMBERED, (_, index: string) => JSON.stringify(strings[Number(index)]));
    run.limitLength(json.length);
    try {
      return parseJson(json);
    } catch (problem) {
      if (allowsText) return stripped(run, text);
      return misfit(args, text, `is not JSON: ${problem instanceof Error ? problem.message : ""}`);
    }
  };
}

function pairsOf(args: Fields): readonly (readonly [string, string])[] {
  const given = args.get("string_delims") ?? [];
  const isText = (text: unknown): boolean => typeof text === "string" && text !== "";
  const isPair = (pair: unknown): pair is [string, string] =>
    Array.isArray(pair) && pair.length === 2 && pair.every(isText);
  if (!Array.isArray(given) || !given.every(isPair)) throw args.error("string_delims", "expected [[open, close], …]");
  return given;
}

function withoutStrings(text: string, open: string, close: string, strings: string[]): string {
  let [result, at] = ["", 0];
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) return result + text.slice(at);
    result += `${text.slice(at, start)}${BEFORE}${strings.push(text.slice(start + open.length, end)) - 1}${AFTER}`;
    at = end + close.length;
  }
}

/** Returns the parser of the values inside a structured region. Default: the text itself. */
function valueParser(args: Fields, level: number): ContentParser {
  if ((args.get("value_parser") ?? null) === null) return (_, text) => text;
  const given = new Fields(args.get("value_parser"), `${args.path}.value_parser`);
  return contentParser(given.get("name") ?? "text", given.get("args") ?? {}, given.path, level + 1);
}

function tagParser(args: Fields, level: number): ContentParser {
  const pattern = args.pattern("tag_pattern");
  if (!pattern.names.includes("key")) throw args.error("tag_pattern", "add a group (?P<key>…)");
  const isMerged = args.flag("merge_duplicates", false);
  const parse = valueParser(args, level);
  return (run, text) => {
    const dict = new Map<string, unknown>();
    for (const { groups } of findMatches(pattern, text, (steps) => run.chargeItems(steps))) {
      run.charge(1);
      const key = groups.get("key") ?? misfit(args, text, "has a tag without a key");
      const found = groups.get("value") ?? (pattern.names.includes("value") ? undefined : "");
      const value = found === undefined ? withoutValue(args, text) : parse(run, found);
      const before = dict.get(key);
      if (isMerged && Array.isArray(before)) before.push(value);
      else dict.set(key, isMerged && before !== undefined ? [before, value] : value);
    }
    return dictOf(dict);
  };
}

/** Returns the value of a tag whose group `value` took no part in the match. */
function withoutValue(args: Fields, text: string): null {
  return args.get("value_parser") === undefined ? null : misfit(args, text, "has a tag without a value");
}

function lineParser(args: Fields, level: number): ContentParser {
  const [lineEnd, separator] = [args.text("line_sep", "\n"), args.text("kv_sep", ":")];
  const stripped = stripper(args);
  const parse = valueParser(args, level);
  return (run, text) => {
    run.chargeItems(text.length);
    const dict = new Map<string, unknown>();
    for (const part of text.split(lineEnd)) {
      const line = stripped(run, part);
      const at = line.indexOf(separator);
      if (at < 0) continue;
      const value = stripped(run, line.slice(at + separator.length));
      dict.set(stripped(run, line.slice(0, at)), parse(run, value));
    }
    return dictOf(dict);
  };
}
