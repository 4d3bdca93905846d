import { Command, InvalidArgumentError, Option } from "commander";
import { resolve } from "node:path";
import { ROOT } from "./run.ts";

const root = new Option("--root <folder>", "folder that holds spec/")
  .default(ROOT, "this repository")
  .argParser((path) => resolve(path));
const format = new Option("--format <format>", "how problems are printed")
  .choices(["text", "json", "github"])
  .default("text");

const program = new Command("hubsmith")
  .description("Compiles the YAML specs of a model hub into typed tables, checks and snippets.")
  .showSuggestionAfterError()
  .showHelpAfterError("run with --help for all commands and options");

program
  .command("generate")
  .description("validate the specs and write generated/")
  .addOption(root)
  .addOption(format)
  .option("--check", "write nothing; fail when a file is out of date", false)
  .option("--watch", "go on and generate at every change", false)
  .action(async (options: { root: string; format: "text" | "json" | "github"; check: boolean; watch: boolean }) => {
    const { generateOnce, watchSpecs } = await import("./generate.ts");
    if (options.watch) return watchSpecs(options);
    if (!(await generateOnce(options))) process.exitCode = 1;
  });

program
  .command("check")
  .description("validate the specs; write nothing")
  .addOption(root)
  .addOption(format)
  .option("--strict", "treat warnings as errors", false)
  .action(async (options: { root: string; format: "text" | "json" | "github"; strict: boolean }) => {
    const { checkOnce } = await import("./generate.ts");
    if (!checkOnce(options)) process.exitCode = 1;
  });

program
  .command("new")
  .description("scaffold one entry with marked blanks")
  .argument("<kind>", "task, library, provider, quantization or io")
  .argument("<id>", "id of the entry; the file takes its name")
  .addOption(root)
  .action(async (kind: string, id: string, options: { root: string }) => {
    const { scaffold, ScaffoldError } = await import("./new.ts");
    try {
      console.log(
        `wrote ${scaffold(options.root, kind, id)}\n  next: fill in the blanks, then run \`npm run generate\``,
      );
    } catch (error) {
      if (!(error instanceof ScaffoldError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
  });

/** @throws InvalidArgumentError for what is no port */
function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new InvalidArgumentError("a port is a whole number from 0 to 65535");
}

program
  .command("mock")
  .description("serve every provider's dialect on 127.0.0.1, from the examples in the specs")
  .option("--port <number>", "port; 0 for any that is free", readPort, 8787)
  .action(async ({ port }: { port: number }) => {
    const { runMock } = await import("./mock.ts");
    try {
      await runMock(port);
    } catch (error) {
      console.error(`the server cannot start on port ${port}: ${error instanceof Error ? error.message : "unknown"}`);
      process.exitCode = 1;
    }
  });

await program.parseAsync();
