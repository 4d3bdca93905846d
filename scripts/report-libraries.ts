import { Command } from "commander";
import { SNIPPETS } from "../generated/snippets/table.ts";
import { checkSpec } from "../generators/spec/check.ts";
import { compileLibrary } from "../generators/snippets/library.ts";
import { gapsOf, type LibraryReport, printTable, reportOf, summaryOf } from "./report-libraries/library-report.ts";
import { ROOT } from "./lib/run.ts";

async function report({ json }: { readonly json?: boolean }): Promise<void> {
  const { spec, problems } = checkSpec(ROOT);
  if (problems.some(({ severity }) => severity === "error"))
    throw new Error("spec/ has errors: run `npm run generate`");
  const tables = new Map(Object.entries(SNIPPETS));
  const libraries: LibraryReport[] = [];
  for (const entry of spec.libraries) {
    const [library, rules] = [compileLibrary(entry, spec), tables.get(entry.id)];
    if (library === undefined) continue;
    if (rules === undefined) throw new Error(`generated/ lacks ${entry.id}: run \`npm run generate\``);
    libraries.push(await reportOf(library, rules, spec));
  }
  const gaps = gapsOf(libraries);
  const all = libraries.flatMap((library) => library.rules);
  const blocks = all.reduce((sum, { examples }) => sum + examples.length, 0);
  const summary = `${summaryOf(libraries)}\n${libraries.length} libraries, ${all.length} rules, ${blocks} blocks of examples, ${gaps.length} gaps`;
  if (json === true) console.log(JSON.stringify({ libraries, gaps, summary }, undefined, 2));
  else console.log([printTable(libraries), "", ...gaps.map((gap) => `- ${gap}`), summary].join("\n"));
  if (gaps.length > 0) process.exitCode = 1;
}

await new Command("report-libraries")
  .description("Prints which rules of each library are tested by examples, and which gaps remain")
  .option("--json", "print JSON instead of a table")
  .action(report)
  .parseAsync();
