import { REPOSITORY_URL } from "hubsmith/react";
import { useContext, type ReactNode } from "react";
import { SiteContext } from "../site-context.ts";
import { External } from "./link.tsx";

export interface NewEntryProps {
  /** Folder of the kind of entry, such as `libraries`. */
  readonly folder: string;
  /** The word for the kind with its article, such as "a library". */
  readonly what: string;
}

/** A link to GitHub's page for new files. The page already contains the name and the first version of an entry. */
export function NewEntry({ folder, what }: NewEntryProps): ReactNode {
  const entry = useContext(SiteContext).services.newEntries[folder];
  if (entry === undefined) return null;
  const query = new URLSearchParams({ filename: entry.file, value: entry.text });
  return (
    <p>
      Is one missing? <External to={`${REPOSITORY_URL}/new/main?${query}`}>Add {what} on GitHub</External>.
    </p>
  );
}
