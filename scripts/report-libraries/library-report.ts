import type { Rules } from "../../generated/facts.ts";
import { type Verification, verificationOf } from "../../generators/signatures/verified.ts";
import type { Spec } from "../../generators/spec/entry.ts";
import { codeShows } from "../../generators/result-check/check.ts";
import { readFacts } from "../../generators/snippets/facts.ts";
import { nameOf } from "../../generators/snippets/check/check-rewrites.ts";
import type { CompiledLibrary } from "../../generators/snippets/library.ts";
import { leavesByPosition, type MessageRule, type TemplateRule } from "../../generators/snippets/rules.ts";
import { applyRulesTelling } from "../../runtime/snippets/apply.ts";
import { examplesOf } from "../hubsmith/generate/examples.ts";
import { table } from "../lib/markdown.ts";
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
  /** Problems of the code, for examples and for hostile records. */
  readonly faults: string[];
}

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
      if (report === undefined || language === "text") continue;
      if (report.isUsage && report.showsNothing === undefined && !codeShows(language, code)) {
        report.faults.push(`${name}: shows no result`);
      }
      const { syntax, lint } = inspect(language, code);
      report.faults.push(...[...syntax, ...lint].map((fault) => `${name}: ${fault}`));
    }
    for (const { rule, wrong } of await harmOfHostileTexts(rules, record, facts, turn)) {
      reports.get(rule.join("."))?.faults.push(`${name}: ${wrong.join(", ") || "other tokens"}`);
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
  const isTemplate = leaf.is === "template";
  return {
    rule: `${numbers.join(".")}${origin}`,
    title: isTemplate ? (leaf.title ?? "") : leaf.message,
    language: isTemplate ? leaf.language : "text",
    isUsage: isTemplate && leaf.kind === "usage",
    showsNothing: isTemplate ? leaf.showsNothing : undefined,
    examples: [],
    faults: [],
  };
}

/** Returns one line for each rule without an example, and one for each problem. */
export function gapsOf(libraries: readonly LibraryReport[]): readonly string[] {
  return libraries.flatMap(({ library, rules }) =>
    rules.flatMap(({ rule, examples, faults: found }) =>
      [...(examples.length === 0 ? ["no example reaches this rule"] : []), ...new Set(found)].map(
        (fault) => `${library}, rule ${rule}: ${fault}`,
      ),
    ),
  );
}

/** Returns how many libraries were verified in each way, and how many rules show a result. */
export function summaryOf(libraries: readonly LibraryReport[]): string {
  const counts = (["executed", "checked", "unverified"] as const).map(
    (wanted) => `${wanted} ${libraries.filter(({ verification }) => verification === wanted).length}`,
  );
  const usage = libraries.flatMap(({ rules }) => rules.filter(({ isUsage }) => isUsage));
  const silent = usage.filter(({ showsNothing }) => showsNothing !== undefined).length;
  return `libraries: ${counts.join(", ")}\nrules that use a model: ${usage.length} (${silent} say why they show no result)`;
}

export function printTable(libraries: readonly LibraryReport[]): string {
  const rows = libraries.flatMap(({ library, verification, rules }) =>
    rules.map(({ rule, title, language, showsNothing, examples, faults: found }) => {
      const problems =
        found.length > 0 ? String(found.length) : showsNothing === undefined ? "" : `no result: ${showsNothing}`;
      return [library, verification, rule, title, language, String(examples.length), problems];
    }),
  );
  return table(["library", "verified", "rule", "title", "language", "examples", "problems"], rows);
}
