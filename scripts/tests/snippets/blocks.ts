import type { HostLanguage, Rules } from "../../../generated/escapes.ts";
import { applyRulesTelling } from "../../../runtime/snippets/apply.ts";
import type { RuledSnippet } from "../../../runtime/snippets/blocks.ts";
import type { FactTable } from "../../../generators/snippets/facts.ts";
import { HOSTILE } from "./hostile.ts";
import { HOSTILE_VALUES, sameRules, textPaths, withHostileTags, withPlainTexts, withTexts } from "./hostile-records.ts";
import { parseCode } from "./parsers.ts";
import { lintPython } from "./python-lint.ts";

/** The findings of a parser and a linter in a block. */
export interface Inspection {
  /** Places with syntax errors. */
  readonly syntax: readonly string[];
  /** Undefined or unused names, tabs, and so on; Python only. */
  readonly lint: readonly string[];
  readonly tokens: string;
}

/** Caches the findings by code. */
const inspected = new Map<string, Promise<Inspection>>();

/** Parses and lints a block. */
export function inspect(language: HostLanguage, code: string): Promise<Inspection> {
  const key = `${language} ${code}`;
  let result = inspected.get(key);
  if (result === undefined) inspected.set(key, (result = inspectOnce(language, code)));
  return result;
}

async function inspectOnce(language: HostLanguage, code: string): Promise<Inspection> {
  const { tokens, error } = await parseCode(language, code);
  return {
    syntax: error === undefined ? [] : [`${error} does not parse`],
    lint: language === "python" ? lintPython(code) : [],
    tokens: tokens.join("\n"),
  };
}

/** Returns all problems of a block. */
export async function faults(language: HostLanguage, code: string): Promise<readonly string[]> {
  const { syntax, lint } = await inspect(language, code);
  return [...syntax, ...lint];
}

/** A block that a hostile record breaks. */
interface Harm {
  readonly rule: RuledSnippet["rule"];
  readonly code: string;
  /** Problems of the code. Empty if the code is valid, but its tokens differ from the code for a harmless record. */
  readonly wrong: readonly string[];
}

/**
 * Returns the blocks that a hostile record breaks: their code is invalid, or its tokens differ from the code for a
 * harmless record.
 */
async function harmOf(rules: Rules, hostile: object, plain?: object): Promise<readonly Harm[]> {
  const before = plain === undefined ? [] : applyRulesTelling(rules, plain);
  const blocks = applyRulesTelling(rules, hostile);
  const isSame = plain !== undefined && sameRules(before, blocks);
  const found: Harm[] = [];
  for (const [index, { rule, language, code }] of blocks.entries()) {
    if (language === "text") continue;
    const { syntax, lint, tokens } = await inspect(language, code);
    const wrong = [...syntax, ...lint];
    const differs = isSame && tokens !== (await inspect(language, before[index]?.code ?? "")).tokens;
    if (wrong.length > 0 || differs) found.push({ rule, code: code.slice(0, 2000), wrong });
  }
  return found;
}

/** Every kind of hostile text except the last: a long name, which is valid wherever a name is expected. */
const KINDS = HOSTILE.slice(0, -1);

/** Returns hostile texts for an example: three that combine all kinds, three single kinds in turn, and a long one. */
function valuesFor(turn: number): readonly string[] {
  const alone = [0, 1, 2].map((step) => KINDS[(3 * turn + step) % KINDS.length] ?? "");
  return [...HOSTILE_VALUES, ...alone, `${"x".repeat(10_000)}'"`];
}

/**
 * Puts hostile texts into a record, and returns the blocks that break. First puts each text into all holes at once and
 * adds hostile tags. Then puts texts into the fields that select rules, one field at a time.
 *
 * @param turn number of the example; it selects the kinds that are tried by themselves
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
  for (const path of deciding) {
    for (const value of HOSTILE_VALUES) found.push(...(await harmOf(rules, withTexts(record, [path], value))));
  }
  return found;
}
