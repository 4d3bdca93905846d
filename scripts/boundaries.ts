import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { ts } from "ts-morph";
import { ROOT } from "./run.ts";

/**
 * Who may import whom: the table of `site/docs/architecture.md` as data. The first rule whose `files` fits a file holds.
 * `folders` are path prefixes in the repository, `packages` names of packages (`*`: any), `node:` stands for Node's own modules.
 */
interface Rule {
  readonly files: RegExp;
  readonly folders: readonly string[];
  readonly packages: readonly string[];
}

const GENERATORS = ["node:", "yaml", "ajv", "ajv-formats", "handlebars", "ts-morph"];
const PUBLIC = ["hubsmith"];

const RULES: readonly Rule[] = [
  { files: /^scripts\/|^site\/[^/]*\.ts$/, folders: [""], packages: ["*"] },
  { files: /^spec\//, folders: [], packages: [] },
  { files: /^generators\/.*\.test\.ts$/, folders: ["generators/", "spec/", "scripts/"], packages: ["*"] },
  { files: /^generators\//, folders: ["generators/"], packages: GENERATORS },
  { files: /^generated\//, folders: ["generated/"], packages: [] },
  { files: /^runtime\/.*(?:\/testing\/|\.test\.tsx?$)/, folders: ["runtime/", "generated/", "spec/"], packages: ["*"] },
  { files: /^runtime\/react\//, folders: ["runtime/", "generated/"], packages: ["react"] },
  { files: /^runtime\//, folders: ["runtime/", "generated/"], packages: [] },
  { files: /^site\/.*\.(test|browser)\.tsx?$/, folders: ["site/", "spec/", "scripts/"], packages: ["*"] },
  {
    files: /^site\/src\/playground\//,
    folders: ["site/src/", "generators/spec/", "generators/snippets/"],
    packages: [...PUBLIC, "react", "react-dom", "minisearch", "yaml"],
  },
  { files: /^site\/src\//, folders: ["site/src/"], packages: [...PUBLIC, "react", "react-dom", "minisearch"] },
];

/** One import that runs against the table. */
export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly imported: string;
}

/** Imports (static, dynamic, type-only) of all TypeScript files that the table does not allow, sorted by file. */
export function findBreaches(root: string): Breach[] {
  const files = ["spec", "generators", "generated", "runtime", "site", "scripts"].flatMap((folder) =>
    typeScriptFiles(root, folder),
  );
  return files.flatMap((file) => {
    const rule = RULES.find((candidate) => candidate.files.test(file));
    const text = readFileSync(join(root, file), "utf8");
    return ts
      .preProcessFile(text, true, true)
      .importedFiles.filter((imported) => rule === undefined || !isAllowed(rule, file, imported.fileName))
      .map((imported) => ({ file, line: text.slice(0, imported.pos).split("\n").length, imported: imported.fileName }));
  });
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

if (process.argv[1]?.endsWith("boundaries.ts") === true) {
  const breaches = findBreaches(ROOT);
  for (const { file, line, imported } of breaches) {
    console.error(
      `${file}:${line} boundary: must not import "${imported}"\n  hint: see "Who may import whom" in site/docs/architecture.md`,
    );
  }
  console.log(breaches.length === 0 ? "boundaries: no breach" : `boundaries: ${breaches.length} found`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}
