import { writeFileSync } from "node:fs";
import { tryEverything, type Servers } from "./checks.ts";

/** Inserted by the bundler. */
declare const SERVERS: Servers;
/** Registers a test in Jest. */
declare function test(name: string, run: () => Promise<void>, timeout: number): void;

test("every part of the package works in Jest", async () => {
  writeFileSync("found.json", JSON.stringify(await tryEverything(SERVERS)));
}, 60_000);
