import { createHash } from "node:crypto";
import {
  IndentationText,
  NewLineKind,
  Project,
  QuoteKind,
  StructureKind,
  type FunctionDeclarationStructure,
  type StatementStructures,
} from "ts-morph";
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

/** The content of a module in `generated/`. */
export interface ModuleContent {
  /** Path or pattern of the source files, such as `spec/libraries/*.yaml`. */
  readonly source: string;
  /** Path of the generator, such as `generators/artifacts/libraries.ts`. */
  readonly generator: string;
  readonly imports?: readonly Import[];
  readonly exports?: readonly TypeExport[];
  /** Declarations: ts-morph structures, or formatted text with its own documentation comment. */
  readonly statements: readonly (StatementStructures | string)[];
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
  const statements = [
    header(source, generator),
    ...imports.flatMap(({ from, types = [], values = [] }) => [
      ...declaration("import type", types, from),
      ...declaration("import", values, from),
    ]),
    ...exports.flatMap(({ from, types }) => declaration("export type", types, from)),
    ...content.statements.map(spaced),
  ];
  const digest = createHash("sha256").update(JSON.stringify(statements)).digest("base64");
  const known = printed.get(path);
  if (known?.digest === digest) return known.file;
  const file = { path, text: print(path, statements) };
  printed.set(path, { digest, file });
  return file;
}

/**
 * The last printed module of each path. If the content of a module did not change, the same object is returned again.
 */
const printed = new Map<string, { readonly digest: string; readonly file: OutputFile }>();

function print(path: string, statements: readonly (StatementStructures | string)[]): string {
  const stubs = new Stubs();
  const file = project.createSourceFile(path, { statements: statements.map((statement) => stubs.replace(statement)) });
  try {
    return stubs.fill(file.getFullText());
  } finally {
    project.removeSourceFile(file); // without this call, thousands of modules would stay in memory
  }
}

/** Matches the start of an import or export with a list of names. Such a statement is not replaced by a placeholder. */
const NAMES = /^(?:import |export type \{)/;

/**
 * Replaces the statements that are already text by placeholders, while the rest of a module is printed. ts-morph
 * parses everything that it prints, so a run without placeholders would take twice as long.
 */
class Stubs {
  readonly #texts: string[] = [];

  /** Returns a statement in which texts are replaced by placeholders. */
  replace(statement: StatementStructures | string): StatementStructures | string {
    if (typeof statement === "string") return NAMES.test(statement) ? statement : this.#stub(statement);
    if (statement.kind !== StructureKind.Function || !isTexts(statement.statements)) return statement;
    return { ...statement, statements: statement.statements.map((text) => this.#stub(text)) };
  }

  /**
   * Returns the printed module, in which each placeholder is replaced by its text. The text is indented like the
   * placeholder.
   */
  fill(stubbed: string): string {
    return stubbed.replace(/^( *)hubsmith\$text\((\d+)\)(?:;|\n *\{\n *\})$/gm, (_, indent: string, index: string) => {
      const text = this.#texts[Number(index)] ?? "";
      return indent + (indent === "" ? text : text.replaceAll("\n", `\n${indent}`));
    });
  }

  /**
   * Returns a placeholder that starts and ends like the text, because these characters decide where ts-morph adds blank
   * lines.
   */
  #stub(text: string): string {
    const index = this.#texts.push(text.trimStart()) - 1;
    return `${text.startsWith("\n") ? "\n" : ""}hubsmith$text(${index})${text.endsWith("}") ? "\n{\n}" : ";"}`;
  }
}

function isTexts(statements: FunctionDeclarationStructure["statements"]): statements is string[] {
  return Array.isArray(statements) && statements.every((statement) => typeof statement === "string");
}

function header(source: string, generator: string): string {
  return [
    GENERATED_MARK,
    `// source:    ${source}`,
    `// generator: ${generator}`,
    "// to change: edit the source, then run `npm run generate`",
  ].join("\n");
}

/**
 * Adds a blank line where ts-morph adds none. ts-morph adds blank lines only around interfaces, functions, and text
 * that ends in a brace.
 */
function spaced(
  statement: StatementStructures | string,
  index: number,
  all: readonly (StatementStructures | string)[],
): StatementStructures | string {
  const before = all[index - 1];
  const isImport = typeof statement === "string" && before === undefined && statement.startsWith("import ");
  const isAfterBlock = before !== undefined && (typeof before !== "string" || before.endsWith("}"));
  return typeof statement !== "string" || isImport || isAfterBlock ? statement : `\n${statement}`;
}

/** Returns the import or export of names, on one line if they fit, otherwise with one name per line. */
function declaration(start: string, names: Iterable<string>, from: string): string[] {
  const list = [...new Set(names)].sort(byCodePoint);
  if (list.length === 0) return [];
  const line = `${start} { ${list.join(", ")} } from ${quote(from)};`;
  if (line.length <= LINE_WIDTH) return [line];
  return [`${start} {\n${list.map((name) => `  ${name},\n`).join("")}} from ${quote(from)};`];
}
