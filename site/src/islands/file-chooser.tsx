import { findNearestQuantType } from "hubsmith/gguf";
import { useId, useState, type ReactNode } from "react";
import { Table } from "../components/table.tsx";
import { FILE_TYPE_NAMES, fileTypeNumber, readFileName, type NamedFile } from "../catalogue/quantization.ts";
import { LinesField, MOST_LINES } from "./lines-field.tsx";

/** Shows the quantization labels in file names, and marks the file whose type is nearest to the chosen type. */
export function FileChooser({ files }: { readonly files: readonly string[] }): ReactNode {
  const id = useId();
  const [names, setNames] = useState(files);
  const [wanted, setWanted] = useState("Q5_K_M");
  return (
    <>
      <LinesField label="Files of the repository, one per line" start={files} rows={6} onLines={setNames} />
      <label htmlFor={`${id}wanted`}>Wanted type</label>
      <TypeSelect id={`${id}wanted`} value={wanted} onChange={setWanted} />
      <p className="hint">
        This tool chooses the largest file that is not larger than the wanted type. If all files are larger, it chooses
        the smallest file.
      </p>
      <Verdict files={names.slice(0, MOST_LINES).map(readFileName)} wanted={wanted} />
    </>
  );
}

function Verdict({ files, wanted }: { readonly files: readonly NamedFile[]; readonly wanted: string }): ReactNode {
  const numbers = files.flatMap(({ type }) => (type === undefined ? [] : (fileTypeNumber(type) ?? [])));
  const want = fileTypeNumber(wanted);
  const nearest = want === undefined ? undefined : findNearestQuantType(want, numbers);
  const chosen = files.find(({ type }) => type !== undefined && fileTypeNumber(type) === nearest);
  return (
    <>
      <output className="verdict">
        {chosen === undefined ? "No file name contains a quantization type." : "Take "}
        {chosen !== undefined && <code>{chosen.file}</code>}
      </output>
      <Table label="Labels of the files" columns={["File", "Label", "Type"]}>
        {files.map((file, index) => (
          <tr key={index} className={file === chosen ? "chosen" : undefined}>
            <th scope="row">{file.file}</th>
            <td>{file.label ?? <span className="quiet">none</span>}</td>
            <td>{file.type ?? <span className="quiet">unknown</span>}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

interface TypeSelectProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A select of all file types, from the largest to the smallest. */
export function TypeSelect({ id, value, onChange }: TypeSelectProps): ReactNode {
  return (
    <select id={id} value={value} autoComplete="off" onChange={(event) => onChange(event.target.value)}>
      {FILE_TYPE_NAMES.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
