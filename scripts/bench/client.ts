import { installLocked } from "../lib/install-locked.ts";
import { coldImports } from "./client/cold.ts";
import { runInPlainNode } from "./shared/plain-node.ts";
import { weigh } from "./client/weight.ts";

/**
 * This program compares the inference client with plain `fetch` and other clients: size, import time, small calls with
 * and without sockets, and large responses. Another program, `npm run bench -- streaming`, measures streams. Exit code
 * 1: a target was missed.
 */
await installLocked("bench", "40 MB");
weigh();
const parts = [
  import.meta.resolve("./client/call.ts"),
  import.meta.resolve("./client/sockets.ts"),
  import.meta.resolve("./client/data.ts"),
];
if (!runInPlainNode(parts, "external")) process.exitCode = 1;
await coldImports();
