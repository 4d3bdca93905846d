import { coldImports } from "./client/cold.ts";
import { runInPlainNode } from "./shared/plain-node.ts";
import { weigh } from "./client/weight.ts";

/**
 * What the inference client costs, against raw `fetch` and its peers, in one run: the weight of the bundle, the import,
 * a small call with and without sockets, large answers. Streams have a bench of their own. Exit code 1: a target was
 * missed.
 */
weigh();
const parts = [
  import.meta.resolve("./client/call.ts"),
  import.meta.resolve("./client/sockets.ts"),
  import.meta.resolve("./client/data.ts"),
];
if (!runInPlainNode(parts, "external")) process.exitCode = 1;
await coldImports();
