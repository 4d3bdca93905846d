import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { ROOT } from "../run.ts";
import { row } from "./surface.ts";

/** How much of an entry a page may have to load. */
export interface Budget {
  /** What a program imports, as one line of code. */
  readonly code: string;
  /** Greatest size in kilobytes (1,000 bytes) of what is loaded at once: minified, each file gzip level 9, without react. */
  readonly limit: number;
}

/** A line for each entry as a whole, and for what is commonly taken from it. */
export const BUDGETS: readonly Budget[] = [
  { code: 'export * from "hubsmith/tasks"', limit: 72 },
  { code: 'export { PIPELINE_DATA } from "hubsmith/tasks"', limit: 2.5 },
  { code: 'export { validateTaskInput } from "hubsmith/tasks"', limit: 8.5 },
  { code: 'export * from "hubsmith/libraries"', limit: 97 },
  { code: 'export { librarySnippets } from "hubsmith/libraries/lazy"', limit: 11 },
  { code: 'export { getInferenceSnippets } from "hubsmith/snippets"', limit: 35 },
  { code: 'export { InferenceClient } from "hubsmith/inference"', limit: 17.5 },
  {
    code: 'export { chatCompletion } from "hubsmith/inference/core"; export * from "hubsmith/providers/groq"',
    limit: 5,
  },
  { code: 'export * from "hubsmith/gguf"', limit: 2.2 },
  { code: 'export { Template } from "hubsmith/template"', limit: 44 },
  { code: 'export { precompile } from "hubsmith/template/precompile"', limit: 50.5 },
  { code: 'export * from "hubsmith/template/runtime"', limit: 27 },
  { code: 'export { DocHeading } from "hubsmith/react"', limit: 1.5 },
  { code: 'export { UseThisModel } from "hubsmith/react"', limit: 10 },
];

/** Bytes that a page loads at once for an import, minified and compressed; what is loaded on demand does not count. */
export async function sizeOf(code: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: ROOT },
    absWorkingDir: ROOT,
    outdir: "out",
    conditions: ["source"],
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    external: ["react", "react/*", "react-dom"],
    metafile: true,
    write: false,
  });
  const atOnce = new Set<string>();
  const follow = (path: string): void => {
    if (atOnce.has(path)) return;
    atOnce.add(path);
    for (const { kind, path: next, external } of metafile.outputs[path]?.imports ?? []) {
      if (kind === "import-statement" && external !== true) follow(next);
    }
  };
  follow(Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === "<stdin>") ?? "");
  const files = outputFiles.filter(({ path }) => [...atOnce].some((name) => path.replaceAll("\\", "/").endsWith(name)));
  return files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

/** The budgets as a table in Markdown. */
export function budgetTable(): string {
  const lines = BUDGETS.map(({ code, limit }) => {
    const program = code.replaceAll("export *", "import * as all").replaceAll("export", "import");
    return row(`\`${program}\``, `${limit} kB`);
  });
  return [row("program", "at most"), row("---", "---"), ...lines].join("\n");
}
