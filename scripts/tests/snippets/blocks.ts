import type { HostLanguage } from "../../../runtime/contract/index.ts";
import type { Rules } from "../../../generated/facts.ts";
import { applyRulesTelling } from "../../../runtime/snippets/apply.ts";
import type { RuledSnippet } from "../../../runtime/snippets/blocks.ts";
import type { FactTable } from "../../../generators/snippets/facts.ts";
import { HOSTILE } from "./hostile.ts";
import {
  HOSTILE_VALUES,
  sameRules,
  textPaths,
  withFolders,
  withHostileTags,
  withPlainTexts,
  withTexts,
} from "./hostile-records.ts";
import { parseCode } from "./parsers.ts";
import { lintPython } from "./python-lint.ts";

/** The findings of a parser and a linter for a block of code. */
export interface Inspection {
  /** Syntax errors, each with its position in the code. */
  readonly syntax: readonly string[];
  /** Undefined or unused names, tabs, and similar problems. Always empty for languages other than Python. */
  readonly lint: readonly string[];
  readonly tokens: string;
}

/** Cache of the findings, by language and code. */
const inspected = new Map<string, Inspection>();

export function inspect(language: HostLanguage, code: string): Inspection {
  const key = `${language} ${code}`;
  let result = inspected.get(key);
  if (result === undefined) inspected.set(key, (result = inspectOnce(language, code)));
  return result;
}

function inspectOnce(language: HostLanguage, code: string): Inspection {
  const { tokens, error } = parseCode(language, code);
  return {
    syntax: error === undefined ? [] : [`${error} does not parse`],
    lint: language === "python" ? lintPython(code) : [],
    tokens: tokens.join("\n"),
  };
}

/** Returns the problems that the parser and the linter find in a block. */
export async function faults(language: HostLanguage, code: string): Promise<readonly string[]> {
  const { syntax, lint } = inspect(language, code);
  return [...syntax, ...lint];
}

/** A block whose code is wrong because a record contains hostile texts. */
interface Harm {
  readonly rule: RuledSnippet["rule"];
  readonly code: string;
  /**
   * Problems of the code. An empty list means that the code is valid, but its tokens differ from the tokens of the same
   * block for a record without hostile texts.
   */
  readonly wrong: readonly string[];
}

/**
 * Returns the code blocks that are wrong for the record `hostile`. A block is wrong if its code is invalid, or if its
 * tokens differ from those of the same block for the record `plain`.
 */
async function harmOf(rules: Rules, hostile: object, plain?: object): Promise<readonly Harm[]> {
  const before = plain === undefined ? [] : applyRulesTelling(rules, plain);
  const blocks = applyRulesTelling(rules, hostile);
  const isSame = plain !== undefined && sameRules(before, blocks);
  const found: Harm[] = [];
  for (const [index, { rule, language, code }] of blocks.entries()) {
    if (language === "text") continue;
    const { syntax, lint, tokens } = inspect(language, code);
    const wrong = [...syntax, ...lint];
    const differs = isSame && tokens !== inspect(language, before[index]?.code ?? "").tokens;
    if (wrong.length > 0 || differs) found.push({ rule, code: code.slice(0, 2000), wrong });
  }
  return found;
}

/**
 * The hostile texts. The last text is left out, because it is only a long name, which is valid. If a text is blank, a
 * letter is put on each side of it, because snippets may leave out a blank value.
 */
const KINDS = HOSTILE.slice(0, -1).map((text) => (text.trim() === "" ? `a${text}b` : text));

/**
 * Returns hostile texts for an example: the texts of `HOSTILE_VALUES`, three texts of `KINDS`, and a long text. The
 * next example gets the next three texts of `KINDS`.
 */
function valuesFor(turn: number): readonly string[] {
  const alone = [0, 1, 2].map((step) => KINDS[(3 * turn + step) % KINDS.length] ?? "");
  return [...HOSTILE_VALUES, ...alone, `${"x".repeat(10_000)}'"`];
}

/**
 * Puts hostile texts into a record, and returns the code blocks that become wrong. First puts each text into all fields
 * that do not affect which rules are selected, and adds hostile tags. Then moves all files into a folder with a hostile
 * name. Then puts texts into the other fields, one field at a time.
 *
 * @param turn number of the example; it selects three texts of `KINDS`
 */
export async function harmOfHostileTexts(
  rules: Rules,
  record: object,
  facts: FactTable,
  turn: number,
): Promise<readonly Harm[]> {
  const { deciding, filling } = textPaths(rules, record, facts);
  const plain = withPlainTexts(record, filling);
  const found: Harm[] = [];
  for (const value of valuesFor(turn)) {
    found.push(...(await harmOf(rules, withHostileTags(withTexts(record, filling, value)), plain)));
  }
  // Facts select files by the end of their names, so the hostile texts are the names of folders.
  const beside = withFolders(record, "plain text");
  for (const value of beside === record ? [] : valuesFor(turn)) {
    found.push(...(await harmOf(rules, withFolders(record, value), beside)));
  }
  for (const path of deciding) {
    for (const value of HOSTILE_VALUES) found.push(...(await harmOf(rules, withTexts(record, [path], value))));
  }
  return found;
}
