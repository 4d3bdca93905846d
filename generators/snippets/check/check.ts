import type { Check, Entry, Finding, Path, Spec } from "../../spec/entry.ts";
import { callsOf, clientsOf } from "../../spec/entries.ts";
import { canonical, isObject, objectOf } from "../../spec/json.ts";
import { valueAt } from "../../spec/pointer.ts";
import { suggestion } from "../../spec/suggest.ts";
import { checkCondition } from "./check-conditions.ts";
import { readCondition } from "../conditions.ts";
import { checkFacts } from "./check-facts.ts";
import { type FactTable, itemKind, readFacts, withItem } from "../facts.ts";
import { addedBy } from "../added-packages.ts";
import { checkRewrites, nameOf, refusedTexts } from "./check-rewrites.ts";
import { type CompiledLibrary, compileApp, compileClient, compileLibrary } from "../library.ts";
import type { GroupRule, SnippetRule } from "../rules.ts";

/**
 * Checks facts and rules: refused templates, facts that do not exist or have the wrong kind, and rules that can never
 * be chosen.
 */
export const snippetChecks: Check = function* (spec) {
  yield* checkFacts(spec);
  for (const entry of spec.libraries) {
    const library = compileLibrary(entry, spec);
    if (library === undefined) continue;
    yield* checkLibrary(library);
    yield* checkRewrites(library, spec.libraries);
    for (const field of ["leads", "fallback"]) {
      yield* checkCondition(readCondition(objectOf(entry.data[field]), [field]), entry, library.facts);
    }
  }
  for (const entry of [...spec.apps, ...spec.properties]) {
    const rules = compileApp(entry, spec.facts);
    if (rules === undefined) continue;
    yield* checkLibrary(rules);
    yield* checkCondition(readCondition(objectOf(entry.data["when"]), ["when"]), entry, rules.facts);
  }
  yield* checkAdded(spec);
  const calls = callsOf(spec);
  if (calls === undefined) return;
  for (const entry of clientsOf(spec)) {
    const client = compileClient(entry, calls);
    if (client !== undefined) yield* checkLibrary(client);
  }
};

/** Checks that the packages that a property adds to install commands are a list whose items are all known. */
function* checkAdded({ properties, facts: factsEntry }: Spec): Iterable<Finding> {
  const facts = readFacts(factsEntry.data);
  for (const entry of properties) {
    for (const { fact: name, known: packages } of addedBy(entry, facts)) {
      if (packages.length > 0 && itemKind(facts.get(name)?.kind) !== undefined) continue;
      const known = [...facts.values()].filter(({ kind, values }) => itemKind(kind) && values.length > 0);
      const message = `"${name}" is not a fact with a list of known packages`;
      const hint = suggestion(
        name,
        known.map((one) => one.name),
      );
      yield { entry, path: ["installs", "packages"], code: "unknown-fact", message, hint };
    }
  }
}

function* checkLibrary(library: CompiledLibrary): Iterable<Finding> {
  yield* checkTemplates(library);
  yield* checkParts(library);
  yield* checkExampleNames(library);
  yield* checkRule(library.rules.group, library, library.facts);
}

/**
 * Checks the names of examples. Each block of an example becomes a file, whose name is the name of the example and the
 * number of the block. Two files must not get the same name.
 */
function* checkExampleNames({ entry }: CompiledLibrary): Iterable<Finding> {
  const { examples } = entry.data;
  if (!isObject(examples)) return;
  for (const name of Object.keys(examples)) {
    const stem = name.replace(/-\d+$/, "");
    if (stem === name || !Object.hasOwn(examples, stem)) continue;
    const message = `"${name}" is also the name of a block of the example "${stem}"`;
    const hint = "choose a name that does not end with a number";
    yield { entry, path: ["examples", name], atKey: true, code: "taken-name", message, hint };
  }
}

