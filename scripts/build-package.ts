import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { bin, ROOT, run } from "./run.ts";

/** What `exports` of package.json says of an entry: null hides it. */
type Export = string | null | { readonly source: string };

/**
 * Compiles `runtime/` and `generated/` as a consumer installs them: a file for each entry, what entries share in
 * `runtime/chunks/`, and the types file by file. In a hundred files, the import of an entry takes eight times as long.
 *
 * @param folder where to; default: `dist`
 * @throws Error with the compiler's output when it finds a mistake
 */
export async function buildPackage(folder: string = join(ROOT, "dist")): Promise<void> {
  for (const part of ["runtime", "generated"]) rmSync(join(folder, part), { recursive: true, force: true });
  const flags = ["-p", "scripts/tsconfig.build.json", "--outDir", folder];
  const types = run(process.execPath, [bin("typescript", "tsc"), ...flags]);
  const entries = entrySources();
  const code = entries.filter((path) => /\.tsx?$/.test(path));
  const providers = code.filter((path) => path.startsWith("generated/providers/"));
  await bundle(
    code.filter((path) => !providers.includes(path)),
    folder,
    "runtime/chunks",
  );
  // Apart from the rest, which has them all in one file; else each of them would be a file to load there too.
  await bundle(providers, folder, "generated/providers/chunks");
  for (const path of entries.filter((path) => path.endsWith(".css"))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(folder, path));
  }
  const outcome = await types;
  if (outcome.code !== 0) throw new Error(outcome.output);
}

async function bundle(entryPoints: string[], outdir: string, chunks: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir,
    outbase: ROOT,
    chunkNames: `${chunks}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    packages: "external",
    format: "esm",
    platform: "neutral",
    target: "es2022",
    sourcemap: true,
    sourcesContent: false,
    logLevel: "error",
  });
}

/** The files that `exports` names as sources, those of a pattern (`./providers/*`) one by one. */
function entrySources(): string[] {
  const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    exports: Readonly<Record<string, Export>>;
  };
  const files = Object.entries(exports).flatMap(([path, entry]) => {
    if (entry === null || typeof entry === "string") return [];
    const { source } = entry;
    if (!source.includes("*")) return [source];
    const folder = dirname(source);
    const names = readdirSync(join(ROOT, folder)).map((file) => file.replace(/\.ts$/, ""));
    const offered = names.filter((name) => exports[path.replace("*", name)] !== null);
    return offered.map((name) => source.replace("*", name));
  });
  return [...new Set(files)];
}
