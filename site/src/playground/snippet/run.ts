import { applyRulesTelling, type RuledSnippet } from "hubsmith/libraries/lazy";
import { snippetChecks } from "../../../../generators/snippets/check/check.ts";
import { compileLibrary, type CompiledLibrary } from "../../../../generators/snippets/library.ts";
import { leavesByPosition } from "../../../../generators/snippets/rules.ts";
import { badUrl } from "../../../../generators/spec/checks/libraries/bad-url.ts";
import { blank } from "../../../../generators/spec/checks/blank.ts";
import { identicalExamples } from "../../../../generators/spec/checks/libraries/identical-examples.ts";
import { unknownTask } from "../../../../generators/spec/checks/tasks/unknown-task.ts";
import { unusedAnchor } from "../../../../generators/spec/checks/unused-anchor.ts";
import type { Entry, Finding, Path, Spec } from "../../../../generators/spec/entry.ts";
import { isObject } from "../../../../generators/spec/json.ts";
import { locate, problemAt } from "../../../../generators/spec/yaml/locate.ts";
import { NO_FACTS, parseEntry } from "../../../../generators/spec/yaml/parse.ts";
import { sortProblems } from "../../../../generators/spec/print.ts";
import type { Problem } from "../../../../generators/spec/problem.ts";
import { validate } from "../../../../generators/spec/validate/validate.ts";
import { bareSpec, readEntry, readSchemas } from "../entries.ts";
import { holesOf, type ShownHole } from "./holes.ts";
import { interpret } from "./interpret.ts";

/** The texts of the files that the playground needs to parse the rules of a library. */
export interface SnippetBase {
  /** Text of `spec/facts.yaml`. */
  readonly facts: string;
  /** Schemas by name: library, model and fact. */
  readonly schemas: Readonly<Record<string, string>>;
  /** YAML texts of the libraries whose rules other libraries reuse, by key. */
  readonly libraries: Readonly<Record<string, string>>;
}

/** A snippet, and the place of its rule in the entry. */
export interface ShownSnippet extends RuledSnippet {
  readonly line: number;
  readonly column: number;
  readonly width: number;
}

/** An example of the entry and its snippets. */
export interface ShownExample {
  readonly name: string;
  readonly snippets: readonly ShownSnippet[];
}

/** The result that the playground shows for an entry. */
export interface SnippetResult {
  readonly problems: readonly Problem[];
  readonly holes: readonly ShownHole[];
  readonly examples: readonly ShownExample[];
}

/** The checks that need only the edited entry. `npm run generate` also runs checks that compare entries. */
const CHECKS = [badUrl, blank, identicalExamples, unknownTask, unusedAnchor, snippetChecks];

/**
 * Checks and renders the entry of a library as the build does. Returns problems in the text instead of throwing errors.
 *
 * @param key file name of the entry without `.yaml`
 */
export function runSnippet(base: SnippetBase, key: string, text: string): SnippetResult {
  const { entry, problems } = readEntry("libraries", key, text);
  if (entry === undefined) return { problems, holes: [], examples: [] };
  const spec = specOf(base, entry);
  const invalid = validate(spec).filter(({ file }) => file === entry.file);
  const isSound = invalid.length === 0;
  const found = [...problems, ...invalid];
  const library = compileLibrary(entry, spec);
  const rendered = library && renderLibrary(library, isSound);
  if (isSound) {
    const findings = [...CHECKS.flatMap((check) => [...check(spec)]), ...(rendered?.findings ?? [])];
    found.push(...findings.filter((finding) => finding.entry === entry).map(problemAt));
  }
  return {
    problems: sortProblems(found.filter(({ file }) => file === entry.file)),
    holes: library === undefined ? [] : holesOf(library),
    examples: rendered?.examples ?? [],
  };
}

/** Cache of parsed specs. With this cache, only the edited text is parsed after an edit. */
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
  /** Problems of rules that no example reaches. */
  readonly findings: readonly Finding[];
}

function renderLibrary(library: CompiledLibrary, isSound: boolean): Rendered {
  const { entry } = library;
  const rules = interpret(library);
  const leaves = [...leavesByPosition(library.rules.group)];
  const paths = new Map(leaves.map(([position, { path }]) => [position, path]));
  const records = isObject(entry.data["examples"]) ? Object.entries(entry.data["examples"]) : [];
  const examples = records.map(([name, record]) => ({
    name,
    snippets: applyRulesTelling(rules, record).map((snippet) => {
      const { line, column, width } = locate(entry, paths.get(snippet.rule.join(".")) ?? []);
      return { ...snippet, line, column, width };
    }),
  }));
  const reached = new Set(examples.flatMap(({ snippets }) => snippets.map(({ rule }) => rule.join("."))));
  return {
    examples,
    findings: (isSound ? unreachedRules(paths, reached) : []).map((path) => ({
      entry,
      path,
      code: "unreached-rule",
      message: "no example reaches this rule",
      hint: "add an example whose model meets the condition of the rule, or delete the rule",
    })),
  };
}

/**
 * Returns the positions of rules that no example reached. A rule that includes rules of another library counts as
 * reached if at least one of the included rules was reached.
 */
function unreachedRules(paths: ReadonlyMap<string, Path>, reached: ReadonlySet<string>): Path[] {
  const alive = new Set([...paths].flatMap(([position, path]) => (reached.has(position) ? [path.join("/")] : [])));
  const dead = [...paths.values()].filter((path) => !alive.has(path.join("/")));
  return [...new Map(dead.map((path) => [path.join("/"), path])).values()];
}
