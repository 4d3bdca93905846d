import { type Call, importedPaths, nodesOf, pathOf, type Program, type SyntaxNode } from "../../parsers/syntax-tree.ts";
import type { LanguageRules } from "./code.ts";
import { isDataFile, type Unknown } from "./finding.ts";
import { JAVASCRIPT_NAMES } from "./known-names.ts";

const WRITES = /^node:fs.*\.(?:createWriteStream|writeFile|writeFileSync)$/;

/** The names that JavaScript and TypeScript may use, and the checks of its calls and members. */
export const JAVASCRIPT_RULES: LanguageRules = { known: JAVASCRIPT_NAMES, unknownUses };

function* unknownUses(program: Program): Generator<Unknown> {
  const paths = importedPaths(program);
  for (const { index } of nodesOf(program, "index")) yield* checkIndex(index);
  for (const { entries } of nodesOf(program, "record")) {
    const computed = entries.find(({ key, parts }) => key === undefined && parts.length > 1);
    if (computed !== undefined) yield* checkIndex(computed.parts.slice(0, 1));
  }
  for (const call of nodesOf(program, "call")) {
    const [root = "", ...rest] = pathOf(call.callee) ?? [];
    const path = [...(paths.get(root) ?? [root]), ...rest].join(".");
    if (path === "setTimeout") yield* checkTimer(call);
    if (WRITES.test(path)) yield* checkWrite(call);
  }
}

/**
 * Yields computed names of members, as in `object[name]`. Such a name could be `constructor`, which can create a
 * function from a string.
 */
function* checkIndex(index: readonly SyntaxNode[]): Generator<Unknown> {
  for (const one of index) {
    const isText = one.kind === "string" && one.value !== undefined && !JAVASCRIPT_NAMES.members.test(one.value);
    if (one.kind === "literal" || isText) continue;
    yield {
      code: "unknown-callee",
      span: one,
      message: "when the code runs, this could name any member of the object",
      hint: "write the name of the member as a constant, or a number",
    };
  }
}

function* checkTimer({ arguments: given }: Call): Generator<Unknown> {
  const [first] = given;
  // `setTimeout(resolve, …)` is the usual way to wait. `resolve` is the function that `new Promise` passes to its
  // callback.
  if (first === undefined || first.value.kind === "function" || pathOf(first.value)?.join(".") === "resolve") return;
  yield {
    code: "unknown-callee",
    span: first,
    message: "a timer would run this text as code",
    hint: "pass a function to the timer: () => …",
  };
}

function* checkWrite(call: Call): Generator<Unknown> {
  const name = call.arguments[0]?.value;
  if (name?.kind === "string" && isDataFile(name.value)) return;
  yield {
    code: "unknown-callee",
    span: call,
    message: "this writes a file that may be run later",
    hint: 'write to a constant file name with an extension for data, such as "out.wav"',
  };
}
