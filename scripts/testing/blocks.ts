import type { RuleGroup } from "../../generated/escapes.ts";
import type { Chosen, Snippet } from "../../runtime/snippets/choose.ts";
import { applyRules } from "../../runtime/snippets/apply.ts";
import type { FactTable } from "../../generators/snippets/facts.ts";
import { HOSTILE } from "./hostile.ts";
import {
  chosenBy,
  HOSTILE_VALUES,
  sameRules,
  textPaths,
  withHostileTags,
  withPlainTexts,
  withTexts,
} from "./hostile-records.ts";
import { type GrammarName, parseCode } from "./parsers.ts";
import { lintPython } from "./python-lint.ts";

/** What a real parser and a linter say of a block. */
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
export function inspect(language: GrammarName, code: string): Promise<Inspection> {
  const key = `${language} ${code}`;
  let result = inspected.get(key);
  if (result === undefined) inspected.set(key, (result = inspectOnce(language, code)));
  return result;
}

async function inspectOnce(language: GrammarName, code: string): Promise<Inspection> {
  const { tokens, error } = await parseCode(language, code);
  return {
    syntax: error === undefined ? [] : [`${error} does not parse`],
    lint: language === "python" ? lintPython(code) : [],
    tokens: tokens.join("\n"),
  };
}

/** Everything that is wrong with a block. */
export async function faults(language: GrammarName, code: string): Promise<readonly string[]> {
  const { syntax, lint } = await inspect(language, code);
  return [...syntax, ...lint];
}

/** A block that a hostile record spoils. */
interface Harm {
  readonly rule: Chosen["rule"] | undefined;
  readonly code: string;
  /** What is wrong; empty: the code is valid, but has other tokens than that of a harmless record. */
  readonly wrong: readonly string[];
}

/** What is wrong with the blocks of a hostile record: code that is not valid, or that has other tokens than the plain record's. */
async function harmOf(rules: RuleGroup, hostile: object, plain?: object): Promise<readonly Harm[]> {
  const before: readonly Snippet[] = plain === undefined ? [] : applyRules(rules, plain);
  const chosen = chosenBy(rules, hostile);
  const isSame = plain !== undefined && sameRules(chosenBy(rules, plain), chosen);
  const found: Harm[] = [];
  for (const [index, { language, code }] of applyRules(rules, hostile).entries()) {
    if (language === "text") continue;
    const { syntax, lint, tokens } = await inspect(language, code);
    const wrong = [...syntax, ...lint];
    const differs = isSame && tokens !== (await inspect(language, before[index]?.code ?? "")).tokens;
    if (wrong.length > 0 || differs) found.push({ rule: chosen[index]?.rule, code: code.slice(0, 2000), wrong });
  }
  return found;
}

/** Every kind of hostile text, without the last one, which is long, but a name. */
const KINDS = HOSTILE.slice(0, -1);

/** Hostile texts for the n-th example: three with every kind in them, three kinds by themselves in turn, and a long one. */
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
  rules: RuleGroup,
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
