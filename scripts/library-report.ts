import type { RuleGroup } from "../generated/escapes.ts";
import type { Spec } from "../generators/spec/entry.ts";
import { readFacts } from "../generators/snippets/facts.ts";
import { nameOf } from "../generators/snippets/check-rewrites.ts";
import type { CompiledLibrary } from "../generators/snippets/library.ts";
import { leavesOf } from "../generators/snippets/rules.ts";
import { blockOf } from "../runtime/snippets/choose.ts";
import { factsOf } from "../runtime/snippets/model-facts.ts";
import { compiledLeaves, examplesOf } from "./examples.ts";
import { harmOfHostileTexts, inspect } from "./testing/blocks.ts";
import { chosenBy } from "./testing/hostile-records.ts";

/** What is known of one rule: of what its examples give, and of what hostile ones do. */
interface RuleReport {
  /** `2.1`: the first rule of the second group. */
  readonly rule: string;
  readonly title: string;
  readonly language: string;
  /** Names of the examples that choose it. */
  readonly examples: string[];
  /** What is wrong, by check. */
  readonly syntax: string[];
  readonly lint: string[];
  readonly hostile: string[];
}

/** What is known of one library. */
export interface LibraryReport {
  readonly library: string;
  readonly verifiedAgainst: string | undefined;
  readonly rules: readonly RuleReport[];
}

/** Looks at every block that the examples of a library give. */
export async function reportOf(
  library: CompiledLibrary,
  group: RuleGroup,
  spec: Pick<Spec, "facts">,
): Promise<LibraryReport> {
  const facts = readFacts(spec.facts.data);
  const { verifiedAgainst } = library.entry.data;
  const reports = new Map(compiledLeaves(group).map((leaf, index) => [leaf, emptyReport(library, index)]));
  for (const [turn, [name, record]] of examplesOf(library).entries()) {
    const known = factsOf(record);
    for (const chosen of chosenBy(group, record)) {
      const report = reports.get(chosen.rule);
      const { language, code } = blockOf(chosen, known);
      report?.examples.push(name);
      if (language === "text") continue;
      const { syntax, lint } = await inspect(language, code);
      report?.syntax.push(...syntax.map((fault) => `${name}: ${fault}`));
      report?.lint.push(...lint.map((fault) => `${name}: ${fault}`));
    }
    for (const { rule, wrong } of await harmOfHostileTexts(group, record, facts, turn)) {
      const report = rule === undefined ? undefined : reports.get(rule);
      report?.hostile.push(`${name}: ${wrong.join(", ") || "other tokens"}`);
    }
  }
  return {
    library: library.entry.id,
    verifiedAgainst: typeof verifiedAgainst === "string" ? verifiedAgainst : undefined,
    rules: [...reports.values()],
  };
}

/** The report of the n-th rule, before anything was looked at. */
function emptyReport({ rules }: CompiledLibrary, index: number): RuleReport {
  const leaf = leavesOf(rules.group)[index];
  const numbers = (leaf?.path ?? []).flatMap((step) => (typeof step === "number" ? [step + 1] : []));
  const origin = leaf?.origin === undefined ? "" : ` (${nameOf(leaf.origin)})`;
  return {
    rule: `${numbers.join(".")}${origin}`,
    title: leaf?.is === "message" ? leaf.message : (leaf?.title ?? ""),
    language: leaf?.is === "template" ? leaf.language : "text",
    examples: [],
    syntax: [],
    lint: [],
    hostile: [],
  };
}

/** Everything that is missing or wrong, one line each. */
export function holesOf(libraries: readonly LibraryReport[]): readonly string[] {
  return libraries.flatMap(({ library, verifiedAgainst, rules }) => [
    ...(verifiedAgainst === undefined ? [`${library}: verifiedAgainst is missing`] : []),
    ...rules.flatMap(({ rule, examples, syntax, lint, hostile }) => [
      ...(examples.length === 0 ? [`${library}, rule ${rule}: no example reaches it`] : []),
      ...[...new Set([...syntax, ...lint, ...hostile])].map((fault) => `${library}, rule ${rule}: ${fault}`),
    ]),
  ]);
}

/** A table in Markdown, a row for each rule. */
export function printTable(libraries: readonly LibraryReport[]): string {
  const mark = (faults: readonly string[]): string => (faults.length === 0 ? "yes" : `NO (${faults.length})`);
  const cell = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
  const rows = libraries.flatMap(({ library, verifiedAgainst, rules }) =>
    rules.map(({ rule, title, language, examples, syntax, lint, hostile }) => [
      library,
      verifiedAgainst ?? "MISSING",
      rule,
      title,
      language,
      String(examples.length || "NONE"),
      ...[syntax, lint, hostile].map(mark),
    ]),
  );
  const head = ["library", "checked against", "rule", "title", "language", "examples", "parses", "lints", "hostile"];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");
}
