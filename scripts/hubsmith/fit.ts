import { totalmem } from "node:os";
import type { ModelRecord } from "../../generated/records.ts";
import { appsFor, appSnippets } from "../../runtime/apps/apps.ts";
import {
  ggufFiles,
  type Machine,
  modelVersions,
  type ModelVersion,
  suggestedVersion,
  versionFit,
} from "../../runtime/apps/fit.ts";
import { localModel } from "../../runtime/apps/local-model.ts";
import { readHeader } from "../../runtime/gguf/read/index.ts";
import { fileAddress } from "../../runtime/hub/model-record.ts";
import type { Snippet } from "../../runtime/snippets/blocks.ts";
import { visibleJson } from "../../generators/spec/visible.ts";
import { CommandError, EXIT } from "./command-error.ts";
import { type HubAccess, isFile, LIMITS, readRecord } from "./record.ts";
import { printText, startTerminalStep } from "./terminal.ts";

/** Options for the question if a model fits into memory. */
export interface FitOptions extends HubAccess {
  /** Memory in GB. Default: the memory of this machine. */
  readonly memory?: string;
  /** Length of a conversation in tokens. */
  readonly context: string;
  readonly json: boolean;
}

/** Apps whose commands are shown, the first that can run the model. */
const APPS = ["ollama", "llama.cpp", "lmstudio", "mlx-lm"] as const;

/** One repository whose versions are compared, with what describes the layers of its model. */
interface Candidate extends Pick<Machine, "metadata" | "config"> {
  readonly model: ModelRecord;
}

/**
 * Prints for each version of a model its size, the memory for the context, the sum, if it fits, and the longest context
 * that fits; then the command that runs the best version. If the repository has no GGUF files, its most downloaded
 * repository with GGUF files is compared.
 *
 * @param source id of a model, or path of a record
 * @throws CommandError for a wrong option, a model that cannot be loaded, or a model whose size is unknown
 */
export async function printFit(source: string, options: FitOptions): Promise<void> {
  const record = await readRecord(source, options);
  printText(fitText(isFile(source) ? { model: record } : await candidateFor(record, options), options));
}

/** Returns the text that `printFit` prints. @throws the errors of `printFit` */
export function fitText(candidate: Candidate, options: FitOptions): string {
  const memory = options.memory === undefined ? ownMemory() : amount("memory", options.memory);
  const contextLength = amount("context", options.context);
  const { model, ...layers } = candidate;
  const machine: Machine = { memory, contextLength, ...layers };
  const versions = modelVersions(model);
  if (versions.length === 0) throw new CommandError(...noSize(model), EXIT.problems);
  const best = suggestedVersion(versions, model, machine);
  const isFitting = best !== undefined && versionFit(best, model, machine)?.verdict !== "too large";
  const commands = isFitting ? commandsFor(model, best, contextLength) : [];
  if (options.json) {
    const rows = versions.map((version) => ({ ...version, fit: versionFit(version, model, machine) }));
    return visibleJson({
      id: model.id,
      memory,
      contextLength,
      versions: rows,
      best: isFitting ? best.label : null,
      commands,
    });
  }
  return [
    `${model.id} in ${memory} GB of memory (${size(memory * 2 ** 30)} in units of file sizes)`,
    "",
    ...tableOf(versions, model, machine),
    "",
    ...notesOf(candidate, machine, isFitting ? best : undefined, commands),
  ].join("\n");
}

function ownMemory(): number {
  return Math.round(totalmem() / 2 ** 30);
}

function amount(name: string, text: string): number {
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  if (value > 0 && value <= 2 ** 30) return value;
  throw new CommandError(`--${name} ${JSON.stringify(text)} is not a size`, "use a number above 0, for example 16");
}

function noSize({ id }: ModelRecord): [message: string, hint: string] {
  return [
    `the size of ${JSON.stringify(id)} is not known: the hub lists neither GGUF nor safetensors files`,
    "pass the id of a repository with such files",
  ];
}

/**
 * Returns the repository to compare: the model's own if it has GGUF files, or else one with GGUF files made of it. If no
 * `config.json` describes the layers, the header of a file does.
 */
export async function candidateFor(record: ModelRecord, access: HubAccess): Promise<Candidate> {
  const step = startTerminalStep(`read the files of ${record.id}`);
  const options = { hubUrl: access.hub, accessToken: access.token, ...LIMITS };
  const { repositories, config } = await orElse(localModel(record, options), {
    repositories: [record],
    config: undefined,
  });
  const model = repositories.find((one) => ggufFiles(one).length > 0) ?? record;
  const [{ file } = {}] = config === undefined ? ggufFiles(model) : [];
  const header = file === undefined ? undefined : headerOf(fileAddress(model.id, file, options), access);
  const metadata = header && (await orElse(header, undefined));
  step.done();
  return { model, metadata, config };
}

/** Returns a result, or `otherwise` if the hub does not give it: the answer is less complete without it. */
async function orElse<T>(result: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await result;
  } catch {
    return otherwise;
  }
}

async function headerOf(url: string, { token }: HubAccess): Promise<Candidate["metadata"]> {
  const { metadata } = await readHeader(url, { accessToken: token, headersTimeout: LIMITS.timeout, maxRetries: 0 });
  return metadata;
}

function commandsFor(model: ModelRecord, { label, file }: ModelVersion, contextLength: number): Snippet[] {
  const fitting = new Set<string>(appsFor(model).map(({ key }) => key));
  const app = file === undefined ? undefined : APPS.find((key) => fitting.has(key));
  return app === undefined ? [] : appSnippets(app, model, { file, quantization: label, contextLength });
}

/** Returns the lines of the table: one line for each version. */
function tableOf(versions: readonly ModelVersion[], model: ModelRecord, machine: Machine): string[] {
  const rows = versions.map((version) => {
    const fit = versionFit(version, model, machine);
    if (fit === undefined) return [version.label, "unknown", "", "", "", ""];
    const { weights, context, total, verdict, longest } = fit;
    return [
      version.label,
      size(weights),
      size(context),
      size(total),
      verdict,
      longest === undefined ? "unknown" : longest.toLocaleString("en"),
    ];
  });
  const all = [["version", "size", "context", "total", "verdict", "longest context"], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

function size(bytes: number | undefined): string {
  return bytes === undefined ? "unknown" : `${(bytes / 1e9).toFixed(1)} GB`;
}

/** Returns the lines below the table: what was assumed, and what to run. */
function notesOf(
  { model }: Candidate,
  machine: Machine,
  best: ModelVersion | undefined,
  commands: readonly Snippet[],
): string[] {
  const fit = modelVersions(model).flatMap((version) => versionFit(version, model, machine) ?? [])[0];
  const counted =
    fit?.context === undefined
      ? "No config.json describes the layers of the model, so the context is not counted. Gated models need --token."
      : `A context of ${fit.contextLength.toLocaleString("en")} tokens is counted.`;
  if (best === undefined) return [counted, "No version fits. Use a smaller model, or --context with a smaller number."];
  if (commands.length === 0) {
    const search = `https://huggingface.co/models?other=base_model:quantized:${encodeURIComponent(model.id)}`;
    return [counted, `${best.label} fits, but the hub lists no GGUF file. Search: ${search}`];
  }
  return [counted, `Run ${best.label}:`, "", ...commands.map(({ code }) => code)];
}
