import type { HostLanguage, Rules } from "../../../generated/escapes.ts";
import { applyRulesTelling } from "../../../runtime/snippets/apply.ts";
import type { RuledSnippet } from "../../../runtime/snippets/blocks.ts";
import type { FactTable } from "../../../generators/snippets/facts.ts";
import { HOSTILE } from "./hostile.ts";
import { HOSTILE_VALUES, sameRules, textPaths, withHostileTags, withPlainTexts, withTexts } from "./hostile-records.ts";
import { parseCode } from "./parsers.ts";
import { lintPython } from "./python-lint.ts";

/** The findings of a real parser and a linter in a block. */
export interface Inspection {
  /** Where it does not parse. */
  readonly syntax: readonly string[];
  /** Names that are not there or not used, tabs, and so on; Python only. */
  readonly lint: readonly string[];
  readonly tokens: string;
}

/** The same code is looked at once. */
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

/** Returns everything that is wrong with a block. */
export async function faults(language: HostLanguage, code: string): Promise<readonly string[]> {
  const { syntax, lint } = await inspect(language, code);
  return [...syntax, ...lint];
}

/** A block that a hostile record spoils. */
interface Harm {
  readonly rule: RuledSnippet["rule"];
  readonly code: string;
  /** Problems of the code; empty if it is valid but has other tokens than that of a harmless record. */
  readonly wrong: readonly string[];
}

/** Returns the problems of a hostile record's blocks: invalid code, or other tokens than with a harmless record. */
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

/** Every kind of hostile text, without the last one, which is long, but a name. */
const KINDS = HOSTILE.slice(0, -1);

/**
 * Returns hostile texts for an example: three with every kind in them, three kinds by themselves in turn, and a long
 * one.
 */
function valuesFor(turn: number): readonly string[] {
  const alone = [0, 1, 2].map((step) => KINDS[(3 * turn + step) % KINDS.length] ?? "");
  return [...HOSTILE_VALUES, ...alone, `${"x".repeat(10_000)}'"`];
}

/**
 * Makes a record hostile in every way, and looks at the blocks: all texts that fill holes at once, each text that decides
 * which rules are chosen by itself, and more tags.
 *
 * @param turn number of the example: which kinds are tried by themselves
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
