import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Argument, Command, Option } from "commander";
import { EXIT, exitCodeOf } from "../hubsmith/command-error.ts";
import { specRoot } from "../hubsmith/spec-folder.ts";
import { printText } from "../hubsmith/terminal.ts";
import { type Kind, KINDS, refreshFacts } from "./refresh.ts";
import { Sources } from "./sources.ts";

const ALL = "all";
const KIND_NAMES = Object.keys(KINDS) as Kind[];

interface Options {
  readonly spec?: string;
  readonly hub?: string;
  readonly router?: string;
  readonly sources: string;
  readonly output?: string;
}

async function refresh(kind: Kind | typeof ALL, { spec, hub, router, sources, output }: Options): Promise<void> {
  const { diff, notes, failures } = await refreshFacts(kind === ALL ? KIND_NAMES : [kind], {
    root: specRoot(spec),
    sources: new Sources(sources, { ...(hub !== undefined && { hub }), ...(router !== undefined && { router }) }),
    today: new Date().toISOString().slice(0, 10),
  });
  for (const note of notes) console.error(`note: ${note}`);
  for (const failure of failures) console.error(`not checked: ${failure}`);
  if (output !== undefined) writeFileSync(output, diff);
  else if (diff !== "") printText(diff.trimEnd());
  if (failures.length > 0) process.exitCode = EXIT.problems;
}

const program = new Command("refresh")
  .description("Asks public sources for facts that went out of date, and prints the changes of the specs as a diff")
  .addArgument(new Argument("[kind]", "kind of fact").choices([...KIND_NAMES, ALL]).default(ALL))
  .option(
    "--root, --spec <folder>",
    "folder that contains spec/ (default: the current folder, or the nearest above it)",
  )
  .addOption(new Option("--hub <address>", "hub to ask (default: the hub in the file of sources)").env("HF_ENDPOINT"))
  .option("--router <address>", "router to ask (default: the router in the file of sources)")
  .option(
    "--sources <file>",
    "YAML file with the addresses of all sources",
    fileURLToPath(new URL("sources.yaml", import.meta.url)),
  )
  .option("--output <file>", "write the diff to a file; the file is empty if nothing changed")
  .addHelpText("after", "\nExit codes: 0 everything was checked, 1 something could not be checked, 2 invalid command.")
  .exitOverride()
  .action(refresh);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
