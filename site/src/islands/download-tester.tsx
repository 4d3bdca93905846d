import { countsAsDownload } from "hubsmith/libraries/lazy";
import { useState, type ReactNode } from "react";
import { LinesField, MOST_LINES } from "./lines-field.tsx";

export interface DownloadTesterProps {
  /** Key of the library whose download rule is tested. */
  readonly library: string;
  /** Initial file names. */
  readonly files: readonly string[];
}

/** A field for file names. Shows which of these names count as a download of a model. */
export function DownloadTester({ library, files }: DownloadTesterProps): ReactNode {
  const [names, setNames] = useState(files);
  const results = names.slice(0, MOST_LINES).map((line) => {
    const name = line.replace(/^\.?\//, "");
    return { name, counts: countsAsDownload(library, name) };
  });
  const counted = results.filter(({ counts }) => counts).length;
  return (
    <div className="tester">
      <div className="tester-in">
        <LinesField label="Files of a model, one per line" start={files} rows={8} onLines={setNames} />
      </div>
      <div className="tester-out">
        <output className="tester-sum">
          {counted === 0 ? "None counts" : `${counted} of ${results.length} count`}
          {names.length > MOST_LINES && ` (the first ${MOST_LINES} are tested)`}
        </output>
        <ul>
          {results.map(({ name, counts }, index) => (
            <li key={index} className={counts ? "does-count" : "counts-not"}>
              <span>{counts ? "counts" : "does not"}</span> <code>{name}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
