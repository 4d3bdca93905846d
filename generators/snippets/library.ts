import { memoPerEntry } from "../code/memo.ts";
import type { Entry, Spec } from "../spec/entry.ts";
import { isList, isObject, objectOf, textOf } from "../spec/json.ts";
import { type Compiled, compileEntryTemplate, type TemplateSetting, type Declarations } from "./compile.ts";
import { type AddedPackages, addedBy, withPackages } from "./added-packages.ts";
import { impliedFacts } from "./conditions.ts";
import { type FactTable, readFacts, withItem } from "./facts.ts";
import { declaredBy } from "./allow-list/declared.ts";
import { rewriteNodes, type RewriteStep } from "./rewrite.ts";
import { type LibraryRules, readLibraryRules, type SnippetRule, type TemplateRule } from "./rules.ts";

/** The rules of a library, a client or an app, with each template compiled or refused. */
export interface CompiledLibrary {
  readonly entry: Entry;
  readonly rules: LibraryRules;
  readonly facts: FactTable;
  readonly templates: ReadonlyMap<TemplateRule, Compiled>;
  /** For each rule of another library, how often each text of each step was found in its template. */
  readonly replaced: ReadonlyMap<TemplateRule, Replaced>;
  /** Entries of the libraries whose rules are rewritten. */
  readonly sources: readonly Entry[];
}

type Replaced = ReadonlyMap<RewriteStep, readonly number[]>;

/**
 * Compiles the rules of a library. Returns undefined if the library has none. The result is cached until the library,
 * the facts, the properties of records or the rewritten libraries change.
 */
export function compileLibrary(
  entry: Entry,
  spec: Pick<Spec, "facts" | "libraries" | "properties">,
): CompiledLibrary | undefined {
  return compile(entry, spec.facts, ...spec.properties, ...rewrittenEntries(entry, spec));
}

/**
 * Returns the entries of the libraries whose rules an entry rewrites, without duplicates. Missing entries are left
 * out.
 */
function rewrittenEntries({ data }: Entry, { libraries }: Pick<Spec, "libraries">): readonly Entry[] {
  const keys = new Set<string>();
  const visit = (value: unknown): void => {
    if (isList(value)) value.forEach(visit);
    if (!isObject(value)) return;
    const key = isObject(value["rewrite"]) ? textOf(value["rewrite"]["of"]) : undefined;
    if (key !== undefined) keys.add(key);
    visit(value["rules"]);
  };
  visit(data["snippets"]);
  return [...keys].flatMap((key) => libraries.filter(({ id }) => id === key));
}

const compile = memoPerEntry(
  (entry: Entry, factsEntry: Entry, ...others: readonly Entry[]): CompiledLibrary | undefined => {
    const sources = others.filter(({ kind }) => kind === "libraries");
    const facts = readFacts(factsEntry.data);
    const added = others.flatMap((other) => (other.kind === "properties" ? addedBy(other, facts) : []));
    return compileRules(entry, facts, { sources, added });
  },
);

/**
 * Compiles the rules of a client. Returns undefined if the client has none.
 *
 * @param calls the parsed spec/clients/_calls.yaml
 */
export const compileClient = memoPerEntry((entry: Entry, calls: Entry): CompiledLibrary | undefined =>
  compileRules(entry, readFacts(objectOf(calls.data["facts"]))),
);

/**
 * Compiles the steps or the links of an app, or the rules of a property of records.
 *
 * @param facts the parsed spec/facts.yaml
 */
export const compileApp = memoPerEntry((entry: Entry, facts: Entry): CompiledLibrary | undefined =>
  compileRules(entry, readFacts(facts.data)),
);

/** The entries that change the rules of a library: libraries whose rules it rewrites, and packages to install. */
interface Context {
  readonly sources: readonly Entry[];
  readonly added: readonly AddedPackages[];
}

function compileRules(
  entry: Entry,
  facts: FactTable,
  { sources, added }: Context = { sources: [], added: [] },
): CompiledLibrary | undefined {
  const rules = readLibraryRules(entry, new Map(sources.map((source) => [source.id, source])));
  if (rules === undefined) return undefined;
  const name = textOf(entry.data["package"]);
  const constants: Declarations["constants"] = new Map(name === undefined ? [] : [["package", [name]]]);
  const declarations = { declared: declaredBy([entry, ...sources]), constants };
  const compiled = compileTemplates(rules, facts, { declarations, added });
  return { entry, rules, facts, ...compiled, sources };
}

interface Compiling {
  readonly declarations: Declarations;
  readonly added: readonly AddedPackages[];
}

function compileTemplates(
  { group, parts }: LibraryRules,
  facts: FactTable,
  compiling: Compiling,
): Pick<CompiledLibrary, "templates" | "replaced"> {
  const templates = new Map<TemplateRule, Compiled>();
  const replaced = new Map<TemplateRule, Replaced>();
  const visit = (rule: SnippetRule, before: ReadonlySet<string>, known: FactTable): void => {
    const sure = rule.when === undefined ? before : new Set([...before, ...impliedFacts(rule.when)]);
    if (rule.is === "template") {
      const found = new Map<RewriteStep, readonly number[]>();
      templates.set(rule, compileRule(rule, { facts: known, sure, parts }, compiling, found));
      replaced.set(rule, found);
    } else if (rule.is === "group") {
      const { each, rules } = rule;
      const inside = each === undefined ? known : withItem(known, each);
      // If the list of `each` is empty, its rules produce no snippets. So in these rules, the list has at least one
      // item.
      for (const inner of rules) visit(inner, each === undefined ? sure : new Set([...sure, each]), inside);
    }
  };
  visit(group, new Set(), facts);
  return { templates, replaced };
}

function compileRule(
  { template, language, kind, origin }: TemplateRule,
  known: Omit<TemplateSetting, "language">,
  { declarations, added }: Compiling,
  found: Map<RewriteStep, readonly number[]>,
): Compiled {
  const parts = origin?.parts ?? known.parts;
  const steps = origin?.steps.filter((step) => step.language === language) ?? [];
  const packages = kind === "install" && language === "bash" ? added : [];
  const rewrite: TemplateSetting["rewrite"] = (nodes) => {
    const rewritten = steps.reduce((before, step) => {
      const result = rewriteNodes(before, step);
      found.set(step, result.found);
      return result.nodes;
    }, nodes);
    return packages.reduce(withPackages, rewritten);
  };
  return compileEntryTemplate(template, { ...known, language, ...(parts && { parts }), rewrite }, declarations);
}
