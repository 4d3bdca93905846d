import { enhancePage } from "hubsmith/react";
import { compare } from "./behaviours/compare.ts";
import { filterForms } from "./behaviours/filter.ts";
import { hydrateIslands } from "./behaviours/islands.ts";
import { saveButtons } from "./behaviours/save-table.ts";
import { search } from "./behaviours/search.ts";
import { sortTables } from "./behaviours/sort.ts";
import { themeSwitch } from "./behaviours/theme.ts";

themeSwitch();
enhancePage();
filterForms();
search();
sortTables();
saveButtons();
compare();
hydrateIslands();
