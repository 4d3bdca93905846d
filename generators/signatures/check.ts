import { memoPerEntry } from "../code/memo.ts";
import { type CompiledLibrary, compileLibrary } from "../snippets/library.ts";
import { leavesOf, type TemplateRule } from "../snippets/rules.ts";
import type { Check, Entry, Finding, Path } from "../spec/entry.ts";
import { quoted, suggestion } from "../spec/suggest.ts";
import { parsePython } from "../parsers/python.ts";
import type { Span } from "../parsers/grammars.ts";
import { COMMON_COMMANDS, commandUses } from "./command-uses.ts";
import { type ApiFacts, type KnownName, readApiFacts } from "./facts.ts";
import { argumentFault, pythonUses, type Use } from "./python-uses.ts";
import { canBothHold, pythonFault, requestedVersions } from "./requirements.ts";
import { extremesOf, PLACEHOLDER_NAME, PLACEHOLDER_TEXT } from "../parsers/fill-placeholders.ts";

/**
 * Compares the snippets of each library with the library's file in spec/apis: names, arguments, commands, flags, and
 * the versions in the install blocks. A library without such a file is not checked.
 */
export const apiCheck: Check = function* (spec) {
  for (const api of spec.apis) {
    const entry = spec.libraries.find(({ id }) => id === api.id);
    const library = entry && compileLibrary(entry, spec);
    if (library !== undefined) yield* findings(api, library);
  }
};

interface Fault extends Span {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

const findings = memoPerEntry((api: Entry, library: CompiledLibrary): readonly Finding[] => {
  const facts = readApiFacts(api);
  if (facts === undefined) return [];
  const comparison = new Comparison(facts, api.file);
  const rules = leavesOf(library.rules.group).filter((rule) => rule.is === "template");
  return [
    ...rules.flatMap((rule) => ruleFindings(rule, library, comparison)),
    ...installFindings(rules, library.entry, facts),
    ...unusedFindings(api, comparison),
  ];
});

function ruleFindings(
  rule: TemplateRule,
  { entry, templates }: CompiledLibrary,
  comparison: Comparison,
): readonly Finding[] {
  // Other checks cover templates that do not compile, and rules that come from another library.
  const compiled = templates.get(rule);
  if (rule.origin !== undefined || compiled?.ok !== true) return [];
  const found = new Map<string, Finding>();
  for (const variant of extremesOf(compiled.nodes)) {
    for (const { from, code: name, message, hint } of comparison.faultsOf(rule.language, variant.text)) {
      const { part, offset, length } = variant.placeOf({ from, to: from + 1 });
      const path: Path = part === undefined ? [...rule.path, "template"] : ["parts", part];
      found.set(`${path.join("/")} ${offset} ${message}`, { entry, path, offset, length, code: name, message, hint });
    }
  }
  return [...found.values()];
}

/**
 * Compares code with the API file of one library, and records which names, commands and packages in the API file occur
 * in the code.
 */
class Comparison {
  readonly facts: ApiFacts;
  readonly met = new Set<string>();
  readonly #file: string;

