import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./lib/repository.ts";
import { ROOT } from "./lib/run.ts";
import { slowPatterns } from "./patterns/slow-patterns.ts";

/* Checks that no regular expression in the runtime can be slowed down by the text it reads: servers, model records,
   schemas and templates choose that text. */

const files = filesIn("runtime").filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes("/testing/"));
const slow = files.flatMap((file) => slowPatterns(file, readFileSync(join(ROOT, file), "utf8")));
for (const problem of slow) console.error(problem);
process.exitCode = slow.length === 0 ? 0 : 1;
