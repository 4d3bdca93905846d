import { DocHeading, UpdateOnGitHub } from "hubsmith/react";
import type { ReactNode } from "react";
import { External, Link } from "./link.tsx";
import { OnThisPage, Sections, type PageSection } from "./section.tsx";

export interface EntryPageProps {
  /** The list page that contains the entry, such as the page of all libraries. */
  readonly list: { readonly to: string; readonly title: string };
  readonly title: string;
  readonly logo?: ReactNode;
  readonly lead: ReactNode;
  /** The word for the kind of the entry, such as "library". */
  readonly kind: "task" | "library" | "provider" | "client" | "app";
  /** Links for further reading, the most useful first. */
  readonly links?: readonly PageLink[] | undefined;
  readonly facts: ReactNode;
  readonly sections: readonly PageSection[];
  /** Path of the entry's file in the repository. */
  readonly file: string;
}

/** A link in the header of a page: its title and address. A link without an address is not shown. */
export type PageLink = readonly [title: string, to: string | undefined];

/** The page of an entry: its description, its facts at the side, and its sections. */
export function EntryPage({ list, title, logo, lead, kind, links, facts, sections, file }: EntryPageProps): ReactNode {
  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb">
        <Link to={list.to}>{list.title}</Link>
      </nav>
      <div className="page-head">
        {logo}
        <DocHeading level={1} title={title} />
      </div>
      <p className="lead">{lead}</p>
      <HeadLinks links={links} />
      <div className="with-aside">
        <div className="column">
          <Sections sections={sections} />
        </div>
        <aside aria-label={`About this ${kind}`}>
          {facts}
          <OnThisPage sections={sections} />
          <UpdateOnGitHub path={file} />
        </aside>
      </div>
    </>
  );
}

function HeadLinks({ links }: { readonly links: readonly PageLink[] | undefined }): ReactNode {
  const shown = (links ?? []).flatMap(([title, to]) => (to === undefined ? [] : [{ title, to }]));
  return shown.length === 0 ? null : (
    <ul className="head-links">
      {shown.map(({ title, to }) => (
        <li key={title}>
          <External to={to}>{title}</External>
        </li>
      ))}
    </ul>
  );
}
