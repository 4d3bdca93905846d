import type { Finding, Json, Schema, Spec } from "../../spec/entry.ts";
import { fieldsOf, isList, isObject, objectOf, textsOf } from "../../spec/json.ts";
import { followReference } from "../../spec/schema/schema-walk.ts";
import { patternFlaw } from "../../spec/schema/patterns.ts";
import { quoted, suggestion } from "../../spec/suggest.ts";
import { CAPTURE_FLAGS, type Fact, type FactTable, ITEM, itemKind, readFacts } from "../facts.ts";

/**
 * Checks spec/facts.yaml. Paths must exist in the schema of model records. The source of a table or a capture must be
 * another fact. Values must have the kind of the fact.
 */
export function* checkFacts(spec: Spec): Iterable<Finding> {
  const facts = readFacts(spec.facts.data);
  for (const fact of facts.values()) {
    yield* checkName(fact, spec);
    yield* checkPaths(fact, spec);
    yield* checkSource(fact, facts, spec);
    yield* checkUnless(fact, facts, spec);
    yield* checkCapture(fact, spec);
    yield* checkValues(fact, spec);
    yield* checkGroups(fact, spec);
  }
}

/** Checks that the name of a fact does not have another meaning in templates. */
function* checkName({ name }: Fact, { facts: entry }: Spec): Iterable<Finding> {
  if (name !== ITEM && name !== "this") return;
  const message = `no fact can be called "${name}": in templates, this name means the item of a list`;
  yield { entry, path: [name], atKey: true, code: "taken-name", message, hint: "choose another name" };
}

function* checkPaths({ name, source }: Fact, { facts: entry, schemas }: Spec): Iterable<Finding> {
  const model = schemas["model"];
  if (source.from !== "paths" || model === undefined) return;
  for (const [index, path] of source.paths.entries()) {
    const missing = firstUnknown(path.split("."), model);
    if (missing === undefined) continue;
    const message = `a model record has no ${quoted(missing.key)} in ${quoted(path)}`;
    const at = source.paths.length === 1 ? [name, "path"] : [name, "path", index];
    yield { entry, path: at, code: "unknown-path", message, hint: suggestion(missing.key, missing.known) };
  }
}

/**
 * Looks up a path in the schema of model records. Returns the first key that does not exist, and the keys that are
 * allowed instead.
 */
function firstUnknown(path: readonly string[], model: Schema): { key: string; known: readonly string[] } | undefined {
  let schema = model;
  for (const key of path) {
    const isIndex = /^(?:\d+|\*)$/.test(key);
    const next = isIndex ? schema["items"] : objectOf(schema["properties"])[key];
    if (!isObject(next)) return { key, known: isIndex ? [] : Object.keys(objectOf(schema["properties"])) };
    schema = followReference(model, next);
  }
  return undefined;
}

function* checkSource(fact: Fact, facts: FactTable, { facts: entry }: Spec): Iterable<Finding> {
  const trail = [fact.name];
  let { source } = fact;
  while (source.from === "table" || source.from === "capture") {
    const path = [fact.name, "of"];
    const next = facts.get(source.of);
    if (next === undefined) {
      const hint = suggestion(source.of, [...facts.keys()]);
      yield { entry, path, code: "unknown-fact", message: `there is no fact "${source.of}"`, hint };
      return;
    }
    if (trail.includes(next.name)) {
      const message = `"${fact.name}" depends on itself: ${[...trail, next.name].join(" → ")}`;
      yield {
        entry,
        path,
        code: "circular-fact",
        message,
        hint: "use a path for one of these facts",
      };
      return;
    }
    if (next.kind !== "text" && next.kind !== "identifier" && next.kind !== "list") {
      const message = `a ${source.from} cannot be applied to "${next.name}", which is a ${next.kind}`;
      yield { entry, path, code: "fact-kind", message, hint: "use a fact of kind text, identifier or list" };
    }
    trail.push(next.name);
    ({ source } = next);
  }
}

