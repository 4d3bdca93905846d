import { LIBRARIES, type LibraryKey } from "../../generated/libraries.ts";
import type { ModelData } from "../../generated/records.ts";
import { hasSnippets } from "../snippets/library.ts";
import { plainCopy } from "../snippets/plain-copy.ts";
import { reader } from "../snippets/read.ts";
import { librariesForTask } from "./tasks.ts";

/** A library that is offered for a model. */
export interface FittingLibrary {
  /** Key of the library in the catalogue. */
  readonly key: LibraryKey;
  /** Which field of the record leads to it: the library's name, a tag, or nothing better than the task. */
  readonly because: "library_name" | "tags" | "pipeline_tag";
}

/**
 * Libraries with snippets to offer for a model: the one that its record names, then those among its tags. A record that
 * names none gets those that support its task, the ones that are offered as a filter first.
 *
 * @param model what is known of the model; fields may be missing or of the wrong kind
 * @returns each library once; an empty list when nothing fits
 */
export function librariesForModel(model: ModelData): readonly FittingLibrary[] {
  const record = plainCopy(model) as Partial<ModelData> | null | undefined;
  const fitting = new Map<LibraryKey, FittingLibrary>();
  const offer = (name: string, because: FittingLibrary["because"]): void => {
    if (isOffered(name) && !fitting.has(name)) fitting.set(name, { key: name, because });
  };
  offer(reader.text(record?.library_name), "library_name");
  for (const tag of reader.texts(record?.tags)) offer(tag, "tags");
  if (fitting.size === 0) {
    const keys = librariesForTask(reader.text(record?.pipeline_tag));
    const isFilter = (key: LibraryKey): boolean => LIBRARIES[key].filter === true;
    for (const key of [...keys.filter(isFilter), ...keys]) offer(key, "pipeline_tag");
  }
  return [...fitting.values()];
}

function isOffered(name: string): name is LibraryKey {
  return Object.hasOwn(LIBRARIES, name) && hasSnippets(name);
}
