import { READS } from "./ast.ts";
import type { Body } from "./ast.ts";
import type { Names } from "./compiler.ts";
import { emitScope } from "./emit-statement.ts";
import { Emitter } from "./emitter.ts";
import { REVISION } from "./options.ts";
import type { Parsed } from "./parse.ts";
import type { Reference } from "./scope.ts";

/**
 * A template as the text of an ES module that exports `source`, `make` and `render(context, runtime)`, where `runtime`
 * is what `hubsmith/template/runtime` exports.
 */
export function emitModule(
  { body, reads }: Parsed,
  names: Names,
  nesting: number,
  autoescape: boolean,
  source: string,
): string {
  const emitter = new Emitter(names, nesting, autoescape);
  emitter.marks = (reads & READS.generation) > 0;
  const self = reads & READS.self ? emitter.scope.declare("self") : undefined;
  emitter.scope.analyse(body);
  const { frame } = emitter.scope;
  const given = () => new Map(Array.from(frame.context.values(), ({ slot }, index) => [slot, `s[${index}]`]));
  const main = emitter.frameLambda(frame, () => emitMain(emitter, body, self), given);
  return [
    "// Made by hubsmith/template/precompile; to change it, change the template and make it anew.",
    `export const source = ${JSON.stringify(source)};`,
    `export const revision = ${REVISION};`,
    "export function make(R) {",
    "const { run, grow, text, truthy, array, apply, applyAlone, applyOne, applyTwo, isText, unpack, namespace } = R;",
    "const probe = {};\nlet plain;",
    ...emitter.definitions.map((definition, index) => `const c${index} = ${definition};`),
    `const main = ${emitter.settle(main)};`,
    `const execute = (s) => { ${emitter.marks ? "" : "run.out = "}main(s); };`,
    emitRead(emitter, [...frame.context.keys()]),
    `return { execute, read, size: names.length, names, slots: names.map((_, slot) => slot), positions: ${JSON.stringify(emitter.positions)} };\n}`,
    "let template;",
    "export const render = (context, runtime) => (template ??= new runtime.Template({ source, revision, make })).render(context);\n",
  ].join("\n");
}

/** The names of the context, and a function that reads them off it in place if it is a plain object. */
function emitRead({ fields }: Emitter, names: readonly string[]): string {
  const values = names.map((name) => `context[${JSON.stringify(name)}]`);
  const isSafe = names.every((name) => !(name in Object.prototype));
  const clean = emitClean(isSafe ? [...new Set([...fields, ...names])] : [...fields]);
  const found = isSafe ? `context?.__proto__ === plain ? [${values.join(", ")}] : undefined` : "undefined";
  return `const names = ${JSON.stringify(names)};\nconst read = (context) => {\nplain = ${clean};\nreturn ${found};\n};`;
}

/** Fields of plain objects may be read in place as long as nobody has put one of these names on every object. */
function emitClean(fields: readonly string[]): string {
  const free = fields.map((name) => `probe[${JSON.stringify(name)}] === undefined`);
  return ["true", ...free].join(" && ").concat(" ? Object.prototype : probe");
}

function emitMain(emitter: Emitter, body: Body, self: Reference | undefined): string {
  const code = emitScope(emitter, emitter.scope, body);
  if (emitter.blockCode.size === 0 && !self) return code;
  const blocks = [...emitter.blockCode].map(([name, block]) => `[${JSON.stringify(name)}, ${block}]`);
  const start = self ? `${emitter.variable(self)} = new R.TemplateReference(blocks);\n` : "";
  return `const blocks = new Map([${blocks.join(",\n")}]);\n${start}${code}`;
}
