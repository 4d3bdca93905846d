import { APP_LIST, type App } from "hubsmith/apps";
import { DocHeading, ScrollBox } from "hubsmith/react";
import type { ReactNode } from "react";
import { EntryLogo } from "../logos/entry-logo.tsx";
import { Link } from "../components/link.tsx";
import type { Page } from "./page.ts";

const SYSTEMS = { macos: "macOS", linux: "Linux", windows: "Windows" } as const;

/** Returns the list of apps and servers that run models on your own machine. */
export function appsPage(): Page {
  return {
    title: "Apps",
    description: `${APP_LIST.length} apps and servers that run models on your own machine, with the commands to copy.`,
    content: (
      <>
        <DocHeading level={1} title="Apps" />
        <p className="lead">
          {APP_LIST.length} apps and servers run models on your own machine. To get the commands for one model,{" "}
          <Link to="/model/">paste its id</Link>.
        </p>
        <search aria-label="Filter the apps">
          <AppFilter />
        </search>
        <ScrollBox className="wide" label="Table of apps">
          <table className="hs-table listing stacked" id="apps-table" data-sortable="">
            <thead>
              <tr>
                {["App", "What it is for", "Systems"].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {APP_LIST.map((app) => (
                <AppRow key={app.key} app={app} />
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <p className="empty" data-empty-for="apps-table" hidden>
          No app fits. Remove a word, or reset the filter.
        </p>
      </>
    ),
  };
}

function AppFilter(): ReactNode {
  return (
    <form className="filter scripted" data-filter="apps-table">
      <label>
        Words
        <input type="search" name="q" autoComplete="off" spellCheck={false} placeholder="for example server" />
      </label>
      <label>
        System
        <select name="system" autoComplete="off">
          <option value="">Any</option>
          {Object.entries(SYSTEMS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <output aria-live="polite">All {APP_LIST.length}</output>
      <button className="plain" type="reset">
        Reset
      </button>
    </form>
  );
}

function AppRow({ app: { key, prettyLabel, description, platforms } }: { readonly app: App }): ReactNode {
  return (
    <tr data-text={`${key} ${prettyLabel} ${description}`.toLowerCase()} data-system={platforms.join(" ")}>
      <th scope="row">
        <EntryLogo kind="apps" id={key} name={prettyLabel} />
        <Link to={`/apps/${encodeURIComponent(key)}/`}>{prettyLabel}</Link>
      </th>
      <td>{description}</td>
      <td className="quiet">{platforms.map((platform) => SYSTEMS[platform]).join(", ")}</td>
    </tr>
  );
}

/** Returns the operating systems of an app as a list in words. */
export function systemsOf({ platforms }: App, last: "and" | "or" = "and"): string {
  const type = last === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat("en-GB", { type }).format(platforms.map((platform) => SYSTEMS[platform]));
}
