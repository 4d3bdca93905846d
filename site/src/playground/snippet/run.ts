import { applyRulesTelling, type RuledSnippet, type RuleGroup } from "hubsmith/libraries/lazy";
import { snippetChecks } from "../../../../generators/snippets/check.ts";
import { compileLibrary, type CompiledLibrary } from "../../../../generators/snippets/library.ts";
import { leavesOf } from "../../../../generators/snippets/rules.ts";
import { badUrl } from "../../../../generators/spec/checks/bad-url.ts";
import { blank } from "../../../../generators/spec/checks/blank.ts";
import { identicalExamples } from "../../../../generators/spec/checks/identical-examples.ts";
import { unknownTask } from "../../../../generators/spec/checks/unknown-task.ts";
import { unusedAnchor } from "../../../../generators/spec/checks/unused-anchor.ts";
import type { Entry, Finding, Path, Spec } from "../../../../generators/spec/entry.ts";
import { isObject } from "../../../../generators/spec/json.ts";
import { locate, problemAt } from "../../../../generators/spec/locate.ts";
import { NO_FACTS, parseEntry } from "../../../../generators/spec/parse.ts";
import { sortProblems } from "../../../../generators/spec/print.ts";
import type { Problem } from "../../../../generators/spec/problem.ts";
import { validate } from "../../../../generators/spec/validate.ts";
import { bareSpec, readEntry, readSchemas } from "../entries.ts";
import { holesOf, type ShownHole } from "./holes.ts";
import { interpret } from "./interpret.ts";

/** What the rules of a library are read with: texts of files of `spec/`. */
export interface SnippetBase {
  /** spec/facts.yaml */
  readonly facts: string;
  /** Schemas by name: library, model, fact. */
  readonly schemas: Readonly<Record<string, string>>;
  /** Libraries whose rules others rewrite, by key. */
  readonly libraries: Readonly<Record<string, string>>;
}

/** A snippet, and where the rule stands that gives it. */
export interface ShownSnippet extends RuledSnippet {
  readonly line: number;
  readonly column: number;
  readonly width: number;
}

/** An example of the entry and what its rules give for it. */
export interface ShownExample {
  readonly name: string;
  readonly snippets: readonly ShownSnippet[];
}

/** What the playground shows of an entry. */
export interface SnippetResult {
  readonly problems: readonly Problem[];
  readonly holes: readonly ShownHole[];
  readonly examples: readonly ShownExample[];
}

/** The checks that need no other entry than those at hand. `npm run generate` has more of them. */
const CHECKS = [badUrl, blank, identicalExamples, unknownTask, unusedAnchor, snippetChecks];

/**
 * Checks and renders the entry of a library, by the checks and the compiler of the build. Never throws for what the text
 * holds.
 *
 * @param key file name of the entry without `.yaml`
 */
export function runSnippet(base: SnippetBase, key: string, text: string): SnippetResult {
  const { entry, problems } = readEntry("libraries", key, text);
  if (entry === undefined) return { problems, holes: [], examples: [] };
  const spec = specOf(base, entry);
  const validation = validate(spec);
  const found = [...problems, ...validation.problems];
  const library = compileLibrary(entry, spec);
  const rendered = library && renderLibrary(library, validation.isSound(entry));
  if (validation.isSound(entry)) {
    const findings = [...CHECKS.flatMap((check) => [...check(spec)]), ...(rendered?.findings ?? [])];
    found.push(...findings.filter((finding) => finding.entry === entry).map(problemAt));
  }
  return {
    problems: sortProblems(found.filter(({ file }) => file === entry.file)),
    holes: library === undefined ? [] : holesOf(library),
    examples: rendered?.examples ?? [],
  };
}

/** What stays the same from one edit to the next is read once, and keeps what was made of it. */
const read = new WeakMap<SnippetBase, Spec>();

function specOf(base: SnippetBase, entry: Entry): Spec {
  let spec = read.get(base);
  if (spec === undefined) read.set(base, (spec = readBase(base)));
  return { ...spec, libraries: [...spec.libraries.filter(({ id }) => id !== entry.id), entry] };
}

function readBase({ facts, schemas, libraries }: SnippetBase): Spec {
  const { entry = NO_FACTS } = parseEntry({ kind: "facts", id: "facts", file: "spec/facts.yaml", text: facts });
  return {
    ...bareSpec(),
    facts: entry,
    schemas: readSchemas(schemas),
    libraries: Object.entries(libraries).flatMap(([id, text]) => readEntry("libraries", id, text).entry ?? []),
  };
}

interface Rendered {
  readonly examples: readonly ShownExample[];
  /** Rules that no example reaches, and examples that cannot be rendered. */
  readonly findings: readonly Finding[];
}

function renderLibrary(library: CompiledLibrary, isSound: boolean): Rendered {
  const { entry } = library;
  const group = interpret(library);
  const paths = pathsOfRules(library, group);
  const records = isObject(entry.data["examples"]) ? Object.entries(entry.data["examples"]) : [];
  const examples = records.map(([name, record]) => ({
    name,
    snippets: applyRulesTelling(group, record).map((snippet) => {
      const { line, column, width } = locate(entry, paths.get(snippet.rule.join()) ?? []);
      return { ...snippet, line, column, width };
    }),
  }));
  const reached = new Set(examples.flatMap(({ snippets }) => snippets.map(({ rule }) => rule.join())));
  return {
    examples,
    findings: (isSound ? unreachedRules(paths, reached) : []).map((path) => ({
      entry,
      path,
      code: "unreached-rule",
      message: "no example reaches this rule",
      hint: "add an example whose model meets the rule, or delete the rule",
    })),
  };
}

/** Where the rules stand that give a snippet, by their position among the rules. */
function pathsOfRules({ rules }: CompiledLibrary, group: RuleGroup): ReadonlyMap<string, Path> {
  const positions = positionsOf(group);
  return new Map(leavesOf(rules.group).map(({ path }, index) => [positions[index] ?? "", path]));
}

/** Where the rules stand that give no snippet; rules made from another library's count as the one that makes them. */
function unreachedRules(paths: ReadonlyMap<string, Path>, reached: ReadonlySet<string>): Path[] {
  const alive = new Set([...paths].flatMap(([position, path]) => (reached.has(position) ? [path.join("/")] : [])));
  const dead = [...paths.values()].filter((path) => !alive.has(path.join("/")));
  return [...new Map(dead.map((path) => [path.join("/"), path])).values()];
}

/** Positions of the rules that give a snippet, in order. */
function positionsOf(group: RuleGroup, before: readonly number[] = []): string[] {
  return group.rules.flatMap((rule, index) =>
    "rules" in rule ? positionsOf(rule, [...before, index]) : [[...before, index].join()],
  );
}
