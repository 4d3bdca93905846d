import { Command, Option } from "commander";
import manifest from "../../package.json" with { type: "json" };
import { KINDS } from "../../generators/spec/entry.ts";
import type { ProblemFormat } from "../../generators/spec/print.ts";
import { EXIT, exitCodeOf } from "./command-error.ts";
import { assertCompiler } from "./peers.ts";
import type { FitOptions } from "./fit.ts";
import type { HubAccess } from "./record.ts";
import type { ServeOptions } from "./mock.ts";
import type { RenderOptions } from "./render.ts";
import type { SnippetOptions } from "./snippet.ts";
import { specRoot } from "./spec-folder.ts";
import { shownText } from "./terminal.ts";

/** Options of the commands that read specs. */
interface SpecOptions {
  readonly spec?: string;
  readonly format: ProblemFormat;
  readonly json: boolean;
}

/** Defines the command line. Each command loads its code only when it runs. */
export function createProgram(): Command {
  const program = new Command("hubsmith")
    .description("Snippets, chat templates and the typed catalogue of a model hub, from its YAML specs.")
    .version(manifest.version, "-V, --version", "print the version")
    .showSuggestionAfterError()
    .showHelpAfterError("run with --help for all commands and options")
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(shownText(text)) })
    .addHelpText(
      "after",
      `\nExit codes: 0 fine, 1 problems found, 2 invalid command.\n\n${examples("snippet model.json", "check", "new library audiokit")}`,
    );
  for (const add of [addSnippet, addFit, addRender, addCheck, addGenerate, addNew, addMock, addMcp]) add(program);
  return program;
}

/**
 * Runs one command line.
 *
 * @param words the arguments after the program's name
 * @returns the exit code
 */
export async function runProgram(words: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync(words, { from: "user" });
    return Number(process.exitCode ?? EXIT.fine);
  } catch (error) {
    return exitCodeOf(error);
  }
}

function examples(...lines: readonly string[]): string {
  return ["Examples:", ...lines.map((line) => `  $ hubsmith ${line}`)].join("\n");
}

function addCommand(program: Command, name: string, about: string, ...lines: readonly string[]): Command {
  return program
    .command(name)
    .description(about)
    .addHelpText("after", `\n${examples(...lines)}`);
}

/** Adds the option for the folder of the specs. */
function withRoot(command: Command): Command {
  return command.option(
    "--root, --spec <folder>",
    "folder that contains spec/ (default: the current folder, or the nearest folder above it)",
  );
}

/** Adds the options of the commands that print problems of specs. */
function withSpec(command: Command): Command {
  return withRoot(command)
    .addOption(
      new Option("--format <format>", "format of the printed problems")
        .choices(["text", "json", "github"])
        .default("text"),
    )
    .option("--json", "same as --format json", false);
}

function formatOf({ format, json }: Pick<SpecOptions, "format" | "json">): ProblemFormat {
  return json ? "json" : format;
}

/** Adds the options of the commands that load records from a hub. */
function withHub(command: Command): Command {
  return command
    .addOption(
      new Option("--hub <address>", "hub from which records are loaded")
        .env("HF_ENDPOINT")
        .default("https://huggingface.co"),
    )
    .addOption(new Option("--token <token>", "token for gated and private models").env("HF_TOKEN"));
}

function addSnippet(program: Command): void {
  withHub(
    addCommand(
      program,
      "snippet",
      "print the code that uses a model",
      "snippet openai/whisper-large-v3",
      "snippet model.json --library diffusers",
      "snippet model.json --provider groq --client openai --language js --stream",
      "snippet model.json --app ollama --quantization Q4_K_M",
      "snippet - --json < model.json",
    ),
  )
    .argument("<model>", "JSON file with a model record, - for standard input, or a model id on the hub")
    .option("--library <key>", "library that the code uses (default: the first library that supports the model)")
    .option("--provider <id>", "provider that serves the model; auto: the router chooses a provider")
    .option("--client <name>", "client that makes the call, for example openai, requests, curl")
    .option("--app <key>", "app on your machine that runs the model, for example ollama, llama.cpp, vllm")
    .option("--file <path>", "file of the model that the app runs")
    .option("--quantization <label>", "quantization that the app runs (default: the quantization of the file)")
    .option("--language <language>", "python, js, sh, powershell, ts, csharp or json (default: all)")
    .option("--task <id>", "task to use instead of the record's task; conversational for a chat")
    .option("--stream", "show code that streams the response", false)
    .option(
      "--root, --spec <folder>",
      "use the snippets of the specs in this folder (default: the snippets of the package)",
    )
    .option("--json", "print the snippets as a JSON list", false)
    .action(async (model: string, options: SnippetOptions) =>
      (await import("./snippet.ts")).printSnippets(model, options),
    );
}

