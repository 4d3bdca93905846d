import { createRequire } from "node:module";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { build as bundle, type Plugin } from "esbuild";
import { build } from "vite";
import type * as entryServer from "../src/entry-server.tsx";
import { ROOT } from "./run.ts";

const SITE = join(ROOT, "site");

/**
 * Builds what browsers load: scripts, styles, and the page that all others are made of. Other files of the folder stay.
 *
 * @param base path that the site lies under, with a slash at both ends
 * @returns paths of the files below the folder, without those of `site/public`
 */
export async function bundleClient(outDir: string, base: string): Promise<string[]> {
  const results = await build({
    root: SITE,
    configFile: join(SITE, "vite.config.ts"),
    base,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      // Everything is slow on a machine that is busy.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  return [results]
    .flat()
    .flatMap((result) => ("output" in result ? result.output.map(({ fileName }) => fileName) : []));
}

/** Workers are started by browsers alone: their addresses are not needed to render a page. */
const WITHOUT_WORKERS: Plugin = {
  name: "without-workers",
  setup(bundler) {
    bundler.onResolve({ filter: /\?worker&url$/ }, ({ path }) => ({ path, external: true }));
  },
};

/**
 * Bundles the rendering half with everything it needs, made for production whatever `NODE_ENV` is, and runs it.
 *
 * @param base path that the site lies under, with a slash at both ends
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
  // In memory: from a file, the loader of this script would compile all of it once more.
  const filename = join(SITE, "entry-server.bundle.cjs");
  compileFunction(code, ["module", "exports", "require"], { filename })(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return module.exports as typeof entryServer;
}
