import { APP_LIST, type App } from "hubsmith/apps";
import { DocHeading } from "hubsmith/react";
import type { ReactNode } from "react";
import { appPath } from "../entry-paths.ts";
import { Table } from "../components/table.tsx";
import { Filter, NothingFits, Select, NewEntry } from "../components/entry-list.tsx";
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
        <Filter entries="apps" list="apps-table" count={APP_LIST.length} label="Words" placeholder="for example server">
          <Select name="system" label="System" options={Object.entries(SYSTEMS)} />
        </Filter>
        <Table
          label="Table of apps"
          isWide
          className="listing stacked"
          id="apps-table"
          data-sortable=""
          columns={["App", "What it is for", "Systems"]}
        >
          {APP_LIST.map((app) => (
            <AppRow key={app.key} app={app} />
          ))}
        </Table>
        <NothingFits list="apps-table" entry="app" />
        <NewEntry folder="apps" what="your app" />
      </>
    ),
  };
}

function AppRow({ app: { key, prettyLabel, description, platforms } }: { readonly app: App }): ReactNode {
  return (
    <tr data-text={`${key} ${prettyLabel} ${description}`.toLowerCase()} data-system={platforms.join(" ")}>
      <th scope="row">
        <EntryLogo kind="apps" id={key} name={prettyLabel} />
        <Link to={appPath(key)}>{prettyLabel}</Link>
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
