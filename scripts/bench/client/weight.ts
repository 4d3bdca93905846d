import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import type { BuildOptions } from "esbuild";
import { ROOT } from "../../run.ts";
import { report, rounded } from "./measure.ts";

/** Kilobytes that a page loads for a program: what is loaded at once, and what follows on demand. */
interface Weight {
  readonly first: number;
  /** What a first call loads beside it: the providers of its model are asked of the hub. */
  readonly call: number;
  readonly later: number;
  /** All in one file, for bundlers that do not split. */
  readonly single: number;
}

function weightOf(program: string, calls: string): Weight {
  const options = {
    stdin: { contents: program, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    platform: "browser",
    conditions: ["source"],
    write: false,
    outdir: "out",
    logLevel: "error",
  } satisfies BuildOptions;
  const { outputFiles: parts, metafile } = buildSync({ ...options, splitting: true, metafile: true });
  const sizes = new Map(parts.map(({ path, contents }) => [path.replace(/.*\//, ""), packed(contents)]));
  const atOnce = new Set<string>();
  const follow = (path: string): void => {
    const output = metafile.outputs[path];
    if (output === undefined || atOnce.has(path)) return;
    atOnce.add(path);
    for (const { path: next, kind } of output.imports) if (kind === "import-statement") follow(next);
  };
  const total = (): number => [...atOnce].reduce((sum, path) => sum + (sizes.get(path.replace(/.*\//, "")) ?? 0), 0);
  const follows = (ending: string): void => {
    follow(Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint?.endsWith(ending)) ?? "");
  };
  follows("<stdin>");
  const first = total();
  if (calls !== "") follows(calls);
  const call = total() - first;
  const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const [file] = buildSync(options).outputFiles;
  return { first, call, later: whole - first, single: packed(file?.contents ?? new Uint8Array()) };
}

function packed(contents: Uint8Array): number {
  return gzipSync(contents, { level: 9 }).length / 1000;
}

/** Prints the weights. */
export function weigh(): void {
  const row = (name: string, program: string, most: number, calls = ""): void => {
    const { first, call, later, single } = weightOf(program, calls);
    report({
      name,
      measured: first,
      most,
      unit: "KB",
      beside: `${call > 0 ? `with a first call ${rounded(call)} more; ` : ""}on demand ${rounded(later)}; all in one file ${rounded(single)}`,
    });
  };
  row(
    "InferenceClient with all providers, minified and gzipped",
    'export { InferenceClient } from "./runtime/inference/index.ts"',
    18,
  );
  row(
    "chatCompletion of core with one provider",
    'export { chatCompletion } from "./runtime/inference/core.ts"; export { groq } from "./generated/providers/groq.ts"',
    5,
    "routes.ts",
  );
  for (const [name, program] of [
    ["@huggingface/inference: InferenceClient", 'export { InferenceClient } from "@huggingface/inference"'],
    ["openai", 'export { default } from "openai"'],
  ] as const) {
    const { single } = weightOf(program, "");
    report({ name, measured: single, unit: "KB" });
  }
}
