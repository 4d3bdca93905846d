import { runInPlainNode } from "./shared/plain-node.ts";

/** Compares the speed of snippets for hosted models with the other package. Exit code 1: a target was missed. */
if (!runInPlainNode([import.meta.resolve("./hosted-snippets/compare.ts")])) process.exitCode = 1;
