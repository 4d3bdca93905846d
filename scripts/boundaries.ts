import { ROOT } from "../site/build/run.ts";
import { findBreaches } from "./boundaries/breaches.ts";

/**
 * This program prints the imports, files and folders that break the rules in `site/docs/architecture.md` ("Who may
 * import whom"). Exit code 1: a rule is broken.
 */
const breaches = findBreaches(ROOT);
for (const { file, line, problem } of breaches) console.error(`${file}:${line} boundary: ${problem}`);
console.log(breaches.length === 0 ? "boundaries: no breach" : `boundaries: ${breaches.length} found`);
process.exitCode = breaches.length === 0 ? 0 : 1;
