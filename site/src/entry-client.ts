import { enhancePage } from "hubsmith/react";
import { filterForms } from "./behaviours/filter.ts";
import { hydrateIslands } from "./behaviours/islands.ts";
import { search } from "./behaviours/search.ts";
import { themeSwitch } from "./behaviours/theme.ts";

themeSwitch();
enhancePage();
filterForms();
search();
hydrateIslands();
