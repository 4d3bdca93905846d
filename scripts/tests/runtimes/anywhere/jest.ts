import { writeFileSync } from "node:fs";
import { tryEverything, type Servers } from "./checks.ts";

/** The addresses of the test servers. The bundler inserts them here. */
declare const SERVERS: Servers;
/** Registers a test. Jest defines this global function. */
declare function test(name: string, run: () => Promise<void>, timeout: number): void;

test("every part of the package works in Jest", async () => {
  writeFileSync("found.json", JSON.stringify(await tryEverything(SERVERS)));
}, 60_000);
