import { Document, visit } from "yaml";
import { COMMON_COMMANDS, commandUses } from "../../generators/signatures/command-uses.ts";
import type { ApiFacts } from "../../generators/signatures/facts.ts";
import { pythonUses } from "../../generators/signatures/python-uses.ts";
import { compileLibrary } from "../../generators/snippets/library.ts";
import { leavesOf } from "../../generators/snippets/rules.ts";
import type { Entry, Json, JsonObject, Spec } from "../../generators/spec/entry.ts";
import { objectOf, textOf } from "../../generators/spec/json.ts";
import { headerOf } from "../../generators/spec/yaml/parse.ts";
import { extremesOf, PLACEHOLDER_NAME } from "../../generators/parsers/fill-placeholders.ts";
import { parsePython } from "../../generators/parsers/python.ts";

/** The use of a name of the library in the snippets: whether they call it, and with which arguments. */
interface NameUse {
  readonly positional: number;
  readonly keywords: readonly string[];
  readonly called: boolean;
}

/** The names, modules and flags that the snippets of a library use. */
interface Uses {
  readonly names: ReadonlyMap<string, NameUse>;
  /** The top-level modules that the snippets import. */
  readonly modules: ReadonlySet<string>;
  /** The flags that the snippets pass to each command. */
  readonly commands: ReadonlyMap<string, readonly string[]>;
}

/** The output of `scripts/apis/extract.py` for a checkout. */
export interface SourceFacts {
  readonly modules: readonly string[];
  readonly python: string | null;
  readonly names: Readonly<Record<string, NameFacts>>;
  readonly flags: Readonly<Record<string, boolean>>;
}
interface NameFacts {
  readonly call?: string;
  readonly type?: string | null;
  readonly open?: string | null;
  /** The path of the module, if the name is a module. */
  readonly module?: string;
  /** Name of a base class that is not in the checkout, but may define the name that was looked up. */
  readonly outside?: string;
}

export function usesOf(entry: Entry, spec: Spec, facts: ApiFacts | undefined): Uses {
  const names = new Map<string, NameUse>();
  const modules = new Set<string>();
  const commands = new Map<string, string[]>();
  const library = compileLibrary(entry, spec);
  for (const rule of library === undefined ? [] : leavesOf(library.rules.group)) {
    if (rule.is !== "template" || rule.origin !== undefined) continue;
    const compiled = library?.templates.get(rule);
    for (const { text } of compiled?.ok === true ? extremesOf(compiled.nodes) : []) {
      if (rule.language === "bash") addCommands(text, commands);
      if (rule.language === "python") addNames(text, facts, { names, modules });
    }
  }
  // A module is left out if the snippets use its members, but do not call the module itself.
  for (const [path, { called }] of names) {
    if (!called && [...names.keys()].some((other) => other.startsWith(`${path}.`))) names.delete(path);
  }
  return { names, modules, commands };
}

function addNames(
  text: string,
  facts: ApiFacts | undefined,
  { names, modules }: { readonly names: Map<string, NameUse>; readonly modules: Set<string> },
): void {
  for (const { path, call, isImport } of pythonUses(parsePython(text), (name) => facts?.names.get(name))) {
    if (isImport && !path.startsWith(PLACEHOLDER_NAME)) modules.add(path.replace(/\..*/, ""));
    if (path.includes(PLACEHOLDER_NAME)) continue;
    const before = names.get(path) ?? { positional: 0, keywords: [], called: false };
    const keywords = (call?.arguments ?? []).flatMap(({ name, spread }) => (spread ? ["**"] : (name ?? [])));
    const positional = (call?.arguments ?? []).filter(({ name, spread }) => name === undefined && !spread).length;
    names.set(path, {
      positional: Math.max(before.positional, positional),
      keywords: [...new Set([...before.keywords, ...keywords])],
      called: before.called || call !== undefined,
    });
  }
}

function addCommands(text: string, commands: Map<string, string[]>): void {
  for (const { words, flags } of commandUses(text)) {
    const [program = ""] = words;
    if (COMMON_COMMANDS.has(program) || program === "") continue;
    const isPython = program === "python" && words[1] === "-m";
    const command = words.slice(0, isPython ? 3 : 2).join(" ");
    const known = commands.get(command) ?? [];
    commands.set(command, [...new Set([...known, ...flags.map(({ name }) => name)])]);
  }
}

/** Methods of torch and transformers that return the model on which they are called. */
const FLUENT = new Set("bfloat16 cpu cuda eval float from_pretrained half requires_grad_ to train".split(" "));

/**
 * Returns the value to write for a name in the file in `spec/apis`: `module` for a module, undefined for a name that
 * was not found. Keeps facts of the old file that the source does not state, such as the type that a call returns.
 */
export function writtenName(path: string, found: NameFacts | undefined, before: Json | undefined): Json | undefined {
  const { call: oldCall, open: oldOpen } = objectOf(before);
  const old = textOf(before) ?? textOf(oldCall);
  // An old entry with `open` was written by hand, so it is kept even if the source does not define the name.
  if (found === undefined) return oldOpen === undefined ? undefined : before;
  if (found.module !== undefined) return "module";
  if (found.outside !== undefined) {
    const result = FLUENT.has(path.replace(/.*\./, "")) ? ` -> ${path.replace(/\.\w+$/, "")}` : "";
    return before ?? { call: `(*args, **kwargs)${result}`, open: `inherited from ${found.outside}` };
  }
  const type = found.type ?? /-> (.+)$/.exec(old ?? "")?.[1];
  if (found.call === undefined) return type === undefined ? "value" : `-> ${type}`;
  const call = type === undefined ? found.call : `${found.call} -> ${type}`;
  const open = typeof oldOpen === "string" ? oldOpen : found.open;
  return open === null || open === undefined ? call : { call, open };
}

/** Returns the text of a file in `spec/apis`, with one name of the library per line. */
export function printApi(data: JsonObject): string {
  const document = new Document(data);
  visit(document, { Seq: (_key, list) => void (list.flow = true) });
  return `${headerOf("apis")}\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}`;
}
