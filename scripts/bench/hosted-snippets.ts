import { runInPlainNode } from "./shared/plain-node.ts";

/**
 * This program compares how fast this package and `@huggingface/inference` make snippets for hosted models. Exit code
 * 1: a target was missed.
 */
if (!runInPlainNode([import.meta.resolve("./hosted-snippets/compare.ts")])) process.exitCode = 1;
