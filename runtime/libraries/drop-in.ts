import { LIBRARIES, type LibraryKey } from "../../generated/libraries.ts";
import { SNIPPETS } from "../../generated/snippets/table.ts";
import type { SnippetLibraryKey } from "../../generated/snippets/index.ts";
import type { Library, ModelRecord } from "../../generated/records.ts";
import { applyRules, forEveryRecord } from "../snippets/apply.ts";
import { hasSnippets } from "../snippets/library.ts";

/** Key of a library in the catalogue: the `library_name` of a model card. */
export type ModelLibraryKey = LibraryKey;

/** A library with the fields that a page shows. */
export interface LibraryUiElement extends Omit<Library, "key" | "tasks">, Partial<Pick<Library, "key" | "tasks">> {
  /**
   * Returns code that loads and calls a model, one string for each block. Absent if the catalogue has no snippets for
   * the library.
   *
   * Never throws. If there is no code for the model, the text says why.
   */
  readonly snippets?: (model: ModelRecord) => string[];
}

function uiElement(key: LibraryKey): LibraryUiElement {
  if (!hasSnippets(key)) return LIBRARIES[key];
  return {
    ...LIBRARIES[key],
    snippets: (model) => applyRules(forEveryRecord(SNIPPETS[key]), model).map(({ code }) => code),
  };
}

/** Keys of all libraries, sorted. */
export const ALL_MODEL_LIBRARY_KEYS: ModelLibraryKey[] = /* @__PURE__ */ Object.keys(LIBRARIES) as ModelLibraryKey[];

/** Keys of the libraries that a page offers as a filter, sorted. */
export const ALL_DISPLAY_MODEL_LIBRARY_KEYS: ModelLibraryKey[] = /* @__PURE__ */ ALL_MODEL_LIBRARY_KEYS.filter(
  (key) => LIBRARIES[key].filter === true,
);

/** Every library with its metadata and, if the catalogue has them, its snippets. */
export const MODEL_LIBRARIES_UI_ELEMENTS: Readonly<
  Record<ModelLibraryKey, LibraryUiElement> & Record<SnippetLibraryKey, Required<Pick<LibraryUiElement, "snippets">>>
> = /* @__PURE__ */ Object.assign(
  // The table has no prototype, so looking up "constructor" finds no library.
  /* @__PURE__ */ Object.create(null),
  /* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ ALL_MODEL_LIBRARY_KEYS.map((key) => [key, uiElement(key)])),
);
