import { DocHeading, toLocalId } from "hubsmith/react";
import { Fragment, type ReactNode } from "react";

/** A section of a page, listed under "On this page". */
export interface PageSection {
  readonly title: string;
  /** Id of the section. Default: made from the title. */
  readonly local?: string;
  /** True if the section is empty without JavaScript. Default: false. */
  readonly needsScript?: boolean;
  readonly content: ReactNode;
}

/** The sections of a page, each with its heading. */
export function Sections({ sections }: { readonly sections: readonly PageSection[] }): ReactNode {
  return sections.map(({ title, local, needsScript = false, content }) => (
    <section key={title} aria-labelledby={toLocalId(local ?? title)} {...scripted(needsScript)}>
      <DocHeading level={2} title={title} {...(local !== undefined && { local })} />
      {content}
    </section>
  ));
}

const scripted = (needsScript: boolean): { className?: string } => (needsScript ? { className: "scripted" } : {});

/** Links to the sections of a page. */
export function OnThisPage({ sections }: { readonly sections: readonly Omit<PageSection, "content">[] }): ReactNode {
  if (sections.length < 2) return null;
  return (
    <nav className="toc" aria-label="On this page">
      <p className="aside-title">On this page</p>
      <ul>
        {sections.map(({ title, local, needsScript = false }) => (
          <li key={title} {...scripted(needsScript)}>
            <a href={`#${encodeURIComponent(toLocalId(local ?? title))}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A short list of facts, with names and values. Absent values are left out. */
export function Facts({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }): ReactNode {
  return (
    <dl className="facts">
      {Object.entries(facts).map(([name, value]) =>
        value === undefined || value === false ? null : (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}
