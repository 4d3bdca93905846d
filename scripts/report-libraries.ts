import { Command } from "commander";
import { SNIPPETS } from "../generated/snippets/table.ts";
import { checkSpec } from "../generators/spec/check.ts";
import { compileLibrary } from "../generators/snippets/library.ts";
import { holesOf, type LibraryReport, printTable, reportOf } from "./library-report.ts";
import { ROOT } from "./run.ts";

async function report({ json }: { readonly json?: boolean }): Promise<void> {
  const { spec, problems } = checkSpec(ROOT);
  if (problems.some(({ severity }) => severity === "error"))
    throw new Error("spec/ has errors: run `npm run generate`");
  const tables = new Map(Object.entries(SNIPPETS));
  const libraries: LibraryReport[] = [];
  for (const entry of spec.libraries) {
    const [library, group] = [compileLibrary(entry, spec), tables.get(entry.id)];
    if (library === undefined) continue;
    if (group === undefined) throw new Error(`generated/ lacks ${entry.id}: run \`npm run generate\``);
    libraries.push(await reportOf(library, group, spec));
  }
  const holes = holesOf(libraries);
  const rules = libraries.flatMap((library) => library.rules);
  const blocks = rules.reduce((sum, { examples }) => sum + examples.length, 0);
  const summary = `${libraries.length} libraries, ${rules.length} rules, ${blocks} blocks of examples, ${holes.length} holes`;
  if (json === true) console.log(JSON.stringify({ libraries, holes, summary }, undefined, 2));
  else console.log([printTable(libraries), "", ...holes.map((hole) => `- ${hole}`), summary].join("\n"));
  if (holes.length > 0) process.exitCode = 1;
}

await new Command("report-libraries")
  .description("What the examples prove: libraries, their rules, and the checks of each")
  .option("--json", "print JSON instead of a table")
  .action(report)
  .parseAsync();
