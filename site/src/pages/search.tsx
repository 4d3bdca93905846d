import { DocHeading } from "hubsmith/react";
import type { ReactNode } from "react";
import { Link } from "../components/link.tsx";
import { searchEntries } from "../search/entries.ts";
import { GROUP_TITLES, KINDS } from "../search/options.ts";
import type { BuildData } from "../build-data.ts";
import type { Page } from "./page.ts";

/**
 * Kinds of entries that the page lists without JavaScript. Exported names are left out, because the reference lists
 * them. Models are left out, because the page that shows them needs JavaScript.
 */
const LISTED = KINDS.filter((kind) => kind !== "name" && kind !== "model");

/** Returns the search page. Without JavaScript, the page lists all entries of the kinds in `LISTED`. */
export function searchPage(buildData: BuildData): Page {
  const entries = searchEntries(buildData);
  return {
    title: "Search",
    description: `Tasks, libraries, providers, quantization types and documents: ${entries.length} entries to search.`,
    content: (
      <>
        <DocHeading level={1} title="Search" />
        <search>
          <form className="search-form scripted" data-search="">
            <label htmlFor="q">Tasks, models, libraries, providers, quantization types, documents</label>
            <input id="q" name="q" type="search" autoComplete="off" spellCheck={false} />
            <output />
          </form>
        </search>
        <div id="search-results" className="results" />
        <div id="search-everything">
          {LISTED.map((kind) => (
            <EntryGroup
              key={kind}
              title={GROUP_TITLES[kind]}
              entries={entries.filter((entry) => entry.kind === kind)}
            />
          ))}
        </div>
      </>
    ),
  };
}

function EntryGroup({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly { readonly title: string; readonly path: string }[];
}): ReactNode {
  if (entries.length === 0) return null;
  return (
    <section>
      <DocHeading level={2} title={title} />
      <ul className="names">
        {entries.map((entry, index) => (
          <li key={index}>
            <Link to={entry.path}>{entry.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
