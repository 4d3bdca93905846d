import { writeFileSync } from "node:fs";
import { tryEverything, type Servers } from "./checks.ts";

/** Inserted by the bundler. */
declare const SERVERS: Servers;
/** Registers a test in Jest. */
declare function test(name: string, run: () => Promise<void>, timeout: number): void;

test("the package does all that it does elsewhere", async () => {
  writeFileSync("found.json", JSON.stringify(await tryEverything(SERVERS)));
}, 60_000);
