import { runInPlainNode } from "./shared/plain-node.ts";

/** How fast snippets for hosted calls are made, against the peer, in one run. Exit code 1: a target was missed. */
if (!runInPlainNode([import.meta.resolve("./hosted-snippets/compare.ts")])) process.exitCode = 1;
