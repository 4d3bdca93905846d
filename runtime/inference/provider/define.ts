import { DEFINITIONS, PROVIDER_DEFINITION } from "../../../generated/providers/definition.ts";
import { PRESETS, type PresetName } from "../../../generated/providers/preset-table.ts";
import { valueFlaws } from "../../contract/provider-urls.ts";
import type { Flaw } from "../../contract/task-rule.ts";
import { secretsIn, TASK_RULES } from "../../contract/provider-rules.ts";
import type { ProviderExample, ProviderSpec, ProviderTask } from "../../../generated/records.ts";
import { checkTable } from "../../json-schema/tables.ts";
import { TASK_IDS, type TaskId } from "../../../generated/task-types.ts";
import { didYouMean } from "../../contract/suggest.ts";
import { InputError } from "../../http/errors.ts";
import { isObject } from "../../http/json.ts";
import type { ProviderObject } from "./types.ts";

/** A task of a provider, which can reuse the fields of a preset. */
export type TaskDefinition = ProviderTask & {
  /** Name of a preset: chat, completions, images, embeddings, speech, transcriptions and others. */
  readonly use?: PresetName;
  /** An example call, for your own tests. */
  readonly example?: ProviderExample;
};

/** A provider that a program defines: the fields of a YAML entry, and its id. */
export type ProviderDefinition = Omit<ProviderSpec, "tasks"> & {
  /** URL of the provider's API documentation. Not used by the client. */
  readonly docsUrl?: string;
  /** Date on which the entry was added, such as `2026-11-21`. Not used by the client. */
  readonly addedOn?: string;
  /** Notes for readers. Not used by the client. */
  readonly notes?: readonly string[];
  /** Tasks by name: `conversational`, `text-to-image` and so on. */
  readonly tasks: { readonly [Name in TaskId | "conversational" | "responses"]?: TaskDefinition };
};

/**
 * Creates a provider object, to be passed as `provider` instead of an id. A definition follows the same rules as the
 * YAML entry of a built-in provider.
 *
 * @example
 * const fastgpu = defineProvider({
 *   id: "fastgpu",
 *   displayName: "FastGPU",
 *   baseUrl: "https://api.fastgpu.example",
 *   tasks: { conversational: { use: "chat" } },
 * });
 * @param definition plain data without functions; it is not changed
 * @throws InputError that lists every problem with its location and a fix
 */
export function defineProvider(definition: ProviderDefinition): ProviderObject {
  const copy = withoutSlashes(copyOf(definition));
  const problems = checkTable(PROVIDER_DEFINITION, DEFINITIONS, copy).map((problem) =>
    withPath(problem.path, problem.message),
  );
  if (!isDefinition(copy) || problems.length > 0) throw invalid(problems);
  const { docsUrl: _, notes: __, addedOn: ___, tasks, ...rest } = copy;
  const values = Object.keys(rest.values ?? {});
  const expanded = Object.entries(tasks).map(([name, task]) => [name, expandedTask(name, task, problems)] as const);
  for (const [name] of expanded) {
    if (TASK_NAMES.some((known) => known === name)) continue;
    const hint = didYouMean(name, TASK_NAMES) || `. Known tasks: ${TASK_NAMES.join(", ")}`;
    problems.push(withPath(`tasks.${name}`, `there is no task ${JSON.stringify(name)}${hint}`));
  }
  const flaws = [
    ...expanded.flatMap(([name, task]) =>
      Object.values(TASK_RULES)
        .flatMap((rule) => rule({ ...task }, name, values))
        .map((flaw) => ({ ...flaw, path: ["tasks", name, ...flaw.path] })),
    ),
    ...valueFlaws({ ...rest, tasks: Object.fromEntries(expanded) }),
    ...secretsIn(rest.headers, ["headers"]),
  ];
  problems.push(...flaws.map(flawText));
  if (problems.length > 0) throw invalid(problems);
  return deepFreeze({ ...rest, tasks: Object.fromEntries(expanded) });
}

/** The tasks of the hub, and the tasks for chats, which the hub has no page for. */
const TASK_NAMES = ["conversational", "responses", ...TASK_IDS];

/** Returns a copy that contains plain data only. Refuses circular values. */
function copyOf(definition: unknown): unknown {
  try {
    const text = JSON.stringify(definition) ?? "null";
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError("A provider must be plain data, but this one contains a circular reference or a BigInt.", {
      cause,
    });
  }
}

/** Removes the slashes at the end of base URLs. */
function withoutSlashes(definition: unknown): unknown {
  if (!isObject(definition)) return definition;
  const { baseUrl, tasks } = definition;
  return {
    ...definition,
    ...(typeof baseUrl === "string" && { baseUrl: withoutSlash(baseUrl) }),
    ...(isObject(tasks) && {
      tasks: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, withoutSlashes(task)])),
    }),
  };
}

function withoutSlash(url: string): string {
  let end = url.length;
  while (url[end - 1] === "/") end--;
  return url.slice(0, end);
}

/** Narrows the type of a definition that has been checked. */
function isDefinition(value: unknown): value is ProviderDefinition {
  return isObject(value) && isObject(value["tasks"]);
}

function expandedTask(name: string, task: TaskDefinition, problems: string[]): ProviderTask {
  const { use, example: _, ...own } = task;
  if (use === undefined) return own;
  if (Object.hasOwn(PRESETS, use)) return { ...PRESETS[use], ...own };
  const names = Object.keys(PRESETS);
  const hint = didYouMean(use, names) || `. Known presets: ${names.join(", ")}`;
  problems.push(withPath(`tasks.${name}.use`, `there is no preset ${JSON.stringify(use)}${hint}`));
  return own;
}

function flawText({ path, message, hint }: Flaw): string {
  const place = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");
  return withPath(place.slice(1), `${message} (${hint})`);
}

function withPath(path: string, message: string): string {
  return path === "" ? message : `${path}: ${message}`;
}

function invalid(problems: readonly string[]): InputError {
  return new InputError(`The provider cannot be used:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
}

function deepFreeze<Data extends object>(data: Data): Data {
  for (const part of Object.values(data)) if (isObject(part)) deepFreeze(part);
  return Object.freeze(data);
}
