import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { build as bundleOnce } from "esbuild";
import { build } from "vite";
import { buildCommandLine } from "./build-command-line.ts";
import { bin, ROOT, run } from "./run.ts";

/** What `exports` of package.json says of an entry: null hides it. */
type Export = string | null | { readonly source: string };

/** The inference client, and the part of it that `core` needs: apart, so that programs of `core` stay small. */
const CLIENT = "./runtime/inference/index.ts";
const CORE = "./runtime/inference/core.ts";
const ERRORS = "./runtime/inference/errors.ts";

/**
 * Compiles `runtime/` and `generated/` as a consumer installs them: a file for each entry, what entries share in
 * `runtime/chunks/`, and the types file by file. From a hundred files, the client takes five times as long to import.
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
  const providers = code.filter((path) => path.startsWith("./generated/providers/"));
  await bundle(
    code.filter((path) => !providers.includes(path)),
    folder,
  );
  // Apart from the client, which has all of them in one file; else each of them would be one more for it to load.
  await bundle(providers, folder);
  await buildCommandLine(folder);
  const styles = entries.filter((path) => path.endsWith(".css"));
  await bundleOnce({ absWorkingDir: ROOT, entryPoints: styles, outdir: folder, outbase: ".", bundle: true });
  // A program that imports a style sheet for its effect wants to find something declared.
  for (const path of styles) writeFileSync(join(folder, `${path}.d.ts`), "export {};\n");
  const { code: status, output } = await types;
  if (status !== 0) throw new Error(output);
}

/** Which files of the client stand together. */
async function groupsOf(entries: readonly string[]) {
  const [client, core] = await Promise.all([
    modulesOf(`export { InferenceClient } from "${CLIENT}"`),
    // Every program has the errors at hand.
    modulesOf(`export { chatCompletion } from "${CORE}"; export * from "${ERRORS}"`),
  ]);
  const all = await modulesOf(`export * from "${CLIENT}"`);
  const isPart = (id: string): boolean => !entries.some((entry) => resolve(ROOT, entry) === id);
  const isOwn = (id: string): boolean => /[\\/](?:inference|providers)[\\/]/.test(id) && isPart(id);
  const isLater = (id: string): boolean => core.later.has(id) || client.later.has(id);
  // What is loaded on demand stands apart, by who needs it: a program must not load all of the client for a part of it.
  const demands = [...new Set([...core.later.values(), ...client.later.values()])].sort();
  return [
    // What other entries have of it too stays apart, before the client takes it: they must not load the client for it.
    { name: "shared", test: (id: string) => all.atOnce.has(id) && isPart(id) && !isOwn(id), priority: 4 },
    { name: "core", test: (id: string) => core.atOnce.has(id) && isOwn(id), priority: 3 },
    // What the client has at once, and programs of `core` on demand.
    { name: "routes", test: (id: string) => client.atOnce.has(id) && core.later.has(id) && isOwn(id), priority: 3 },
    // What the rest of the client's entry has at once, and others on demand.
    { name: "words", test: (id: string) => all.atOnce.has(id) && isLater(id) && isOwn(id), priority: 2 },
    ...demands.map((name) => ({
      name,
      test: (id: string) => (client.later.get(id) ?? core.later.get(id)) === name && isOwn(id),
      priority: 1,
    })),
    { name: "client", test: (id: string) => all.atOnce.has(id) && isOwn(id) },
  ];
}

/** Bundles entries, each under its own path without the ending. */
async function bundle(entries: readonly string[], outDir: string): Promise<void> {
  const isClient = entries.includes(CLIENT);
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      target: "es2022",
      lib: {
        entry: Object.fromEntries(entries.map((path) => [path.replace(/^\.\/|\.tsx?$/g, ""), resolve(ROOT, path)])),
        formats: ["es"],
      },
      rolldownOptions: {
        external: (id) => !/^[./]/.test(id),
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: `${isClient ? "runtime" : "generated/providers"}/chunks/[name]-[hash].js`,
          sourcemapExcludeSources: true,
          // A program reads all of a file before it starts. The sources, with all that they say, are in the package.
          comments: { annotation: true, jsdoc: false, legal: false },
          ...(isClient && { codeSplitting: { groups: await groupsOf(entries) } }),
        },
      },
    },
  });
}

/** The files that a program loads: at once, and on demand with the names of those who demand each. */
interface Modules {
  readonly atOnce: ReadonlySet<string>;
  readonly later: ReadonlyMap<string, string>;
}

async function modulesOf(program: string): Promise<Modules> {
  const { metafile } = await bundleOnce({
    stdin: { contents: program, resolveDir: ROOT },
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    packages: "external",
    format: "esm",
    outdir: "out",
    write: false,
    metafile: true,
  });
  const inputsOf = (path: string, seen = new Set<string>()): Set<string> => {
    const output = metafile.outputs[path];
    if (output === undefined || seen.has(path)) return new Set();
    seen.add(path);
    const next = output.imports.filter(({ kind }) => kind === "import-statement");
    const own = Object.entries(output.inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [resolve(ROOT, file)] : [],
    );
    return new Set([...own, ...next.flatMap((part) => [...inputsOf(part.path, seen)])]);
  };
  const entries = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === undefined ? [] : [{ name: basename(entryPoint, ".ts"), files: inputsOf(path) }],
  );
  const atOnce = entries.find(({ name }) => name === "<stdin>")?.files ?? new Set();
  const later = new Map<string, string>();
  for (const { name, files } of entries) {
    if (name === "<stdin>") continue;
    for (const file of files) if (!atOnce.has(file)) later.set(file, [later.get(file) ?? [], name].flat().join("-"));
  }
  return { atOnce, later };
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
    const names = readdirSync(join(ROOT, dirname(source))).map((file) => file.replace(/\.ts$/, ""));
    const offered = names.filter((name) => exports[path.replace("*", name)] !== null);
    return offered.map((name) => source.replace("*", name));
  });
  return [...new Set(files)];
}
