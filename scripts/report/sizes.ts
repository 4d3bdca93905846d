import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { ROOT } from "../lib/run.ts";
import { table } from "../lib/markdown.ts";

/**
 * The size limit for the code that a page loads for an import. Generated code grows with the catalogue and does not
 * count.
 */
export interface Budget {
  /** The import, as one line of code. */
  readonly code: string;
  /**
   * The limit in kilobytes (1,000 bytes) for the code that a page loads immediately. The code is minified and
   * compressed with gzip level 9. React and `generated/` do not count.
   */
  readonly limit: number;
}

/** The limit for each entry point of the package, and for the most common exports. */
export const BUDGETS: readonly Budget[] = [
  { code: 'export * from "hubsmith/tasks"', limit: 7 },
  { code: 'export { validateTaskInput } from "hubsmith/tasks"', limit: 1.1 },
  { code: 'export * from "hubsmith/libraries"', limit: 5 },
  { code: 'export { librarySnippets } from "hubsmith/libraries/lazy"', limit: 5.5 },
  { code: 'export { getInferenceSnippets } from "hubsmith/snippets"', limit: 18 },
  { code: 'export { InferenceClient } from "hubsmith/inference"', limit: 48.5 },
  {
    code: 'export { chatCompletion } from "hubsmith/inference/core"; export * from "hubsmith/providers/groq"',
    limit: 36.5,
  },
  { code: 'export * from "hubsmith/gguf"', limit: 3 },
  { code: 'export * from "hubsmith/gguf/read"', limit: 13 },
  { code: 'export { modelRecord } from "hubsmith/hub"', limit: 12 },
  { code: 'export { Template } from "hubsmith/template"', limit: 44 },
  { code: 'export * from "hubsmith/template/response"', limit: 14 },
  { code: 'export { instrument } from "hubsmith/otel"', limit: 7.5 },
  { code: 'export { mcpTools } from "hubsmith/mcp"', limit: 2 },
  { code: 'export { DocHeading } from "hubsmith/react"', limit: 1.5 },
  { code: 'export { UseThisModel } from "hubsmith/react"', limit: 12 },
  { code: 'export { hubsmith } from "hubsmith/ai-sdk"', limit: 60 },
];

/**
 * The size of the code that a page loads immediately for an import, in bytes, minified and compressed. Lazily loaded
 * code does not count.
 */
export interface Size {
  readonly whole: number;
  /** The size without generated code, estimated from the share of generated code in the minified bytes. */
  readonly code: number;
}

export async function sizeOf(code: string): Promise<Size> {
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
    external: ["react", "react/*", "react-dom", "@ai-sdk/provider", "@opentelemetry/api"],
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
  const whole = files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  const inputs = [...atOnce].flatMap((path) => Object.entries(metafile.outputs[path]?.inputs ?? {}));
  const bytesOf = (some: typeof inputs): number => some.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  const hand = inputs.filter(([path]) => !path.startsWith("generated/"));
  return { whole, code: (whole * bytesOf(hand)) / Math.max(1, bytesOf(inputs)) };
}

export function budgetTable(): string {
  const lines = BUDGETS.map(({ code, limit }) => {
    const program = code.replaceAll("export *", "import * as all").replaceAll("export", "import");
    return [`\`${program}\``, `${limit} kB`];
  });
  return table(["program", "at most"], lines);
}
