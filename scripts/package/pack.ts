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

/**
 * Packs `dist` and the specs into a tarball. In package.json, the condition `source` of `exports` points to files that
 * are not in the tarball. So the packed `package.json` leaves out this condition.
 *
 * @param destination existing folder for the tarball
 * @returns the path of the tarball
 * @throws Error when npm fails
 */
export function packPackage(destination: string): string {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-pack-"));
  try {
    for (const { path } of npmPack(["--dry-run"], ROOT).files) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      cpSync(join(ROOT, path), join(folder, path));
    }
    const manifest: unknown = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"), (key, value: unknown) =>
      key === "source" ? undefined : value,
    );
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
    return join(resolve(destination), npmPack(["--pack-destination", resolve(destination)], folder).filename);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
