import { DocHeading } from "hubsmith/react";
import { NewEntry } from "../components/entry-list.tsx";
import { siteAddress } from "../site-files.ts";
import { searchEntries } from "../search/entries.ts";
import { SITE_PAGES } from "../search/pages.ts";
import type { BuildData } from "../build-data.ts";
import type { Page } from "./page.ts";

/** Returns the search page. Without a query or without JavaScript, the page lists the sections of the site. */
export function searchPage(buildData: BuildData): Page {
  const count = searchEntries(buildData).length;
  return {
    title: "Search",
    description: `Tasks, libraries, providers, quantization types and documents: ${count} entries to search.`,
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
        <div id="search-start">
          <div className="results">
            {SITE_PAGES.map(({ path, title, detail }) => (
              <a key={path} className="found" href={siteAddress(path)}>
                <strong>{title}</strong> <span>{detail}</span>
              </a>
            ))}
          </div>
          <NewEntry folder="libraries" what="your library" />
        </div>
      </>
    ),
  };
}
