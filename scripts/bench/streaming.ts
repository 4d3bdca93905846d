import { runParts } from "./client/plain-node.ts";

/** How fast the inference client reads streams, against its peers, in one run. Exit code 1: a target was missed. */
if (!runParts([import.meta.resolve("./client/stream.ts")])) process.exitCode = 1;
