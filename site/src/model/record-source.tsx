import { useId, useState, type ChangeEvent, type DragEvent, type ReactNode } from "react";
import type { ModelRecord } from "hubsmith/tasks";
import { BUNDLED_RECORDS } from "../records/records.ts";

/** Maximum size of a visitor's file, in bytes. */
const LARGEST_FILE = 1024 * 1024;

interface RecordSourceProps {
  /** Id of the bundled record that is shown. Empty if another record is shown. */
  readonly shown: string;
  readonly onText: (text: string) => void;
  readonly onRecord: (record: ModelRecord) => void;
}

/** Lets visitors choose a record: a bundled one, or a file of their own. */
export function RecordSource({ shown, onText, onRecord }: RecordSourceProps): ReactNode {
  const id = useId();
  const [problem, setProblem] = useState("");
  const read = async (file: File | undefined): Promise<void> => {
    const text = await textOf(file);
    setProblem(text.problem ?? "");
    if (text.problem === undefined) onText(text.text);
  };
  const choose = (wanted: string): void => {
    const record = BUNDLED_RECORDS.find((one) => one.id === wanted);
    if (record !== undefined) onRecord(record);
  };
  return (
    <>
      <label htmlFor={`${id}record`}>Or a well-known model</label>
      <select id={`${id}record`} value={shown} autoComplete="off" onChange={(event) => choose(event.target.value)}>
        {shown === "" && <option value="">Your own record</option>}
        {groups().map(([library, records]) => (
          <optgroup key={library} label={library}>
            {records.map((record) => (
              <option key={record.id} value={record.id}>
                {record.id}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <DropZone id={id} onFile={(file) => void read(file)} />
      <output className="record-problem">{problem}</output>
    </>
  );
}

interface DropZoneProps {
  readonly id: string;
  readonly onFile: (file: File | undefined) => void;
}

function DropZone({ id, onFile }: DropZoneProps): ReactNode {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const take = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onFile(target.files?.[0]);
    // Empties the field, so that the visitor can choose the same file again.
    target.value = "";
  };
  const className = isOver ? "drop-zone over" : "drop-zone";
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside does the same as dropping a file
    <div className={className} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={take}>
      <input id={`${id}file`} className="hs-hidden" type="file" accept=".json,application/json" onChange={choose} />
      <label className="file-button" htmlFor={`${id}file`}>
        Open a JSON file
      </label>
      <span className="quiet"> or drop it here</span>
    </div>
  );
}

async function textOf(file: File | undefined): Promise<{ readonly text: string; readonly problem?: string }> {
  if (file === undefined) return { text: "", problem: "There is no file. Open or drop a JSON file." };
  if (file.size > LARGEST_FILE)
    return { text: "", problem: `${file.name} is larger than 1 MiB, which is too large for a record.` };
  try {
    return { text: await file.text() };
  } catch {
    return { text: "", problem: `${file.name} cannot be read.` };
  }
}

function groups(): (readonly [string, readonly ModelRecord[]])[] {
  const found = new Map<string, ModelRecord[]>();
  for (const record of BUNDLED_RECORDS) {
    const library = record.library_name ?? "without a library";
    found.set(library, [...(found.get(library) ?? []), record]);
  }
  return [...found];
}
