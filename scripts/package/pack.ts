import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { npmCommand, ROOT } from "../lib/run.ts";

/** The part of the output of `npm pack --json` that is needed here. */
interface PackResult {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** The fields of package.json that name files of the package. */
const ENTRY_FIELDS = ["main", "types", "bin", "exports", "typesVersions"] as const;

/**
 * Packs `dist` and the specs into a tarball. In package.json, the condition `source` of `exports` points to files that
 * are not in the tarball. So the packed `package.json` leaves out this condition.
 *
 * @param destination existing folder for the tarball
 * @returns the path of the tarball
 * @throws Error when npm fails, or when package.json names a file that the tarball would not contain
 */
export function packPackage(destination: string): string {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-pack-"));
  try {
    const files = npmPack(["--dry-run"], ROOT).files.map(({ path }) => path);
    for (const path of files) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      cpSync(join(ROOT, path), join(folder, path));
    }
    const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"), (key, value: unknown) =>
      key === "source" ? undefined : value,
    ) as Readonly<Record<string, unknown>>;
    const missing = missingFiles(manifest, files);
    if (missing.length > 0) {
      throw new Error(`package.json names files that are not in dist/: ${missing.join(", ")}. Run npm run pack.`);
    }
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
    return join(resolve(destination), npmPack(["--pack-destination", resolve(destination)], folder).filename);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the paths in the entry fields of a `package.json` that match none of a package's files. A `*` matches one or
 * more characters, as in `exports`.
 */
export function missingFiles(manifest: Readonly<Record<string, unknown>>, files: readonly string[]): string[] {
  const named = ENTRY_FIELDS.flatMap((field) => pathsIn(manifest[field]));
  const paths = new Set(named.map((path) => path.replace(/^\.\//, "")));
  return [...paths].filter((path) => {
    const [start = "", end] = path.split("*");
    if (end === undefined) return !files.includes(path);
    return !files.some((file) => file.startsWith(start) && file.endsWith(end) && file.length > path.length - 1);
  });
}

/** Returns every string in a value, at any depth. */
function pathsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}

function npmPack(parameters: readonly string[], cwd: string): PackResult {
  const [program, ...first] = npmCommand();
  const output = execFileSync(program, [...first, "pack", "--json", "--ignore-scripts", ...parameters], {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [packed] = JSON.parse(output) as readonly PackResult[];
  if (packed === undefined) throw new Error("npm packed nothing");
  return packed;
}
