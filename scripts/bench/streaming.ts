import { runInPlainNode } from "./shared/plain-node.ts";

/** How fast the inference client reads streams, against its peers, in one run. Exit code 1: a target was missed. */
if (!runInPlainNode([import.meta.resolve("./client/stream.ts")], "external")) process.exitCode = 1;
