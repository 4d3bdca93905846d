import { enhancePage } from "hubsmith/react";
import { markCurrentSection } from "./enhancements/current-section.ts";
import { filterForms } from "./enhancements/filter.ts";
import { hydrateIslands } from "./enhancements/islands.ts";
import { stayWhileOffline } from "./enhancements/offline.ts";
import { recentModels, search } from "./enhancements/search.ts";
import { saveButtons } from "./enhancements/save-table.ts";
import { sortTables } from "./enhancements/sort.ts";
import { themeSwitch } from "./enhancements/theme.ts";

themeSwitch();
enhancePage();
filterForms();
search();
recentModels();
markCurrentSection();
sortTables();
saveButtons();
stayWhileOffline();
compareEntries();
hydrateIslands();

/** Starts the form that compares two entries, if the page contains this form. */
function compareEntries(): void {
  const part = document.querySelector<HTMLElement>("[data-compare]");
  if (part !== null) void import("./compare/compare-pair.ts").then(({ comparePair }) => comparePair(part));
}
