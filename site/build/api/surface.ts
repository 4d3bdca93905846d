import { join } from "node:path";
import { Project, ts, type SourceFile, type Symbol as MorphSymbol } from "ts-morph";
import { documentFunctions } from "./function-docs.ts";
import { bin, ROOT, run } from "../../../scripts/lib/run.ts";

/** The kind of an export. `namespace`: exported with `export * as name`. */
export type ExportKind = "class" | "function" | "constant" | "enum" | "namespace" | "interface" | "type";

/** An export of an entry point. */
export interface Export {
  readonly name: string;
  readonly kind: ExportKind;
  /** The exported symbol, with aliases resolved. */
  readonly symbol: MorphSymbol;
}

/**
 * The kinds of exports, each with its TypeScript symbol flag. If a symbol has several of these flags, the first kind
 * applies. So a name that is both a type and a value counts as a value.
 */
const KINDS: readonly (readonly [ExportKind, ts.SymbolFlags])[] = [
  ["class", ts.SymbolFlags.Class],
  ["enum", ts.SymbolFlags.Enum],
  ["function", ts.SymbolFlags.Function],
  ["constant", ts.SymbolFlags.Variable],
  ["namespace", ts.SymbolFlags.ValueModule],
  ["interface", ts.SymbolFlags.Interface],
];

/** Returns true if exports of this kind exist at run time. */
export const isValue = (kind: ExportKind): boolean => kind !== "interface" && kind !== "type";

/**
 * Returns a project that contains the given files, with compiler options as in a user's project.
 *
 * @param files paths of declaration files, each an entry point
 */
export function readDeclarations(files: readonly string[]): Project {
  const project = new Project({
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      skipLibCheck: true,
      types: [],
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  for (const file of files) project.addSourceFileAtPath(file);
  project.resolveSourceFileDependencies();
  return project;
}

/** Returns the exports of a file, sorted by name. */
export function exportsOf(file: SourceFile): Export[] {
  return file
    .getExportSymbols()
    .map((exported) => {
      const symbol = exported.getAliasedSymbol() ?? exported;
      const [kind] = KINDS.find(([, flag]) => (symbol.getFlags() & flag) !== 0) ?? ["type"];
      return { name: exported.getName(), kind, symbol } as const;
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Writes the declaration files of this package.
 *
 * @param folder output folder
 * @throws Error with the compiler's output if there is a type error
 */
export async function writeDeclarations(folder: string): Promise<void> {
  // Only the mock server may use the names of Node.
  for (const project of ["tsconfig.json", "tsconfig.node.json"]) {
    const flags = ["-p", join("site/build/api", project), "--outDir", folder];
    const { code, output } = await run(process.execPath, [bin("typescript", "tsc"), ...flags]);
    if (code !== 0) throw new Error(output);
  }
  documentFunctions(folder);
}

/**
 * Returns the path of an entry point's declaration file. `folder` is the output folder of `writeDeclarations`. Examples
 * of `entry`: `inference`, `inference/core`.
 */
export function declarationsOf(folder: string, entry: string, manifest: Manifest): string {
  const types = manifest.exports[entry === "" ? "." : `./${entry}`]?.types;
  if (types === undefined) throw new Error(`package.json names no types for the entry "${entry}"`);
  return join(folder, types.replace(/^\.\/dist\//, ""));
}

/** The part of package.json that is needed here. */
export interface Manifest {
  readonly exports: Readonly<Record<string, { readonly types?: string; readonly source?: string } | null>>;
}

/** The entry points with a document, in the order of the documents. */
export const ENTRIES: readonly string[] = [
  "tasks",
  "libraries",
  "libraries/lazy",
  "inference",
  "inference/core",
  "snippets",
  "gguf",
  "gguf/read",
  "apps",
  "hub",
  "template",
  "react",
  "mock",
  "ai-sdk",
  "otel",
  "mcp",
];

/** Folder of the installed packages. */
export const PACKAGES: string = join(ROOT, "node_modules");
