import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { ts } from "ts-morph";

/**
 * One rule of "Who may import whom", a table in `site/docs/architecture.md`. The first rule whose `files` matches a
 * file applies. `folders` are the folders that the file may import. `packages` are the packages that it may import: `*`
 * means any package, and `node:` means Node's own modules.
 */
interface Rule {
  readonly files: RegExp;
  readonly folders: readonly string[];
  readonly packages: readonly string[];
}

const GENERATORS = [
  "node:",
  "@lezer/javascript",
  "@lezer/python",
  "yaml",
  "ajv",
  "ajv-formats",
  "handlebars",
  "ts-morph",
];
const PUBLIC = ["hubsmith"];
/** Folders that the build and the tests of the site may import: all except `scripts/`. */
const SHARED = ["spec/", "generators/", "generated/", "runtime/", "site/"];
/** All folders that contain sources. */
export const FOLDERS = ["spec", "generators", "generated", "runtime", "site", "scripts"];

/** Maximum number of source files in a folder. Tests do not count. */
const MOST_FILES = 20;

const RULES: readonly Rule[] = [
  { files: /^scripts\/|^site\/build\/.*\.test\.ts$/, folders: [""], packages: ["*"] },
  { files: /^site\/(?!src\/)/, folders: SHARED, packages: ["*"] },
  { files: /^spec\//, folders: [], packages: [] },
  { files: /^generators\/.*\.test\.ts$/, folders: ["generators/", "spec/"], packages: ["*"] },
  { files: /^generators\//, folders: ["generators/"], packages: GENERATORS },
  { files: /^generated\//, folders: ["generated/"], packages: [] },
  { files: /^runtime\/.*(?:\/testing\/|\.test\.tsx?$)/, folders: ["runtime/", "generated/", "spec/"], packages: ["*"] },
  { files: /^runtime\/react\//, folders: ["runtime/", "generated/"], packages: ["react"] },
  { files: /^runtime\//, folders: ["runtime/", "generated/"], packages: [] },
  { files: /^site\/.*\.(test|browser)\.tsx?$/, folders: ["site/", "spec/"], packages: ["*"] },
  {
    files: /^site\/src\/playground\//,
    folders: ["site/src/", "generators/spec/", "generators/snippets/", "generators/replay/"],
    packages: [...PUBLIC, "react", "react-dom", "minisearch", "yaml"],
  },
  { files: /^site\/src\//, folders: ["site/src/"], packages: [...PUBLIC, "react", "react-dom", "minisearch"] },
];

/**
 * The layers of a folder, from the lowest to the highest. A file may import files of its own layer and of lower layers.
 * Every source file below the folder belongs to a layer. A name that ends in `/` is a folder.
 */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "runtime/inference/": [
    ["logger.ts"],
    ["schema/"],
    ["media/"],
    ["message/"],
    ["options.ts", "provider/"],
    ["route/"],
    ["stream/"],
    ["job/"],
    ["call.ts"],
    ["batch.ts", "fallback.ts"],
    ["methods.ts", "bind.ts"],
    ["functions.ts", "jobs.ts"],
    ["tool.ts", "run-tools.ts", "generate-object.ts"],
    ["client.ts"],
    ["drop-in.ts", "drop-in-request.ts"],
    ["core.ts", "index.ts"],
  ],
  "runtime/template/": [
    ["errors.ts", "options.ts", "budget.ts"],
    ["values/"],
    ["syntax/"],
    ["builtins/"],
    ["compile/"],
    ["template.ts"],
    ["chat/"],
    ["index.ts"],
  ],
};

/** An import, a file or a folder that breaks a rule. */
export interface Breach {
  readonly file: string;
  readonly line: number;
  /** The problem and how to fix it, in one sentence. */
  readonly problem: string;
}

/** An import as it is written in a file. */
interface Import {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** True for `import("name")`. */
  readonly isDynamic: boolean;
  /** The path of the imported file, or undefined for a package. */
  readonly target: string | undefined;
}

/** Returns a breach for every import, file and folder of a repository that breaks a rule. */
export function findBreaches(root: string): Breach[] {
  const files = FOLDERS.flatMap((folder) => typeScriptFiles(root, folder));
  const imports = files.flatMap((file) => importsOf(root, file));
  return [
    ...imports.flatMap(breachesOf),
    ...imports.flatMap(scriptImports),
    ...files.flatMap(withoutLayer),
    ...circlesIn(imports),
    ...fullFolders(files),
  ];
}

function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8");
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName: name, pos }) => ({
    file,
    name,
    line: text.slice(0, pos).split("\n").length,
    isDynamic: /\bimport\(\s*["']?$/.test(text.slice(0, pos)),
    target: name.startsWith(".") ? posix.join(dirname(file), name) : undefined,
  }));
}

function breachesOf(imported: Import): Breach[] {
  const { file, line, name, isDynamic, target } = imported;
  const rule = RULES.find((candidate) => candidate.files.test(file));
  if (rule === undefined || !isAllowed(rule, file, name)) {
    return [
      { file, line, problem: `must not import "${name}"; see "Who may import whom" in site/docs/architecture.md` },
    ];
  }
  const folder = layeredFolderOf(file);
  if (folder === undefined) return [];
  if (isDynamic) {
    return [{ file, line, problem: `must not load "${name}" with import(): import it at the top of the file` }];
  }
  const [own, other] = [layerOf(file), target?.startsWith(folder) === true ? layerOf(target) : undefined];
  if (own === undefined || other === undefined || other <= own) return [];
  return [
    {
      file,
      line,
      problem: `must not import "${name}" of a higher layer; see LAYERS in scripts/boundaries/breaches.ts`,
    },
  ];
}

/** Returns a breach if a file imports the file of a command. Code that two commands share belongs in a third file. */
function scriptImports({ file, line, name, target }: Import): Breach[] {
  if (target === undefined || !/^scripts\/[^/]+$/.test(target)) return [];
  return [{ file, line, problem: `must not import the command "${name}": move the shared code into a separate file` }];
}

/**
 * Returns one breach for each folder with too many source files. `generated/` has no limit, because people do not
 * browse it.
 */
function fullFolders(files: readonly string[]): Breach[] {
  const sources = files.filter((file) => !/^generated\/|\.(?:test|browser)\.tsx?$/.test(file));
  const folders = sources.map((file) => dirname(file));
  return [...new Set(folders)].flatMap((folder) => {
    const count = folders.filter((other) => other === folder).length;
    if (count <= MOST_FILES) return [];
    const problem = `has ${count} source files, at most ${MOST_FILES} are allowed: move related files into subfolders`;
    return [{ file: folder, line: 1, problem }];
  });
}

/** Returns the folder in `LAYERS` that contains a source file. */
function layeredFolderOf(file: string): string | undefined {
  if (/\/testing\/|\.test\.tsx?$/.test(file)) return undefined;
  return Object.keys(LAYERS).find((folder) => file.startsWith(folder));
}

function layerOf(file: string): number | undefined {
  const folder = layeredFolderOf(file);
  if (folder === undefined) return undefined;
  const path = file.slice(folder.length);
  const layer = LAYERS[folder]?.findIndex((names) =>
    names.some((name) => (name.endsWith("/") ? path.startsWith(name) : path === name)),
  );
  return layer === -1 ? undefined : layer;
}

function withoutLayer(file: string): Breach[] {
  if (layeredFolderOf(file) === undefined || layerOf(file) !== undefined) return [];
  return [{ file, line: 1, problem: "belongs to no layer: add it to LAYERS in scripts/boundaries/breaches.ts" }];
}

/** Returns one breach for each group of files that import each other in a circle. Imports of types count too. */
function circlesIn(imports: readonly Import[]): Breach[] {
  const graph = new Map<string, Import[]>();
  for (const one of imports) graph.set(one.file, [...(graph.get(one.file) ?? []), one]);
  const known = new Set<string>();
  const breaches: Breach[] = [];
  for (const file of graph.keys()) {
    const path = known.has(file) ? undefined : wayBack(graph, file);
    if (path === undefined) continue;
    for (const { file: member } of path) known.add(member);
    const names = [...path.map((one) => one.file), file].join(" → ");
    const problem = `is part of an import circle: ${names}; move what both sides need into a third file`;
    breaches.push({ file, line: path[0]?.line ?? 1, problem });
  }
  return breaches;
}

/** Returns the shortest chain of imports that starts at a file and leads back to it. */
function wayBack(graph: ReadonlyMap<string, readonly Import[]>, start: string): readonly Import[] | undefined {
  const ways: (readonly Import[])[] = [[]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1)?.target ?? start) ?? []) {
      if (next.target === start) return [...way, next];
      if (next.target === undefined || seen.has(next.target)) continue;
      seen.add(next.target);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

function isAllowed(rule: Rule, file: string, imported: string): boolean {
  if (imported.startsWith(".")) {
    const target = posix.join(dirname(file), imported);
    return rule.folders.some((folder) => target.startsWith(folder) && !target.startsWith(".."));
  }
  if (rule.packages.includes("*")) return true;
  if (imported.startsWith("node:")) return rule.packages.includes("node:");
  const name = imported
    .split("/")
    .slice(0, imported.startsWith("@") ? 2 : 1)
    .join("/");
  return rule.packages.includes(name);
}

function typeScriptFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((file) => !file.startsWith("generated/examples/"))
    .sort();
}
