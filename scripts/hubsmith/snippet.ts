import type { ModelRecord } from "../../generated/records.ts";
import { parseGGUFQuantLabel } from "../../runtime/gguf/index.ts";
import { InputError } from "../../runtime/http/errors.ts";
import { mappingEntries } from "../../runtime/inference/route/hub.ts";
import { visibleJson } from "../../generators/spec/visible.ts";
import { assertOne, CommandError, EXIT } from "./command-error.ts";
import { assertCompiler } from "./peers.ts";
import { type HubAccess, readRecord } from "./record.ts";
import { SHIPPED, type SnippetSource } from "./snippet-source.ts";
import { printText } from "./terminal.ts";

/** Options for the snippets of a model. */
export interface SnippetOptions extends HubAccess {
  /**
   * Key of a library. Default: the first library that supports the model. If `provider`, `client` or `stream` is set,
   * there is no default.
   */
  readonly library?: string;
  /** Id of a provider, or `auto` to let the router choose. If `client` or `stream` is set, the default is `auto`. */
  readonly provider?: string;
  readonly client?: string;
  /** Key of an app that runs the model. */
  readonly app?: string;
  /** Path of the model file that the app runs, in the model's repository. */
  readonly file?: string;
  /** Quantization that the app runs. Default: the quantization of `file`. */
  readonly quantization?: string;
  /** Language of the code. Common names such as `py` and `shell` work too. */
  readonly language?: string;
  /** Task to use instead of the task in the record. */
  readonly task?: string;
  readonly stream: boolean;
  readonly json: boolean;
  /** Folder that contains `spec/`. By default, the catalogue in the package is used. */
  readonly spec?: string;
}

/** A snippet of a library, an app or a hosted call, with the fields that are printed. */
interface PrintedSnippet {
  readonly library?: string;
  readonly app?: string;
  readonly provider?: string;
  readonly client?: string;
  readonly kind?: string;
  readonly title?: string;
  readonly language: string;
  readonly code: string;
}

const CHAT = "conversational";

/** Names that people use for each language of snippets. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  bash: ["bash", "sh", "shell"],
  json: ["json"],
  powershell: ["powershell", "ps1"],
  csharp: ["csharp", "c#", "cs"],
  javascript: ["javascript", "js"],
  python: ["python", "py"],
  text: ["text"],
  typescript: ["typescript", "ts"],
};

/**
 * Prints the snippets of a model. If there are several snippets, prints a line with the name above each snippet.
 *
 * @param source path of a record, `-` for standard input, or an id on the hub
 * @throws CommandError for an unknown name, for a record that cannot be read, or if there is no code for the model
 */
export async function printSnippets(source: string, options: SnippetOptions): Promise<void> {
  const catalogue = await sourceOf(options.spec);
  printText(await snippetText(() => readRecord(source, options), options, catalogue));
}

/** Returns the text that `printSnippets` prints. @throws the errors of `printSnippets`, and of `load` */
export async function snippetText(
  load: () => Promise<ModelRecord>,
  options: SnippetOptions,
  catalogue: SnippetSource,
): Promise<string> {
  assertKnown(options, catalogue);
  const record = await load();
  const model = options.task === undefined ? record : withTask(record, options.task);
  const found = (await snippetsOf(model, options, catalogue)).filter((snippet) => isSelected(snippet, options));
  if (found.length === 0) throw new CommandError(...nothingFound(model, options), EXIT.problems);
  if (options.json) return visibleJson(found);
  if (found.every(({ kind }) => kind === "message"))
    throw new CommandError(...onlyMessages(model, found), EXIT.problems);
  return found
    .map((snippet) => (found.length === 1 ? snippet.code : `${headOf(snippet)}\n${snippet.code}`))
    .join("\n\n");
}

/**
 * Returns the record with the given task. For a chat, sets the task of a text model and adds a tag, because the hub has
 * no task for chats.
 */
function withTask(record: ModelRecord, task: string): ModelRecord {
  if (task !== CHAT) return { ...record, pipeline_tag: task };
  const tags = Array.isArray(record.tags) ? record.tags : [];
  const pipeline_tag = record.pipeline_tag === "image-text-to-text" ? record.pipeline_tag : "text-generation";
  return { ...record, pipeline_tag, tags: [...tags, CHAT] };
}