/** Yields a finding for each refused template. A problem in a part that several templates share is reported once. */
function* checkTemplates({ entry, templates }: CompiledLibrary): Iterable<Finding> {
  const seen = new Set<string>();
  for (const [rule, compiled] of templates) {
    if (compiled.ok) continue;
    const { refusal, place } = compiled;
    if (rule.origin !== undefined) {
      if (rule.origin.steps.some((step) => refusedTexts(step).length > 0)) continue;
      const { message, code, hint } = refusal;
      yield {
        entry,
        path: [...rule.path, "rewrite"],
        atKey: true,
        code,
        message: `${message} (in ${nameOf(rule.origin)})`,
        hint,
      };
      continue;
    }
    const path: Path = place.part === undefined ? [...rule.path, "template"] : ["parts", place.part];
    const key = `${path.join("/")} ${place.offset} ${refusal.code}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const { code, message, hint } = refusal;
    const { offset, length } = place;
    yield { entry, path, offset, length, code, message, hint };
  }
}

function* checkParts({ entry, rules, templates }: CompiledLibrary): Iterable<Finding> {
  const texts = [
    ...[...templates.keys()].map((rule) => (rule.origin === undefined ? rule.template : "")),
    ...rules.parts.values(),
  ].join("\n");
  const used = new Set([...texts.matchAll(/\{\{>\s*(\w+)/g)].map(([, name]) => name));
  for (const name of rules.parts.keys()) {
    if (used.has(name)) continue;
    const hint = "delete it, or include it with {{> name}}";
    yield {
      entry,
      path: ["parts", name],
      atKey: true,
      code: "unused-part",
      message: `no template uses the part "${name}"`,
      hint,
    };
  }
}

function* checkRule(rule: SnippetRule, library: CompiledLibrary, facts: FactTable): Iterable<Finding> {
  const { entry } = library;
  if (rule.when !== undefined) yield* checkCondition(rule.when, entry, facts);
  // A rule that comes from another library is checked in that library.
  if (rule.is !== "group" || rule.origin !== undefined) return;
  if (rule.pick === "first") yield* checkOrder(rule, library);
  yield* checkEach(rule, entry, facts);
  const inside = rule.each === undefined ? facts : withItem(facts, rule.each);
  for (const inner of rule.rules) yield* checkRule(inner, library, inside);
}

/** Checks that `each` of a group names a fact that is a list. */
function* checkEach({ each, path: group }: GroupRule, entry: Entry, facts: FactTable): Iterable<Finding> {
  if (each === undefined) return;
  const path = [...group, "each"];
  const fact = facts.get(each);
  if (fact === undefined) {
    const hint = suggestion(each, [...facts.keys()]);
    yield { entry, path, code: "unknown-fact", message: `there is no fact "${each}"`, hint };
  } else if (itemKind(fact.kind) === undefined) {
    const message = `"${each}" is a ${fact.kind}, but "each" needs a list`;
    yield { entry, path, code: "fact-kind", message, hint: "use a fact of kind list or names" };
  }
}

/**
 * Yields a finding for each rule that is never chosen, because an earlier rule in the list has no condition or the same
 * condition.
 */
function* checkOrder({ rules }: GroupRule, { entry }: CompiledLibrary): Iterable<Finding> {
  const conditions = new Map<string, number>();
  for (const [index, rule] of rules.entries()) {
    const always = rules.findIndex((earlier) => earlier.when === undefined);
    const condition = canonical(valueAt(entry.data, [...rule.path, "when"]));
    const same = rule.when === undefined ? undefined : conditions.get(condition);
    conditions.set(condition, same ?? index);
    if (always >= 0 && always < index) {
      const message = `rule ${index + 1} is never chosen: rule ${always + 1} has no condition`;
      yield {
        entry,
        path: rule.path,
        code: "unreachable-rule",
        message,
        hint: "put the rule without a condition last",
      };
    } else if (same !== undefined) {
      const message = `rule ${index + 1} is never chosen: rule ${same + 1} has the same condition`;
      yield {
        entry,
        path: rule.path,
        code: "unreachable-rule",
        message,
        hint: "join the two rules, or change one of the conditions",
      };
    }
  }
}
