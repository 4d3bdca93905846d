import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import manifest from "../../package.json" with { type: "json" };
import { noticesOf, packagesOf } from "../../site/build/licences.ts";
import { ROOT } from "../lib/run.ts";

/** Packages that are bundled into the command line, so that users need not install them. All are small. */
const BUNDLED = new Set(["chokidar", "commander", "minisearch", "picocolors", "readdirp"]);
/** Packages that are not bundled: optional peer dependencies, and packages that only pages use. */
const EXTERNAL = [...Object.keys(manifest.peerDependencies), "react-dom"];

/**
 * Bundles `scripts/hubsmith.ts` into `cli/`: a file for each command, and shared files.
 *
 * @param folder folder in which `cli/` is created
 * @throws Error if the bundler fails, or if a bundled package has no licence
 */
export async function buildCommandLine(folder: string): Promise<void> {
  const outdir = join(folder, "cli");
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { hubsmith: "scripts/hubsmith.ts" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    conditions: ["source"],
    external: EXTERNAL,
    outdir,
    // Only white space and syntax are minified. Names stay as they are, so that stack traces are readable.
    minifyWhitespace: true,
    minifySyntax: true,
    chunkNames: "chunks/[name]-[hash]",
    // Bundled CommonJS packages load Node's modules with `require`. ES modules have no `require`, so this line defines
    // it.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    metafile: true,
    logLevel: "error",
  });
  writeNotices(outdir, Object.keys(metafile.inputs));
}

function writeNotices(outdir: string, inputs: readonly string[]): void {
  const found = packagesOf(inputs);
  const unknown = found.find((name) => !BUNDLED.has(name));
  if (unknown !== undefined) throw new Error(`${unknown} is in the bundle of the command line: name it in BUNDLED`);
  writeFileSync(join(outdir, "NOTICES.txt"), noticesOf("The command line contains these packages.", found));
}
