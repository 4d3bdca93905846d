import { HTML_FILTERS } from "./filters-html.ts";
import { LIST_FILTERS } from "./filters-list.ts";
import { TEXT_FILTERS } from "./filters-text.ts";
import { SELECT_FILTERS } from "./filters-select.ts";
import { NUMBER_FILTERS } from "./filters-number.ts";
import type { BuiltinTable } from "./value.ts";

/** Every filter of Jinja2, and the `tojson` of the transformers library. */
export const FILTERS: BuiltinTable = {
  ...LIST_FILTERS,
  ...TEXT_FILTERS,
  ...HTML_FILTERS,
  ...SELECT_FILTERS,
  ...NUMBER_FILTERS,
};
