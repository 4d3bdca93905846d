import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import { ROOT } from "../../lib/run.ts";
import { report, rounded } from "./measure.ts";

/**
 * Returns the size of a program in kilobytes. The program and everything that it can load are bundled into one file,
 * minified and compressed.
 */
function weightOf(program: string): number {
  const [file] = buildSync({
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
  }).outputFiles;
  return gzipSync(file?.contents ?? new Uint8Array(), { level: 9 }).length / 1000;
}

const PROGRAMS = [
  ["InferenceClient with the data of all providers", 'export { InferenceClient } from "./runtime/inference/index.ts"'],
  [
    "chatCompletion of hubsmith/inference/core, without provider data",
    'export { chatCompletion } from "./runtime/inference/core.ts"',
  ],
] as const;

/** Prints the size of each program, compared with `@huggingface/inference`. */
export function weigh(): void {
  const peer = weightOf('export { InferenceClient } from "@huggingface/inference"');
  for (const [name, program] of PROGRAMS) {
    const weight = weightOf(program);
    const beside = `${rounded(weight)} of ${rounded(peer)} KB, minified and gzipped`;
    report({ name: `${name}, against @huggingface/inference`, measured: weight / peer, most: 0.5, unit: "×", beside });
  }
}
