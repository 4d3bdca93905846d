import type { Rules } from "../../generated/facts.ts";
import { type Verification, verificationOf } from "../../generators/apis/verified.ts";
import type { Spec } from "../../generators/spec/entry.ts";
import { codeShows } from "../../generators/shows/check.ts";
import { readFacts } from "../../generators/snippets/facts.ts";
import { nameOf } from "../../generators/snippets/check/check-rewrites.ts";
import type { CompiledLibrary } from "../../generators/snippets/library.ts";
import { leavesByPosition, type MessageRule, type TemplateRule } from "../../generators/snippets/rules.ts";
import { applyRulesTelling } from "../../runtime/snippets/apply.ts";
import { examplesOf } from "../hubsmith/generate/examples.ts";
import { harmOfHostileTexts, inspect } from "../tests/snippets/blocks.ts";

/** The findings about one rule, from its examples and from hostile records. */
interface RuleReport {
  /** Position of the rule: `2.1` is the first rule in the group at position 2 of the library. */
  readonly rule: string;
  readonly title: string;
  readonly language: string;
  /** True for code that uses the model. False for messages and installation commands. */
  readonly isUsage: boolean;
  /** The reason that the rule states for code without a result; undefined if the rule states no reason. */
  readonly showsNothing: string | undefined;
  /** Names of the examples that select the rule. */
  readonly examples: string[];
  /** The examples whose code shows no result, although the rule states no reason. */
  readonly shows: string[];
  readonly syntax: string[];
  readonly lint: string[];
  readonly hostile: string[];
}

/** The findings about the rules of one library. */
export interface LibraryReport {
  readonly library: string;
  readonly verification: Verification;
  readonly rules: readonly RuleReport[];
}

/** Checks every block that the examples of a library produce, and returns the findings. */
export async function reportOf(
  library: CompiledLibrary,
  rules: Rules,
  spec: Pick<Spec, "facts" | "apis">,
): Promise<LibraryReport> {
  const facts = readFacts(spec.facts.data);
  const leaves = [...leavesByPosition(library.rules.group)];
  const reports = new Map(leaves.map(([position, leaf]) => [position, emptyReport(leaf)]));
  for (const [turn, [name, record]] of examplesOf(library).entries()) {
    for (const { rule, language, code } of applyRulesTelling(rules, record)) {
      const report = reports.get(rule.join("."));
      report?.examples.push(name);
      if (language === "text") continue;
      if (report?.isUsage === true && report.showsNothing === undefined && !codeShows(language, code)) {
        report.shows.push(`${name}: shows no result`);
      }
      const { syntax, lint } = await inspect(language, code);
      report?.syntax.push(...syntax.map((fault) => `${name}: ${fault}`));
      report?.lint.push(...lint.map((fault) => `${name}: ${fault}`));
    }
    for (const { rule, wrong } of await harmOfHostileTexts(rules, record, facts, turn)) {
      const report = reports.get(rule.join("."));
      report?.hostile.push(`${name}: ${wrong.join(", ") || "other tokens"}`);
    }
  }
  return {
    library: library.entry.id,
    verification: verificationOf(spec.apis.find(({ id }) => id === library.entry.id)?.data),
    rules: [...reports.values()],
  };
}

function emptyReport(leaf: TemplateRule | MessageRule): RuleReport {
  const numbers = leaf.path.flatMap((step) => (typeof step === "number" ? [step + 1] : []));
  const origin = leaf.origin === undefined ? "" : ` (${nameOf(leaf.origin)})`;
  return {
    rule: `${numbers.join(".")}${origin}`,
    title: leaf.is === "message" ? leaf.message : (leaf.title ?? ""),
    language: leaf.is === "template" ? leaf.language : "text",
    isUsage: leaf.is === "template" && leaf.kind === "usage",
    showsNothing: leaf.is === "template" ? leaf.showsNothing : undefined,
    examples: [],
    shows: [],
    syntax: [],
    lint: [],
    hostile: [],
  };
}

/** Returns one line for each rule without an example, and one for each problem. */
export function gapsOf(libraries: readonly LibraryReport[]): readonly string[] {
  return libraries.flatMap(({ library, rules }) =>
    rules.flatMap(({ rule, examples, shows, syntax, lint, hostile }) => [
      ...(examples.length === 0 ? [`${library}, rule ${rule}: no example reaches this rule`] : []),
      ...[...new Set([...shows, ...syntax, ...lint, ...hostile])].map((fault) => `${library}, rule ${rule}: ${fault}`),
    ]),
  );
}

/** Returns how many libraries were verified in each way, and how many rules show a result. */
export function summaryOf(libraries: readonly LibraryReport[]): string {
  const count = (wanted: Verification): string =>
    `${wanted} ${libraries.filter(({ verification }) => verification === wanted).length}`;
  const usage = libraries.flatMap(({ rules }) => rules.filter(({ isUsage }) => isUsage));
  const excused = usage.filter(({ showsNothing }) => showsNothing !== undefined).length;
  const shown = usage.filter(({ shows, showsNothing }) => shows.length === 0 && showsNothing === undefined).length;
  return [
    `libraries: ${(["executed", "checked", "unverified"] as const).map(count).join(", ")}`,
    `rules that use a model: ${usage.length} (${shown} show a result, ${excused} say why they show none)`,
  ].join("\n");
}

/** Returns a Markdown table with a row for each rule. */
export function printTable(libraries: readonly LibraryReport[]): string {
  const mark = (faults: readonly string[]): string => (faults.length === 0 ? "yes" : `NO (${faults.length})`);
  const cell = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
  const rows = libraries.flatMap(({ library, verification, rules }) =>
    rules.map(({ rule, title, language, isUsage, showsNothing, examples, shows, syntax, lint, hostile }) => [
      library,
      verification,
      rule,
      title,
      language,
      String(examples.length || "NONE"),
      isUsage ? (showsNothing === undefined ? mark(shows) : `no: ${showsNothing}`) : "",
      ...[syntax, lint, hostile].map(mark),
    ]),
  );
  const head = [
    "library",
    "verified",
    "rule",
    "title",
    "language",
    "examples",
    "shows a result",
    "parses",
    "lints",
    "hostile",
  ];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");
}
