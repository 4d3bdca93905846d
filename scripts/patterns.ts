import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./lib/run.ts";
import { slowPatterns } from "./patterns/slow-patterns.ts";

/* Checks that no regular expression in the runtime can be slowed down by the text it reads: servers, model records,
   schemas and templates choose that text. */

const files = execFileSync("git", ["ls-files", "runtime/**.ts", "runtime/**.tsx"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !file.includes(".test.") && !file.includes("/testing/"));
const slow = files.flatMap((file) => slowPatterns(file, readFileSync(join(ROOT, file), "utf8")));
for (const problem of slow) console.error(problem);
process.exitCode = slow.length === 0 ? 0 : 1;
