import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { makeReports, REPORTS } from "./report/all.ts";
import { ROOT } from "./lib/run.ts";

/**
 * Writes the named reports, or all reports. With `--check`, writes nothing, but prints which documents are out of date.
 * Examples: `npm run report:api`, `npm run report:drop-in -- --check`.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { check: { type: "boolean" } }, allowPositionals: true });
  const known = Object.keys(REPORTS);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`unknown report ${unknown.join(", ")}\n  hint: there are ${known.join(", ")}`);
  const { files, problems } = await makeReports(positionals.length > 0 ? positionals : known);
  const changed = [...files].filter(([file, text]) => contentOf(file) !== text);
  if (values.check !== true) await write(changed);
  const stale = values.check === true ? changed.map(([file]) => `${file} is out of date: run \`npm run report\``) : [];
  for (const line of [...problems, ...stale]) console.error(line);
  if (problems.length + stale.length > 0) process.exitCode = 1;
}

function contentOf(file: string): string | undefined {
  const path = join(ROOT, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

async function write(files: readonly (readonly [file: string, text: string])[]): Promise<void> {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
    console.log(`wrote ${file}`);
  }
}

await main();
