import { runInPlainNode } from "./shared/plain-node.ts";

/**
 * Compares the speed of making snippets for hosted models with `@huggingface/inference`. Exit code 1: a target was
 * missed.
 */
if (!runInPlainNode([import.meta.resolve("./hosted-snippets/compare.ts")])) process.exitCode = 1;
