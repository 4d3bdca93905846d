import type { Facts } from "../../generated/facts.ts";
import { LIBRARIES, type LibraryKey } from "../../generated/libraries.ts";
import type { ModelRecord } from "../../generated/records.ts";
import type { SnippetLibraryKey } from "../../generated/snippets/index.ts";
import { FALLBACKS } from "../../generated/snippets/fallbacks.ts";
import { LEADS } from "../../generated/snippets/leads.ts";
import { WITHOUT_CODE } from "../../generated/snippets/without-code.ts";
import { hasSnippets } from "../snippets/library.ts";
import { factsOf, plainCopy } from "../snippets/facts.ts";
import { DOWNLOAD_RULES } from "../../generated/downloads.ts";
import { countsAsDownload } from "./downloads.ts";
import { LIBRARY_TASKS } from "../../generated/library-tasks.ts";
import { TASK_IDS } from "../../generated/task-types.ts";

/** A library that is offered for a model. */
export interface FittingLibrary {
  /** Key of the library in the catalogue. */
  readonly key: LibraryKey;
  /**
   * The field of the record that led to this library. `siblings` means that the library loads the only weights in the
   * repository. `pipeline_tag` means that only the task matches. `fallback` means that no library has code for the
   * model, and that this library can at least download the files.
   */
  readonly because: "siblings" | "library_name" | "tags" | "pipeline_tag" | "fallback";
}

/**
 * Returns the libraries that have snippets and fit a model: the libraries that load the only weights in the repository,
 * such as GGUF files, then the library in `library_name`, then the libraries in `tags`. Libraries with code for the
 * model come before libraries that only show a message. If these fields contain no library with snippets, or if none
 * of these libraries has code for the files of the repository, returns the libraries that support the model's task and
 * have code for the model and its files. If there is none either, returns the library that downloads the files. Libraries
 * that come from one field are sorted by `rank`, the most widely used first.
 * Libraries without a rank follow, sorted by key.
 *
 * @param model the model record; fields may be missing or of the wrong kind
 * @returns each library once; an empty list if no library fits
 */
export function librariesForModel(model: ModelRecord): readonly FittingLibrary[] {
  const facts = factsOf(plainCopy(model));
  const leading = keysOf(LEADS, facts).filter((key) => hasCode(key, facts));
  const found = onceEach([
    ...because("siblings", leading),
    ...because("library_name", [facts.library_name].filter(isOffered)),
    ...because("tags", facts.tags.filter(isOffered)),
  ]);
  const able = found.filter(({ key }) => isOffered(key) && hasCode(key, facts));
  if (able.length > 0 || (found.length > 0 && facts.files.length === 0)) return onceEach([...able, ...found]);
  const forTask = librariesForTask(facts.pipeline_tag).filter(
    (key): key is SnippetLibraryKey => isOffered(key) && hasCode(key, facts) && mayLoad(key, facts),
  );
  const last = forTask.length > 0 ? [] : keysOf(FALLBACKS, facts);
  return onceEach([...because("pipeline_tag", forTask), ...because("fallback", last), ...found]);
}

type Decisions = Readonly<Partial<Record<SnippetLibraryKey, (facts: Facts) => boolean>>>;

/** Returns the keys of a table whose functions return true for a model. */
function keysOf(table: Decisions, facts: Facts): readonly SnippetLibraryKey[] {
  const keys = Object.keys(table) as readonly SnippetLibraryKey[];
  return keys.filter((key) => table[key]?.(facts) === true);
}

/**
 * Returns false if the repository lacks the files that a library loads. The hub counts requests for these files, if the
 * library has a rule of its own.
 */
function mayLoad(key: SnippetLibraryKey, { files }: Facts): boolean {
  const isUnknown = files.length === 0 || DOWNLOAD_RULES[key] === undefined;
  return isUnknown || files.some((path) => countsAsDownload(key, path));
}

function onceEach(found: readonly FittingLibrary[]): readonly FittingLibrary[] {
  return found.filter(({ key }, index) => found.findIndex((other) => other.key === key) === index);
}

function because(field: FittingLibrary["because"], keys: readonly LibraryKey[]): FittingLibrary[] {
  const rankOf = (key: LibraryKey): number => LIBRARIES[key].rank ?? Number.MAX_SAFE_INTEGER;
  const sorted = [...keys].sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
  return sorted.map((key) => ({ key, because: field }));
}

function isOffered(name: string): name is SnippetLibraryKey {
  return Object.hasOwn(LIBRARIES, name) && hasSnippets(name);
}

/** Returns false if the library would only show a message, such as "Type of model unknown". */
function hasCode(key: SnippetLibraryKey, facts: Facts): boolean {
  return WITHOUT_CODE[key]?.(facts) !== true;
}

/** The library keys by task. Created on the first call, because most programs never need this table. */
let librariesByTask: ReadonlyMap<string, readonly LibraryKey[]> | undefined;

function collect(): ReadonlyMap<string, readonly LibraryKey[]> {
  const found = new Map<string, LibraryKey[]>(TASK_IDS.map((id) => [id, []]));
  for (const [key, tasks] of Object.entries(LIBRARY_TASKS)) {
    for (const task of tasks) found.get(task)?.push(key as LibraryKey);
  }
  return found;
}

/**
 * Returns the keys of the libraries whose models can do a task, sorted.
 *
 * @param task id of a task; for an unknown id, the result is an empty list
 */
export function librariesForTask(task: string): readonly LibraryKey[] {
  librariesByTask ??= collect();
  return librariesByTask.get(task) ?? [];
}
