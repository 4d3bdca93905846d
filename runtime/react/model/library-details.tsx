import { Fragment, type ReactNode } from "react";
import type { Library } from "../../../generated/records.ts";
import { languageNames } from "../code/languages.ts";

/** Details of a library and its code. */
export type LibraryDetails = Partial<
  Pick<Library, "languages" | "install" | "verifiedAgainst" | "docsUrl" | "repoUrl" | "repoName">
>;

/**
 * Shows languages, install commands and how the code was verified, as a list of names and values. Shows nothing if none
 * of these is known.
 *
 * @param withInstall false if the commands are shown elsewhere
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
  if (verifiedAgainst !== undefined) facts.push(["Verified", verifiedAgainst]);
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