function addFit(program: Command): void {
  withHub(
    addCommand(
      program,
      "fit",
      "say which versions of a model fit into memory, and print the command for the best",
      "fit Qwen/Qwen3-8B --memory 16 --context 32768",
      "fit acme/tiny-chat-GGUF --json",
    ),
  )
    .argument("<model>", "model id on the hub, JSON file with a model record, or - for standard input")
    .option("--memory <GB>", "memory of the graphics card, or of an Apple machine (default: memory of this machine)")
    .option("--context <tokens>", "length of a conversation", "4096")
    .option("--json", "print a JSON object with the sizes, the verdicts and the commands", false)
    .action(async (model: string, options: FitOptions) => (await import("./fit.ts")).printFit(model, options));
}

function addRender(program: Command): void {
  addCommand(
    program,
    "render",
    "render a chat template",
    "render tokenizer_config.json messages.json",
    "render chat_template.jinja messages.json",
    "render chat_template.jinja --format",
  )
    .argument("<template>", "template, tokenizer config (ends in .json), or - for a template on standard input")
    .argument("[context]", "JSON object with messages and other variables")
    .option("--format", "print the formatted template instead of the rendered text", false)
    .option("--json", "print a JSON object with the text or the error", false)
    .action(async (template: string, context: string | undefined, options: RenderOptions) =>
      (await import("./render.ts")).printRendered(template, context, options),
    );
}

function addCheck(program: Command): void {
  withSpec(
    addCommand(
      program,
      "check",
      "find all problems in the specs, without writing files",
      "check",
      "check ../catalogue --strict",
      "check --json",
    ),
  )
    .argument("[folder]", "same as --spec")
    .option("--strict", "treat warnings as errors", false)
    .action(async (folder: string | undefined, options: SpecOptions & { strict: boolean }) => {
      assertCompiler("check");
      const { checkOnce } = await import("./generate/generate.ts");
      const { strict } = options;
      const isFine = await checkOnce({ root: specRoot(folder ?? options.spec), format: formatOf(options), strict });
      if (!isFine) process.exitCode = EXIT.problems;
    });
}

function addGenerate(program: Command): void {
  withSpec(
    addCommand(
      program,
      "generate",
      "check the specs and write generated/",
      "generate",
      "generate --watch",
      "generate --check --format github",
    ),
  )
    .option("--out <folder>", "folder to write to (default: generated beside spec/)")
    .option("--check", "write nothing, and fail if a file is out of date", false)
    .option("--watch", "keep running, and generate after every change", false)
    .action(async (options: SpecOptions & { out?: string; check: boolean; watch: boolean }) => {
      assertCompiler("generate");
      const { generateOnce, watchSpecs } = await import("./generate/generate.ts");
      const { out, check, watch } = options;
      const settings = {
        root: specRoot(options.spec),
        format: formatOf(options),
        check,
        ...(out !== undefined && { out }),
      };
      if (watch) {
        await watchSpecs(settings);
        return console.error("watching spec/ – press Ctrl+C to stop");
      }
      if (!(await generateOnce(settings))) process.exitCode = EXIT.problems;
    });
}

function addNew(program: Command): void {
  withRoot(
    addCommand(
      program,
      "new",
      "create the file of a new entry, with FILL IN at each blank",
      "new library audiokit",
      "new provider fastgpu --root ../catalogue",
    ),
  )
    .argument("<kind>", Object.values(KINDS).join(", "))
    .argument("<id>", "id of the entry, which is also the name of the file")
    .option("--json", "print a JSON object with the path of the file", false)
    .action(async (kind: string, id: string, { spec, json }: Pick<SpecOptions, "spec" | "json">) => {
      assertCompiler("new");
      const { scaffold } = await import("./new.ts");
      const file = scaffold(specRoot(spec), kind, id);
      console.log(json ? JSON.stringify({ file }) : `wrote ${file}\n  next: fill in the blanks, then generate`);
    });
}

function addMock(program: Command): void {
  addCommand(
    program,
    "mock",
    "run a server on 127.0.0.1 that imitates all providers, and answers with the examples in the specs",
    "mock",
    "mock --port 9000",
    "mock --record calls.jsonl --from https://api.openai.com",
  )
    .option("--port <number>", "port; 0 for any free port", "8787")
    .option("--replies <file>", "JSON file with a list of scripted replies")
    .option("--record <file>", "file for the calls of the server in --from, without secrets")
    .option("--from <url>", "URL of the server to record")
    .option("--replay <file>", "recording that answers all calls")
    .action(async (options: ServeOptions) => {
      const { serve } = await import("./mock.ts");
      await serve(options);
    });
}

function addMcp(program: Command): void {
  withHub(
    addCommand(
      program,
      "mcp",
      "serve tools for coding agents over standard input and output (Model Context Protocol)",
      "mcp",
      "mcp --hub https://hub.example.com",
    ),
  ).action(async (access: HubAccess) => (await import("./mcp/server.ts")).serveMcp(access));
}
