import { DocHeading, UpdateOnGitHub } from "hubsmith/react";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import { OnThisPage, Sections, type PageSection } from "./section.tsx";

export interface EntryPageProps {
  /** The page above, by its folder and its title. */
  readonly list: { readonly to: string; readonly title: string };
  readonly title: string;
  readonly lead: ReactNode;
  /** What kind of entry it is, as the reader calls it. */
  readonly kind: "task" | "library" | "provider";
  readonly facts: ReactNode;
  readonly sections: readonly PageSection[];
  /** The entry's file in the repository. */
  readonly file: string;
  /** Where the entry can be tried. */
  readonly tryIt?: ReactNode;
}

/** The page of one entry: what it is, its facts at the side, and its sections. */
export function EntryPage({ list, title, lead, kind, facts, sections, file, tryIt }: EntryPageProps): ReactNode {
  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb">
        <Link to={list.to}>{list.title}</Link>
      </nav>
      <DocHeading level={1} title={title} />
      <p className="lead">{lead}</p>
      <div className="with-aside">
        <aside aria-label={`About this ${kind}`}>
          {facts}
          <OnThisPage sections={sections} />
          <UpdateOnGitHub path={file} />
          {tryIt !== undefined && <p>{tryIt}</p>}
        </aside>
        <div className="column">
          <Sections sections={sections} />
        </div>
      </div>
    </>
  );
}
