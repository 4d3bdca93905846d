import {
  boundBy,
  type Call,
  importedPaths,
  nodesOf,
  pathOf,
  type Program,
  type SyntaxNode,
} from "../../parsers/syntax-tree.ts";
import type { Variant } from "../../parsers/fill-placeholders.ts";
import { argumentOf, type LanguageRules } from "./code.ts";
import { isDataFile, type Unknown } from "./finding.ts";
import { PYTHON_NAMES } from "./known-names.ts";

/** Matches the modes of `open` in which a file is only read. */
const READING = /^r?[bt]?$/;
const WRITING = /^[rwaxbt]*[wax+][bt+]*$/;
const WRITERS = new Set(["write_text", "write_bytes"]);

/** The names that Python code may use, and the checks of its calls. */
export const PYTHON_RULES: LanguageRules = { known: PYTHON_NAMES, unknownUses };

function* unknownUses(program: Program, isFilled: Variant["isFilled"]): Generator<Unknown> {
  const paths = importedPaths(program);
  const texts = constantsOf(program);
  for (const call of nodesOf(program, "call")) {
    const [root = "", ...rest] = pathOf(call.callee) ?? [];
    const path = [...(paths.get(root) ?? [root]), ...rest].join(".");
    if (path === "open") yield* checkOpen(call, texts);
    if (path === "getattr") yield* checkMember(call, isFilled);
    if (path === "help" && !call.arguments.every(({ value }) => pathOf(value) !== undefined)) {
      yield {
        code: "unknown-callee",
        span: call,
        message: "help() with a string loads the module that the string names",
      };
    }
    if (path === "sys.path.append" || path === "sys.path.insert") yield* checkSearchPath(call, isFilled);
    if (/^torch\.hub\.\w+$/.test(path)) yield* checkHub(call, texts, isFilled);
    if (path !== "open" && isWriter(call)) yield* checkWriter(call, texts);
  }
}

/** Returns the value of each variable that is set only once, by an assignment. */
function constantsOf(program: Program): ReadonlyMap<string, SyntaxNode> {
  const values = new Map<string, SyntaxNode>();
  const several = new Set(nodesOf(program, "function").flatMap(({ parameters }) => parameters.flatMap(boundBy)));
  for (const { targets, value, isItem } of nodesOf(program, "binding")) {
    for (const target of targets) {
      const isPlain = target.kind === "name" && value !== undefined && !isItem;
      for (const name of boundBy(target)) {
        if (!isPlain || values.has(name)) several.add(name);
        else values.set(name, value);
      }
    }
  }
  for (const name of several) values.delete(name);
  return values;
}

/** Returns the value of a string literal, or of a variable whose only value is a string literal. */
function textOf(value: SyntaxNode | undefined, texts: ReadonlyMap<string, SyntaxNode>): string | undefined {
  const known = value?.kind === "name" ? texts.get(value.name) : value;
  return known?.kind === "string" ? known.value : undefined;
}

/** Checks `getattr(model, "name")` like the member `model.name`, if the name is a literal. */
function* checkMember(call: Call, isFilled: Variant["isFilled"]): Generator<Unknown> {
  const name = call.arguments[1]?.value;
  const isPlain = !call.arguments.some(({ spread }) => spread) && name !== undefined && !isFilled(name);
  if (isPlain && name.kind === "string" && name.value !== undefined && !PYTHON_NAMES.members.test(name.value)) return;
  yield {
    code: "unknown-callee",
    span: call,
    message: "when the code runs, this could name any member of the object",
    hint: "write the name of the member as a constant",
  };
}

/** Returns true for `.write_text(…)` and similar methods, and for `.open("w")`. */
function isWriter({ callee, arguments: given }: Call): boolean {
  if (callee.kind !== "member") return false;
  const opens =
    callee.property === "open" && given.some(({ value }) => value.kind === "string" && WRITING.test(value.value ?? ""));
  return opens || WRITERS.has(callee.property);
}

function* checkOpen(call: Call, texts: ReadonlyMap<string, SyntaxNode>): Generator<Unknown> {
  const mode = argumentOf(call, 1, "mode")?.value;
  const isRead = mode === undefined || READING.test(textOf(mode, texts) ?? "?");
  const isPlain = !call.arguments.some(({ spread }) => spread);
  if (isPlain && (isRead || isDataFile(textOf(argumentOf(call, 0, "file")?.value, texts)))) return;
  yield {
    code: "unknown-callee",
    span: call,
    message: "open() writes a file that may be run later",
    hint: 'open the file for reading, or write to a constant file name with an extension for data, such as "out.wav"',
  };
}

/** Checks the name of the file that `Path("out.txt").write_text(…)` writes. The path may also be in a variable. */
function* checkWriter(call: Call, texts: ReadonlyMap<string, SyntaxNode>): Generator<Unknown> {
  const object = call.callee.kind === "member" ? call.callee.object : undefined;
  const made = object?.kind === "name" ? texts.get(object.name) : object;
  const name = made?.kind === "call" ? textOf(made.arguments[0]?.value, texts) : undefined;
  if (isDataFile(name)) return;
  yield {
    code: "unknown-callee",
    span: call.callee,
    message: "this writes a file that may be run later",
    hint: 'write to a constant file name with an extension for data, such as Path("out.txt")',
  };
}

/** Checks the repository of `torch.hub.load("owner/name", …)`. PyTorch takes it from GitHub, and runs its code. */
function* checkHub(
  call: Call,
  texts: ReadonlyMap<string, SyntaxNode>,
  isFilled: Variant["isFilled"],
): Generator<Unknown> {
  const given = argumentOf(call, 0, "repo_or_dir")?.value;
  const repository = given?.kind === "name" ? texts.get(given.name) : given;
  const isConstant = repository?.kind === "string" && repository.value !== undefined && !isFilled(repository);
  if (isConstant && !call.arguments.some(({ spread }) => spread)) return;
  const hint = 'write a constant repository, such as torch.hub.load("owner/name", …)';
  yield { code: "package-hole", span: call, message: "the value would name the repository whose code is run", hint };
}

function* checkSearchPath(call: Call, isFilled: Variant["isFilled"]): Generator<Unknown> {
  if (!call.arguments.some(isFilled)) return;
  yield { code: "unknown-callee", span: call, message: "the value would decide from where modules are loaded" };
}
