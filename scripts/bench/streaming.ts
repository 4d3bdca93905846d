import { installLocked } from "../lib/install-locked.ts";
import { runInPlainNode } from "./shared/plain-node.ts";

/** This program compares how fast clients read streams. Exit code 1: a target was missed. */
await installLocked("bench", "40 MB");
if (!runInPlainNode([import.meta.resolve("./client/stream.ts")], "external")) process.exitCode = 1;
