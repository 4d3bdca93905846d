import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build as bundleOnce } from "esbuild";
import { build } from "vite";
import { buildCommandLine } from "./build-command-line.ts";
import { writeDeclarations } from "../../site/build/api/surface.ts";
import { startStep } from "../lib/progress.ts";
import { ROOT } from "../lib/run.ts";

/** An entry of `exports` in package.json. `null`: users cannot import the path. */
type Export = string | null | { readonly source: string };

/** The two module formats: ES modules in `dist/`, CommonJS in `dist/cjs/`. */
const FORMATS = [
  { format: "es", subfolder: "" },
  { format: "cjs", subfolder: "cjs" },
] as const;
type Format = (typeof FORMATS)[number]["format"];

/**
 * Builds the package as ES modules and as CommonJS: one file for each entry point, shared code in `runtime/chunks/`,
 * and one declaration file for each source. A bundled entry point loads several times faster than a hundred small
 * files.
 *
 * @param folder output folder; default: `dist`
 * @throws Error with the compiler's output if there is a type error
 */
export async function buildPackage(folder: string = join(ROOT, "dist")): Promise<void> {
  for (const part of ["runtime", "generated", "cjs"]) rmSync(join(folder, part), { recursive: true, force: true });
  const entries = entrySources();
  const code = entries.filter((path) => /\.tsx?$/.test(path));
  const styles = entries.filter((path) => path.endsWith(".css"));
  const isProvider = (path: string): boolean => path.startsWith("./generated/providers/");
  const types = emitTypes(folder);
  for (const { format, subfolder } of FORMATS) {
    const target = join(folder, subfolder);
    await bundle(
      code.filter((path) => !isProvider(path)),
      target,
      format,
      "runtime",
    );
    // Providers are built separately from the client. If both were built together, the client would have to load each
    // provider as a separate file.
    await bundle(code.filter(isProvider), target, format, "generated/providers");
    await bundleStyles(styles, target);
  }
  // The package.json of the package says "module", but this folder contains CommonJS files.
  writeFileSync(join(folder, "cjs/package.json"), '{ "type": "commonjs" }\n');
  await buildCommandLine(folder);
  await types;
}

/** Builds the package into `dist/`, and shows the progress. */
export async function compilePackage(): Promise<void> {
  const step = startStep("compile the package");
  await buildPackage();
  step.done();
}

/**
 * Writes the `.d.ts` files. ES modules and CommonJS get the same declarations, because TypeScript reads the module
 * format from the nearest package.json.
 */
async function emitTypes(folder: string): Promise<void> {
  await writeDeclarations(folder);
  const isType = (path: string): boolean => statSync(path).isDirectory() || path.endsWith(".d.ts");
  for (const part of ["runtime", "generated"])
    cpSync(join(folder, part), join(folder, "cjs", part), { recursive: true, filter: isType });
}

/** Bundles entry points. Writes each bundle to the path of its source, with the extension `.js`. */
async function bundle(entries: readonly string[], outDir: string, format: Format, shared: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      // Only our tests read the source maps. Users read the code itself.
      sourcemap: "hidden",
      target: "es2022",
      lib: {
        entry: Object.fromEntries(entries.map((path) => [path.replace(/^\.\/|\.tsx?$/g, ""), resolve(ROOT, path)])),
        formats: [format],
      },
      rolldownOptions: {
        external: (id) => !/^[./]/.test(id),
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: `${shared}/chunks/[name]-[hash].js`,
          sourcemapExcludeSources: true,
          // Comments are left out, because shorter files load faster. The declaration files contain the docstrings of
          // the public API.
          comments: { annotation: true, jsdoc: false, legal: false },
        },
      },
    },
  });
}

/** Bundles style sheets. TypeScript 6 and newer need a declaration for an imported style sheet. */
async function bundleStyles(styles: readonly string[], outDir: string): Promise<void> {
  await bundleOnce({ absWorkingDir: ROOT, entryPoints: [...styles], outdir: outDir, outbase: ".", bundle: true });
  for (const path of styles) writeFileSync(join(outDir, `${path}.d.ts`), "export {};\n");
}

/**
 * Returns the source of each entry point in `exports`. For a pattern such as `./providers/*`, it returns one source for
 * each file.
 */
function entrySources(): string[] {
  const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    exports: Readonly<Record<string, Export>>;
  };
  const files = Object.entries(exports).flatMap(([path, entry]) => {
    if (entry === null || typeof entry === "string") return [];
    const { source } = entry;
    if (!source.includes("*")) return [source];
    const names = readdirSync(join(ROOT, dirname(source))).map((file) => file.replace(/\.ts$/, ""));
    const offered = names.filter((name) => exports[path.replace("*", name)] !== null);
    return offered.map((name) => source.replace("*", name));
  });
  return [...new Set(files)];
}
