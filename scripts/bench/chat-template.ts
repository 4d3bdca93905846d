import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import type { BuildOptions } from "esbuild";
import { ROOT } from "../lib/run.ts";
import { runInPlainNode } from "./shared/plain-node.ts";

/**
 * This program compares our template engine with those of other packages. It measures the size of the entry point, and
 * then runs the measurements of speed in the folder `chat-template`.
 */
const COMPARE = import.meta.resolve("./chat-template/compare.ts");
/** `endless.ts` is not bundled, because it uses esbuild, which cannot be bundled. */
const ENDLESS = import.meta.resolve("./chat-template/endless.ts");
/**
 * Size limit in bytes. The limit detects accidental growth of the code. Do not leave out a built-in function or a
 * message to stay below this limit.
 */
const MOST_BYTES = 45_000;
const FOLDER = join(ROOT, "runtime/template");
const OPTIONS = { bundle: true, format: "esm", target: "es2022", logLevel: "error" } satisfies BuildOptions;

/** Returns the size, in bytes, of the code that a page loads for these exports: bundled, minified and gzipped. */
function weight(exported: string, entry = "index.ts"): number {
  const stdin = { contents: `export ${exported} from ${JSON.stringify(join(FOLDER, entry))}`, resolveDir: ROOT };
  const { outputFiles } = buildSync({ ...OPTIONS, stdin, minify: true, write: false });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}

const whole = weight("*");
const fits = whole <= MOST_BYTES;
const bytes = (count: number) => `${(count / 1000).toFixed(1)} KB`;
console.log(
  `${fits ? "met   " : "MISSED"} the whole entry point ≤ ${bytes(MOST_BYTES)} gzipped: ${bytes(whole)}; Template alone ${bytes(weight("{ Template }"))}`,
);
const compared = runInPlainNode([COMPARE]);
if (!runInPlainNode([ENDLESS], "external") || !compared || !fits) process.exitCode = 1;
