import type { ModelData } from "../../generated/records.ts";
import { InputError } from "../../runtime/inference/errors.ts";
import { mappingEntries } from "../../runtime/inference/mapping-entries.ts";
import { assertOne, CommandError, EXIT } from "./command-error.ts";
import { assertCompiler } from "./peers.ts";
import { readRecord } from "./record.ts";
import { SHIPPED, type SnippetSource } from "./snippet-source.ts";
import { printJson, printText } from "./terminal.ts";

/** What may be chosen of a model's snippets. */
export interface SnippetOptions {
  /** Key of a library. Default: the first that fits the model, unless a provider or client is chosen. */
  readonly library?: string;
  /** Id of a provider, or `auto` for the router's choice. Default with a client or `stream`: `auto`. */
  readonly provider?: string;
  readonly client?: string;
  /** Language of the code, by any of its usual names. */
  readonly language?: string;
  /** Task in place of the record's. */
  readonly task?: string;
  readonly stream: boolean;
  readonly json: boolean;
  /** Folder that holds the specs whose snippets are shown. Default: the package's catalogue. */
  readonly spec?: string;
  /** Address of the hub that is asked for ids. */
  readonly hub: string;
}

/** A snippet of either kind, as it is printed. */
interface Shown {
  readonly library?: string;
  readonly provider?: string;
  readonly client?: string;
  readonly kind?: string;
  readonly title?: string;
  readonly language: string;
  readonly code: string;
}

const CHAT = "conversational";

/** Languages as snippets name them, by the names that people use. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  bash: ["bash", "sh", "shell"],
  csharp: ["csharp", "c#", "cs"],
  javascript: ["javascript", "js"],
  python: ["python", "py"],
  text: ["text"],
  typescript: ["typescript", "ts"],
};

/**
 * Prints a model's snippets: the code alone when there is one, each under a line that names it when there are several.
 *
 * @param source path of a record, `-` for standard input, or an id on the hub
 * @throws CommandError for unknown names, a record that cannot be had, and when there is no code
 */
export async function printSnippets(source: string, options: SnippetOptions): Promise<void> {
  const catalogue = await sourceOf(options.spec);
  assertKnown(options, catalogue);
  const record = await readRecord(source, options.hub);
  const model = options.task === undefined ? record : withTask(record, options.task);
  const found = (await snippetsOf(model, options, catalogue)).filter((snippet) => isWanted(snippet, options));
  if (found.length === 0) throw new CommandError(...nothingFound(model, options), EXIT.problems);
  if (options.json) printJson(found);
  else if (found.every(({ kind }) => kind === "message"))
    throw new CommandError(...onlyMessages(model, found), EXIT.problems);
  else
    printText(
      found.map((snippet) => (found.length === 1 ? snippet.code : `${headOf(snippet)}\n${snippet.code}`)).join("\n\n"),
    );
}

/** A chat is no task of models: it is what those that write text and are tagged for it can do. */
function withTask(record: ModelData, task: string): ModelData {
  if (task !== CHAT) return { ...record, pipeline_tag: task };
  const tags = Array.isArray(record.tags) ? record.tags : [];
  const pipeline_tag = record.pipeline_tag === "image-text-to-text" ? record.pipeline_tag : "text-generation";
  return { ...record, pipeline_tag, tags: [...tags, CHAT] };
}

function assertKnown({ library, provider, client, language, task }: SnippetOptions, source: SnippetSource): void {
  if (library !== undefined && (provider !== undefined || client !== undefined)) {
    throw new CommandError(
      "--library goes with neither --provider nor --client",
      "ask for one kind of snippet at a time",
    );
  }
  assertOne("library", library, source.libraries);
  assertOne("provider", provider, source.providers);
  assertOne("client", client, [...new Set(source.clients)]);
  assertOne("language", language, Object.values(LANGUAGES).flat());
  assertOne("task", task, [...source.tasks, CHAT]);
}

/** @throws CommandError when the specs have errors, or what compiles them is not installed */
async function sourceOf(folder: string | undefined): Promise<SnippetSource> {
  if (folder === undefined) return SHIPPED;
  assertCompiler("snippet --spec");
  const { ownSource } = await import("./own-snippets.ts");
  return ownSource(folder);
}

async function snippetsOf(model: ModelData, options: SnippetOptions, source: SnippetSource): Promise<readonly Shown[]> {
  const isHosted = options.provider !== undefined || options.client !== undefined || options.stream;
  const library = options.library ?? (isHosted ? undefined : source.libraryFor(model));
  if (library === undefined) return hosted(model, options, source);
  return (await source.ofLibrary(library, model)).map((snippet) => ({ library, ...snippet }));
}

function hosted(
  model: ModelData,
  { provider = "auto", stream: streaming }: SnippetOptions,
  source: SnippetSource,
): readonly Shown[] {
  const { inferenceProviderMapping: entries } = model as { inferenceProviderMapping?: unknown };
  const known = typeof entries === "object" && entries !== null ? mappingEntries(entries, model.id) : [];
  const mapping = known.find((entry) => entry.provider === provider);
  try {
    const found = source.hosted(model, { provider, mapping, streaming });
    return found.map(({ language, client, content }) => ({ provider, client, language, code: content }));
  } catch (error) {
    if (error instanceof InputError) throw new CommandError(error.message);
    throw error;
  }
}

function isWanted({ language, client }: Shown, wanted: SnippetOptions): boolean {
  const isLanguage = wanted.language === undefined || plainName(language) === plainName(wanted.language);
  return isLanguage && (wanted.client === undefined || wanted.client === client);
}

function plainName(language: string): string {
  return Object.keys(LANGUAGES).find((name) => LANGUAGES[name]?.includes(language) === true) ?? language;
}

/** The line over one of several snippets. */
function headOf({ library, provider, client, kind, title, language }: Shown): string {
  return `── ${[library ?? provider, client, kind, language, title].filter((word) => word !== undefined).join(" · ")} ──`;
}

function nothingFound(model: ModelData, { library, provider, client, language }: SnippetOptions): [string, string] {
  const id = JSON.stringify(model.id);
  const filters = [client && `client ${client}`, language && `language ${language}`].filter(Boolean).join(", ");
  const where = filters === "" ? "" : ` (${filters})`;
  if (library !== undefined)
    return [`${library} has no snippet for ${id}${where}`, "leave --library and --language out to see others"];
  const task =
    model.pipeline_tag === undefined ? "a model without a task" : `the task ${JSON.stringify(model.pipeline_tag)}`;
  const by = provider === undefined ? "" : ` at ${provider}`;
  return [
    `there is no snippet for ${id}${by}${where}: ${task}`,
    "name another --library, --provider, --client or --task",
  ];
}

/** A library's word on why it has no code. */
function onlyMessages(model: ModelData, found: readonly Shown[]): [string, string] {
  const messages = found.map(({ code }) => code).join("; ");
  return [
    `${found[0]?.library} has no code for ${JSON.stringify(model.id)}: ${messages}`,
    "fill in what the record lacks, or name another --library, or a --provider",
  ];
}
