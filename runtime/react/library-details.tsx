import { Fragment, type ReactNode } from "react";
import type { Library } from "../../generated/records.ts";
import { languageNames } from "./language-names.ts";

/** What the catalogue knows of a library and its code. */
export type LibraryDetails = Partial<
  Pick<Library, "languages" | "install" | "verifiedAgainst" | "docsUrl" | "repoUrl" | "repoName">
>;

/**
 * What the calls were compared with: `version 5.2.0`, or `the documentation of 2026-11-20`.
 *
 * @param verifiedAgainst as in `Library.verifiedAgainst`: a version, or a day
 */
export function checkedAgainst(verifiedAgainst: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(verifiedAgainst);
  return isDay ? `the documentation of ${verifiedAgainst}` : `version ${verifiedAgainst}`;
}

/**
 * Languages, commands to install, and what the calls were checked against, as a list of names and values.
 * Nothing when none of it is known.
 *
 * @param withInstall false: the commands are shown elsewhere
 */
export function LibraryFacts({
  details,
  withInstall,
}: {
  readonly details: LibraryDetails;
  readonly withInstall: boolean;
}): ReactNode {
  const { languages = [], install = [], verifiedAgainst } = details;
  const facts: [string, ReactNode][] = [];
  if (languages.length > 0) facts.push([languages.length > 1 ? "Languages" : "Language", languageNames(languages)]);
  if (withInstall && install.length > 0) facts.push(["Install", install.map(toLine)]);
  if (verifiedAgainst !== undefined) facts.push(["Checked against", checkedAgainst(verifiedAgainst)]);
  if (facts.length === 0) return null;
  return (
    <dl className="hs-library-facts">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function toLine(command: string): ReactNode {
  return (
    <code key={command} translate="no">
      {command}
    </code>
  );
}
