import { createRequire } from "node:module";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { build as bundle, type Plugin } from "esbuild";
import { build } from "vite";
import type * as entryServer from "../src/entry-server.tsx";
import { licenceNotices } from "./licences.ts";
import { ROOT } from "../../scripts/lib/run.ts";

const SITE = join(ROOT, "site");

/**
 * Builds the scripts, the styles, and the HTML template that all pages share. Deletes no files in the output folder.
 *
 * @param base base path of the site, with a slash at both ends
 * @returns paths of the built files relative to `outDir`, without the files from `site/public`
 */
export async function bundleClient(outDir: string, base: string): Promise<string[]> {
  const { main, worker } = licenceNotices();
  const results = await build({
    root: SITE,
    configFile: join(SITE, "vite.config.ts"),
    base,
    logLevel: "warn",
    plugins: [main],
    worker: { plugins: () => [worker] },
    build: {
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      // Turns off the warnings about slow plugins, because they depend on how busy the machine is.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  return [results]
    .flat()
    .flatMap((result) => ("output" in result ? result.output.map(({ fileName }) => fileName) : []));
}

/** Leaves out worker scripts. Pages import only the addresses of these scripts, and only browsers use the addresses. */
const WITHOUT_WORKERS: Plugin = {
  name: "without-workers",
  setup(bundler) {
    bundler.onResolve({ filter: /\?worker&url$/ }, ({ path }) => ({ path, external: true }));
  },
};

/**
 * Bundles and loads the code that renders pages. Always builds for production, whatever `NODE_ENV` is.
 *
 * @param base base path of the site, with a slash at both ends
 */
export async function loadRenderer(base: string): Promise<typeof entryServer> {
  const { outputFiles } = await bundle({
    entryPoints: [join(SITE, "src/entry-server.tsx")],
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    target: "node20",
    conditions: ["source"],
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"', "import.meta.env.BASE_URL": JSON.stringify(base) },
    minifySyntax: true,
    plugins: [WITHOUT_WORKERS],
    logLevel: "error",
  });
  const code = outputFiles[0]?.text ?? "";
  const module: { exports: unknown } = { exports: {} };
  // Runs the bundle from memory, because the TypeScript loader would compile a file again.
  const filename = join(SITE, "entry-server.bundle.cjs");
  compileFunction(code, ["module", "exports", "require"], { filename })(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return module.exports as typeof entryServer;
}
