import { LIBRARIES, type FittingLibrary } from "hubsmith/libraries/lazy";
import type { ModelRecord } from "hubsmith/tasks";
import type { ReactNode } from "react";
import { libraryPath } from "../entry-paths.ts";
import { siteAddress } from "../site-files.ts";

interface FitProps {
  readonly model: ModelRecord;
  readonly fitting: readonly FittingLibrary[];
}

/** Shows the first library that has code for a record, why it fits the record, and how many others have code. */
export function Fit({ model, fitting }: FitProps): ReactNode {
  const [first] = fitting;
  return (
    <div className="fit">
      <NamedLibrary model={model} fitting={fitting} />
      {first === undefined ? (
        <p>
          No library in the catalogue has code for this record. Add a <code>library_name</code>, a tag that names a
          library, or a <code>pipeline_tag</code>.
        </p>
      ) : (
        <p>
          {BECAUSE[first.because].start} <LibraryLink library={first.key} />
          {BECAUSE[first.because].end}
          {fitting.length > 1 && ` ${othersWords(fitting)}`}
        </p>
      )}
    </div>
  );
}

const BECAUSE = {
  fallback: { start: "No library in the catalogue has code for these files. They can be downloaded with", end: "." },
  siblings: { start: "The only weights in the repository are files for", end: "." },
  library_name: { start: "The model names", end: " as its library." },
  tags: { start: "The model is tagged with", end: "." },
  pipeline_tag: { start: "The model names no library with code in the catalogue. Its task is supported by", end: "." },
} as const;

function othersWords(fitting: readonly FittingLibrary[]): string {
  const others = fitting.slice(1);
  const [second] = others;
  const count = others.length === 1 ? "One other library has code" : `${others.length} other libraries have code`;
  return second?.because === "pipeline_tag" ? `${count} for this task.` : `${count} for this model.`;
}

/** Shows a note if the record names a library that has no code for this record. */
function NamedLibrary({ model, fitting }: FitProps): ReactNode {
  const name: unknown = model.library_name;
  if (typeof name !== "string" || name === "" || fitting.some(({ key }) => key === name)) return undefined;
  return (
    <p>
      {Object.hasOwn(LIBRARIES, name) ? (
        <>
          The model names <LibraryLink library={name} />, which has no code for this model.
        </>
      ) : (
        <>
          The catalogue does not contain the library <code>{name}</code>.
        </>
      )}
    </p>
  );
}

function LibraryLink({ library }: { readonly library: string }): ReactNode {
  const label = (LIBRARIES as Readonly<Record<string, { prettyLabel: string }>>)[library]?.prettyLabel ?? library;
  return <a href={siteAddress(libraryPath(library))}>{label}</a>;
}
