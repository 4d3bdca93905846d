import { createHash } from "node:crypto";
import { IndentationText, NewLineKind, Project, QuoteKind, type StatementStructures } from "ts-morph";
import type { OutputFile } from "../spec/entry.ts";
import { byCodePoint } from "../spec/json.ts";
import { GENERATED_MARK } from "./names.ts";
import { LINE_WIDTH, quote } from "./text.ts";

export interface Import {
  /** Path of the imported module, relative to the module with the import, such as `../records.ts`. */
  readonly from: string;
  readonly types?: Iterable<string>;
  readonly values?: Iterable<string>;
}

/** Types of another module, which the printed module exports again. */
export interface TypeExport {
  readonly from: string;
  readonly types: Iterable<string>;
}

/** A declaration: a structure of ts-morph, or formatted text with its own documentation comment. */
export type Statement = StatementStructures | string;

/** The content of a module in `generated/`. */
export interface ModuleContent {
  /** Path or pattern of the source files, such as `spec/libraries/*.yaml`. */
  readonly source: string;
  /** Path of the generator, such as `generators/artifacts/libraries.ts`. */
  readonly generator: string;
  readonly imports?: readonly Import[];
  readonly exports?: readonly TypeExport[];
  readonly statements: readonly Statement[];
}

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  manipulationSettings: {
    indentationText: IndentationText.TwoSpaces,
    newLineKind: NewLineKind.LineFeed,
    quoteKind: QuoteKind.Double,
  },
});

/**
 * Prints a module: header, sorted imports, and statements with a blank line between them.
 *
 * @param path path below the output folder, with forward slashes
 */
export function moduleFile(path: string, { source, generator, ...content }: ModuleContent): OutputFile {
  const imports = [...(content.imports ?? [])].sort((one, other) => byCodePoint(one.from, other.from));
  const exports = [...(content.exports ?? [])].sort((one, other) => byCodePoint(one.from, other.from));
  const head = [
    header(source, generator),
    ...imports.flatMap(({ from, types = [], values = [] }) => [
      ...declaration("import type", types, from),
      ...declaration("import", values, from),
    ]),
    ...exports.flatMap(({ from, types }) => declaration("export type", types, from)),
  ];
  const statements = [head.join("\n"), ...content.statements];
  const digest = createHash("sha256").update(JSON.stringify(statements)).digest("base64");
  const known = printed.get(path);
  if (known?.digest === digest) return known.file;
  const file = { path, text: `${statements.map(print).join("\n\n")}\n` };
  printed.set(path, { digest, file });
  return file;
}

/**
 * The last printed module of each path. If the content of a module did not change, the same object is returned again.
 */
const printed = new Map<string, { readonly digest: string; readonly file: OutputFile }>();

/** Prints one statement. ts-morph parses what it prints, so it prints only structures: text is ready as it is. */
function print(statement: Statement): string {
  if (typeof statement === "string") return statement;
  const file = project.createSourceFile("statement.ts", { statements: [statement] }, { overwrite: true });
  return file.getFullText().trimEnd();
}

function header(source: string, generator: string): string {
  return [
    GENERATED_MARK,
    `// source:    ${source}`,
    `// generator: ${generator}`,
    "// to change: edit the source, then run `npm run generate`",
  ].join("\n");
}

/** Returns the import or export of names, on one line if they fit, otherwise with one name per line. */
function declaration(start: string, names: Iterable<string>, from: string): string[] {
  const list = [...new Set(names)].sort(byCodePoint);
  if (list.length === 0) return [];
  const line = `${start} { ${list.join(", ")} } from ${quote(from)};`;
  if (line.length <= LINE_WIDTH) return [line];
  return [`${start} {\n${list.map((name) => `  ${name},\n`).join("")}} from ${quote(from)};`];
}