/** Checks that the fact in `unless` exists, and that its value does not depend on this fact. */
function* checkUnless({ name, unless }: Fact, facts: FactTable, { facts: entry }: Spec): Iterable<Finding> {
  if (unless === undefined) return;
  const path = [name, "unless"];
  if (!facts.has(unless)) {
    const hint = suggestion(unless, [...facts.keys()]);
    yield { entry, path, code: "unknown-fact", message: `there is no fact "${unless}"`, hint };
  }
  const before = new Set([unless]);
  for (const one of before) {
    const { source, unless: next } = facts.get(one) ?? {};
    if (next !== undefined) before.add(next);
    if (source !== undefined && "of" in source) before.add(source.of);
  }
  if (!before.has(name)) return;
  const message = `"${name}" depends on itself, because of "${unless}"`;
  yield { entry, path, code: "circular-fact", message, hint: "choose a fact that does not depend on this one" };
}

/** Checks that the patterns of a capture are valid, and that no text can make them slow. */
function* checkCapture({ name, source }: Fact, { facts: entry }: Spec): Iterable<Finding> {
  if (source.from !== "capture") return;
  const { patterns, without } = source;
  for (const [index, pattern] of patterns.entries()) {
    const path = patterns.length === 1 ? [name, "capture"] : [name, "capture", index];
    const flaw = patternFlaw(pattern, CAPTURE_FLAGS);
    if (flaw !== undefined) yield { entry, path, ...flaw };
  }
  const flaw = without === undefined ? undefined : patternFlaw(without, CAPTURE_FLAGS);
  if (flaw !== undefined) yield { entry, path: [name, "without"], ...flaw };
}

function* checkValues(fact: Fact, { facts: entry }: Spec): Iterable<Finding> {
  const { name, source } = fact;
  const values: (readonly [readonly string[], Json | undefined])[] = [[[name, "default"], fact.fallback]];
  if (source.from === "capture" && itemKind(fact.kind) === undefined && !/^(?:text|identifier)$/.test(fact.kind)) {
    const message = `a capture returns text, not a ${fact.kind}`;
    const hint = "use the kind text or identifier or, for all matches, list or names";
    yield { entry, path: [name, "kind"], code: "fact-kind", message, hint };
  }
  if (source.from === "table") {
    values.push([[name, "otherwise"], source.otherwise]);
    for (const [key, value] of source.table) values.push([[name, "table", key], value]);
  }
  for (const [path, value] of values) {
    if (value === undefined || fits(value, fact)) continue;
    const message = `${quoted(value)} is not of kind ${fact.kind}, or is empty`;
    yield { entry, path, code: "fact-kind", message, hint: WANTED[fact.kind] };
  }
}

/** Checks that no value is in two groups. */
function* checkGroups({ name }: Fact, { facts: entry }: Spec): Iterable<Finding> {
  const groupOf = new Map<string, string>();
  for (const [group, members] of fieldsOf(objectOf(entry.data[name])["groups"])) {
    for (const [index, member] of textsOf(members).entries()) {
      const first = groupOf.get(member);
      if (first === undefined) groupOf.set(member, group);
      else {
        const message = `${quoted(member)} is also in the group ${quoted(first)}`;
        const path = [name, "groups", group, index];
        yield { entry, path, code: "listed-twice", message, hint: "delete one of the two" };
      }
    }
  }
}

const WANTED: Readonly<Record<Fact["kind"], string>> = {
  text: "write some text",
  identifier: "write a name of ASCII letters, digits and _",
  number: "write a number",
  flag: "write true or false",
  list: "write a list of strings",
  names: "write a list of names of ASCII letters, digits and _",
  value: "write a value",
  tree: "write a value",
  keywords: "write a mapping",
  headers: "write a mapping",
  form: "write a mapping",
  secret: "write a value",
  path: "write a list of names and indices",
};

function fits(value: Json, { kind }: Fact): boolean {
  const isName = (item: Json): boolean => typeof item === "string" && /^[A-Za-z_]\w*$/.test(item);
  switch (kind) {
    case "text":
      return typeof value === "string" && value !== "";
    case "identifier":
      return isName(value);
    case "number":
      return typeof value === "number";
    case "flag":
      return typeof value === "boolean";
    case "list":
      return isList(value) && value.length > 0 && value.every((item) => typeof item === "string" && item !== "");
    case "names":
      return isList(value) && value.length > 0 && value.every(isName);
    default:
      return true;
  }
}
