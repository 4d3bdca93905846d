import { parseJavaScript } from "../../parsers/javascript.ts";
import type { Call, Expression, Program } from "../../parsers/tree.ts";
import { allExpressions, importedPaths, pathOf } from "../../parsers/walk.ts";
import { unknownInPrograms } from "./code.ts";
import type { Declared } from "./declared.ts";
import { type Found, isDataFile, type Unknown } from "./finding.ts";
import { JAVASCRIPT_NAMES } from "./known-names.ts";
import type { Variant } from "./variants.ts";

const WRITES = /^node:fs.*\.(?:createWriteStream|writeFile|writeFileSync)$/;

/** Yields the names that a JavaScript or TypeScript template uses, but that are neither declared nor known. */
export function unknownInJavaScript(variants: readonly Variant[], declared: Declared): Iterable<Found> {
  return unknownInPrograms(variants, declared, { parse: parseJavaScript, known: JAVASCRIPT_NAMES, unknownUses });
}

function* unknownUses(program: Program): Generator<Unknown> {
  const paths = importedPaths(program);
  for (const expression of allExpressions(program)) {
    if (expression.kind === "index") yield* checkIndex(expression.index);
    if (expression.kind === "record") {
      const computed = expression.entries.find(({ key, parts }) => key === undefined && parts.length > 1);
      if (computed !== undefined) yield* checkIndex(computed.parts.slice(0, 1));
    }
    if (expression.kind !== "call") continue;
    const [root = "", ...rest] = pathOf(expression.callee) ?? [];
    const path = [...(paths.get(root) ?? [root]), ...rest].join(".");
    if (path === "setTimeout") yield* checkTimer(expression);
    if (WRITES.test(path)) yield* checkWrite(expression);
  }
}

/**
 * Yields computed names of members, as in `object[name]`. Such a name could be `constructor`, which can create a
 * function from a text.
 */
function* checkIndex(index: readonly Expression[]): Generator<Unknown> {
  for (const one of index) {
    const isText = one.kind === "text" && one.value !== undefined && !JAVASCRIPT_NAMES.members.test(one.value);
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
  if (name?.kind === "text" && isDataFile(name.value)) return;
  yield {
    code: "unknown-callee",
    span: call,
    message: "this writes a file that may be run later",
    hint: 'write to a constant file name with an extension for data, such as "out.wav"',
  };
}
