import MiniSearch from "minisearch";
import { CLIENTS } from "../../../generated/clients/index.ts";
import { LIBRARIES } from "../../../generated/libraries.ts";
import { PROVIDER_SPECS } from "../../../generated/providers/index.ts";
import { TASKS } from "../../../generated/tasks/index.ts";
import { APP_LIST } from "../../../runtime/apps/apps.ts";
import { INDEX_OPTIONS, SEARCH_OPTIONS, significantWords, type Kind } from "../../../site/src/search/options.ts";
import { visible } from "../../../generators/spec/visible.ts";
import { CommandError } from "../command-error.ts";

const MOST = 10;

interface CatalogueEntry {
  readonly kind: Kind;
  readonly title: string;
  readonly words: string;
  readonly detail: string;
}

/** Returns the best results of a search, one line each. @throws CommandError if nothing is found */
export function searchCatalogue(query: string): string {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(entries().map((entry, number) => ({ ...entry, number })));
  const { needed, helpful } = significantWords(query);
  const all = index.search(`${needed} ${helpful}`.trim(), SEARCH_OPTIONS);
  const found = all.length > 0 ? all : index.search(needed, { ...SEARCH_OPTIONS, combineWith: "OR" });
  if (found.length === 0) {
    throw new CommandError(`nothing in the catalogue fits ${JSON.stringify(query.slice(0, 100))}`, "use fewer words");
  }
  const lines = (found as unknown as readonly CatalogueEntry[]).slice(0, MOST).map(({ kind, words, title, detail }) => {
    return visible(`${kind} ${words}: ${title}${detail === "" ? "" : ` – ${detail}`}`, 300);
  });
  return lines.join("\n");
}

function entries(): readonly CatalogueEntry[] {
  return [
    ...Object.values(TASKS).map(({ id, label, summary }) => {
      return { kind: "task" as const, words: id, title: label, detail: summary };
    }),
    ...Object.values(LIBRARIES).map(({ key, prettyLabel, description = "" }) => {
      return { kind: "library" as const, words: key, title: prettyLabel, detail: description };
    }),
    ...APP_LIST.map(({ key, prettyLabel }) => ({ kind: "app" as const, words: key, title: prettyLabel, detail: "" })),
    ...Object.values(PROVIDER_SPECS).map(({ id, displayName, tasks }) => {
      return { kind: "provider" as const, words: id, title: displayName, detail: Object.keys(tasks).join(", ") };
    }),
    ...CLIENTS.map(({ client, language }) => {
      return { kind: "client" as const, words: client, title: client, detail: language };
    }),
  ];
}