  constructor(facts: ApiFacts, file: string) {
    [this.facts, this.#file] = [facts, file];
  }

  faultsOf(language: TemplateRule["language"], text: string): readonly Fault[] {
    if (language === "python") return this.#pythonFaults(text);
    return language === "bash" ? this.#commandFaults(text) : [];
  }

  #pythonFaults(text: string): readonly Fault[] {
    return pythonUses(parsePython(text), (path) => this.#known(path)).flatMap((use): Fault[] => {
      const { path, call, from, to } = use;
      const [module = ""] = path.split(".");
      if (!this.facts.modules.has(module)) return this.#otherModule(module, use);
      const known = this.#known(path);
      if (call !== undefined && known !== undefined) {
        const fault = argumentFault(known, call);
        if (fault === undefined) return [];
        const hint = fault.word === undefined ? undefined : suggestion(fault.word, parametersOf(known));
        return [this.#fault(fault.at, "wrong-call", `${path} ${fault.message}`, hint)];
      }
      if (known !== undefined || (call === undefined && this.#isPrefix(path))) return [];
      const hint = suggestion(path, [...this.facts.names.keys()]);
      return [this.#fault({ from, to }, "unknown-api", `${quoted(path)} is not in ${this.#file}`, hint)];
    });
  }

  #otherModule(module: string, { isImport, from, to }: Use): Fault[] {
    this.met.add(module);
    if (!isImport || module.startsWith(PLACEHOLDER_NAME) || this.facts.others.has(module)) return [];
    const hint = 'add modules of other packages to the field "others", and names of the library to the field "names"';
    return [this.#fault({ from, to }, "unknown-api", `the module ${quoted(module)} is not in ${this.#file}`, hint)];
  }

  /**
   * Returns the facts about a name, and records that the name is used. A part of the path that comes from a placeholder
   * (`{{…}}`) matches any text.
   */
  #known(path: string): KnownName | undefined {
    const fitting = [...this.facts.names].filter(([name]) => fits(path, name));
    for (const [name] of fitting) this.met.add(name);
    return fitting[0]?.[1];
  }

  /** Returns true if a path is the start of a known name: a module, or a class whose members are known. */
  #isPrefix(path: string): boolean {
    return [...this.facts.names.keys()].some((name) =>
      fits(path, name.split(".").slice(0, path.split(".").length).join(".")),
    );
  }

  #commandFaults(text: string): readonly Fault[] {
    const { commands } = this.facts;
    const programs = new Set([...commands.keys()].map((command) => command.split(" ")[0]));
    return commandUses(text).flatMap(({ words, flags, from, to }): Fault[] => {
      const known = [...commands].find(([command]) =>
        command.split(" ").every((word, index) => words[index]?.split(PLACEHOLDER_TEXT)[0] === word),
      );
      if (known === undefined) {
        const [program = ""] = words;
        if (!programs.has(program) && COMMON_COMMANDS.has(program)) return [];
        const message = `the command ${quoted(words.slice(0, 3).join(" "))} is not in ${this.#file}`;
        return [this.#fault({ from, to }, "unknown-api", message, suggestion(program, [...commands.keys()]))];
      }
      const [command, allowed] = known;
      this.met.add(command);
      for (const { name } of flags) this.met.add(`${command} ${name}`);
      return flags
        .filter(({ name }) => !allowed.includes(name))
        .map(({ name, ...span }) =>
          this.#fault(span, "unknown-api", `${quoted(command)} has no flag ${quoted(name)}`, suggestion(name, allowed)),
        );
    });
  }

  #fault({ from, to }: Span, code: string, message: string, hint = `compare the call with ${this.#file}`): Fault {
    return { from, to, code, message, hint };
  }
}

function parametersOf({ signature }: KnownName): string[] {
  return signature?.parameters.map(({ name }) => name) ?? [];
}

function fits(path: string, name: string): boolean {
  if (path === name) return true;
  if (!path.includes(PLACEHOLDER_NAME)) return false;
  const [words, others] = [path.split("."), name.split(".")];
  return (
    words.length === others.length &&
    words.every((word, index) => word.startsWith(PLACEHOLDER_NAME) || word === others[index])
  );
}

/**
 * Checks that the install blocks name a suitable version of Python, and install package versions that the library
 * accepts.
 */
function* installFindings(rules: readonly TemplateRule[], entry: Entry, { python, pins }: ApiFacts): Iterable<Finding> {
  const blocks = rules.filter(({ kind }) => kind === "install");
  const [first] = blocks;
  if (first === undefined) return;
  const at = { entry, path: [...first.path, "template"], code: "wrong-requirement" };
  const text = blocks.map(({ title = "", template }) => `${title}\n${template}`).join("\n");
  const parts = Object.values(entry.data["parts"] ?? {}).join("\n");
  const install = `${text}\n${parts}`;
  const fault = python === undefined ? undefined : pythonFault(python, install);
  if (fault !== undefined) {
    const message = `the library accepts Python ${python}, but the install block ${fault}`;
    yield { ...at, message, hint: "add a comment with the version, for example: # Needs Python 3.11" };
  }
  for (const [name, versions] of pins) {
    const requested = requestedVersions(install, name);
    if (requested === undefined || canBothHold(versions, requested)) continue;
    const message = `the library requires ${name}${versions}, but the install block asks for ${name}${requested}`;
    yield { ...at, message, hint: "install a version that the library accepts" };
  }
}

/** Yields a finding for each fact in the API file if no snippet uses this fact. Such facts should be deleted. */
function* unusedFindings(api: Entry, { facts, met }: Comparison): Iterable<Finding> {
  const hint = "delete the item: the file lists only what the snippets use";
  const unused = (path: Path, what: string): Finding => {
    const message = `no snippet uses ${what}`;
    return { entry: api, path: ["checked", ...path], atKey: true, code: "unused-api", message, hint };
  };
  for (const name of facts.names.keys()) if (!met.has(name)) yield unused(["names", name], name);
  for (const [index, name] of [...facts.others].entries()) {
    if (!met.has(name)) yield unused(["others", index], `the module ${name}`);
  }
  for (const [command, flags] of facts.commands) {
    if (!met.has(command)) yield unused(["commands", command], `the command ${quoted(command)}`);
    for (const [index, flag] of flags.entries()) {
      if (!met.has(`${command} ${flag}`)) yield unused(["commands", command, index], flag);
    }
  }
}