function assertKnown(options: SnippetOptions, source: SnippetSource): void {
  const { library, provider, client, app, language, task } = options;
  const isHosted = provider !== undefined || client !== undefined;
  const hint = "request only one kind of snippet at a time";
  if (library !== undefined && isHosted) {
    throw new CommandError("--library cannot be combined with --provider or --client", hint);
  }
  if (app !== undefined && (isHosted || library !== undefined)) {
    throw new CommandError("--app cannot be combined with --library, --provider or --client", hint);
  }
  if (app === undefined && (options.file ?? options.quantization) !== undefined) {
    throw new CommandError("--file and --quantization need --app", "add --app with the app that runs the file");
  }
  assertOne("app", app, source.apps);
  assertOne("library", library, source.libraries);
  assertOne("provider", provider, source.providers);
  assertOne("client", client, [...new Set(source.clients)]);
  assertOne("language", language, Object.values(LANGUAGES).flat());
  assertOne("task", task, [...source.tasks, CHAT]);
}

/** Returns the catalogue of a spec folder. Default: the catalogue of the package. */
async function sourceOf(folder: string | undefined): Promise<SnippetSource> {
  if (folder === undefined) return SHIPPED;
  assertCompiler("snippet --spec");
  const { ownSource } = await import("./own-snippets.ts");
  return ownSource(folder);
}

async function snippetsOf(
  model: ModelRecord,
  options: SnippetOptions,
  source: SnippetSource,
): Promise<readonly PrintedSnippet[]> {
  const { app, file: selectedFile } = options;
  if (app !== undefined) {
    const selectedQuantization = options.quantization ?? parseGGUFQuantLabel(selectedFile ?? "");
    const chosen = { ...(selectedFile && { selectedFile }), ...(selectedQuantization && { selectedQuantization }) };
    return (await source.ofApp(app, { ...model, ...chosen })).map((snippet) => ({ app, ...snippet }));
  }
  const isHosted = options.provider !== undefined || options.client !== undefined || options.stream;
  const library = options.library ?? (isHosted ? undefined : source.libraryFor(model));
  if (library === undefined) return hosted(model, options, source);
  return (await source.ofLibrary(library, model)).map((snippet) => ({ library, ...snippet }));
}

function hosted(
  model: ModelRecord,
  { provider = "auto", stream: streaming }: SnippetOptions,
  source: SnippetSource,
): readonly PrintedSnippet[] {
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

function isSelected({ language, client }: PrintedSnippet, wanted: SnippetOptions): boolean {
  const isLanguage = wanted.language === undefined || plainName(language) === plainName(wanted.language);
  return isLanguage && (wanted.client === undefined || wanted.client === client);
}

function plainName(language: string): string {
  return Object.keys(LANGUAGES).find((name) => LANGUAGES[name]?.includes(language) === true) ?? language;
}

function headOf({ library, app, provider, client, kind, title, language }: PrintedSnippet): string {
  return `── ${[library ?? app ?? provider, client, kind, language, title].filter((word) => word !== undefined).join(" · ")} ──`;
}

function nothingFound(model: ModelRecord, { library, provider, client, language }: SnippetOptions): [string, string] {
  const id = JSON.stringify(model.id);
  const filters = [client && `client ${client}`, language && `language ${language}`].filter(Boolean).join(", ");
  const where = filters === "" ? "" : ` (${filters})`;
  if (library !== undefined)
    return [`${library} has no snippet for ${id}${where}`, "omit --library and --language to see other snippets"];
  const task =
    model.pipeline_tag === undefined ? "a model without a task" : `the task ${JSON.stringify(model.pipeline_tag)}`;
  const by = provider === undefined ? "" : ` at ${provider}`;
  return [
    `there is no snippet for ${id}${by}${where}: ${task}`,
    "use another --library, --provider, --client or --task",
  ];
}

/** Returns the error message and the hint for a library that has no code for the model, but only messages. */
function onlyMessages(model: ModelRecord, found: readonly PrintedSnippet[]): [string, string] {
  const messages = found.map(({ code }) => code).join("; ");
  return [
    `${found[0]?.library} has no code for ${JSON.stringify(model.id)}: ${messages}`,
    "add the missing fields to the record, or use another --library or a --provider",
  ];
}
