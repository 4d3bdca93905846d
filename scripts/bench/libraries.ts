import { gzipSync } from "node:zlib";
import { join } from "node:path";
import { build } from "esbuild";
import { SNIPPET_MODULES } from "../../generated/snippets/index.ts";
import { ROOT } from "../lib/run.ts";
import { median } from "./shared/measure.ts";
import { verdict } from "./libraries/verdict.ts";
import { runInPlainNode } from "./shared/plain-node.ts";

/**
 * This program compares how fast this package and `@huggingface/tasks` make snippets of libraries. It also measures the
 * size of each module in `generated/snippets`, which contains the snippets of one library. Exit code 1: a target was
 * missed.
 */
/** Limit for the median size of a module in `generated/snippets`, in bytes, minified and compressed. */
const MOST_BYTES = 3 * 1024;

async function measureModules(): Promise<boolean> {
  const sizes = await Promise.all(
    Object.keys(SNIPPET_MODULES).map(async (key) => {
      const entry = join(ROOT, `generated/snippets/${key}.ts`);
      const { outputFiles } = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        format: "esm",
        write: false,
      });
      return { key, bytes: gzipSync(outputFiles[0]?.contents ?? "").length };
    }),
  );
  sizes.sort((one, other) => other.bytes - one.bytes);
  const middle = median(sizes.map(({ bytes }) => bytes));
  const largest = sizes.slice(0, 3).map(({ key, bytes }) => `${key} ${bytes}`);
  console.log(`\nmodule of one library, minified, gzip: median ${middle} bytes; largest: ${largest.join(", ")}`);
  return verdict(middle <= MOST_BYTES, `median of at most ${MOST_BYTES} bytes: ${middle}`);
}

const isFast = runInPlainNode([import.meta.resolve("./libraries/compare.ts")]);
const isSmall = await measureModules();
if (!isFast || !isSmall) process.exitCode = 1;
