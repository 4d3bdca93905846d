import { useId, type ReactNode, useState, useEffect, useRef } from "react";
import { findNearestQuantType } from "hubsmith/gguf";
import { Table } from "../components/table.tsx";
import {
  FILE_TYPE_NAMES,
  fileTypeNumber,
  readFileName,
  type NamedFile,
  formatBytes,
  sizeOf,
  typedNumber,
  typesThatFit,
} from "./types.ts";
import { LinesField, MOST_LINES } from "../islands/lines-field.tsx";

export interface QuantizationToolsProps {
  /** Initial file names. */
  readonly files: readonly string[];
}

/** Two tools: choose a file of a repository, and estimate the size of a file. */
export function QuantizationTools({ files }: QuantizationToolsProps): ReactNode {
  const id = useId();
  return (
    <div className="tools">
      <section aria-labelledby={`${id}choose`}>
        <h3 id={`${id}choose`}>Which file should I use?</h3>
        <FileChooser files={files} />
      </section>
      <section aria-labelledby={`${id}size`}>
        <h3 id={`${id}size`}>How large will the file be?</h3>
        <SizeEstimator />
      </section>
    </div>
  );
}

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

/** Maximum for both fields: the number of weights in billions, and the memory in GB. */
const MOST = 1e6;

/** Number of smaller types to show after the largest type that fits. */
const MORE_TYPES = 3;

/** Estimates the size of a file from its type and the number of weights, and shows the types that fit into memory. */
export function SizeEstimator(): ReactNode {
  const id = useId();
  const [billions, setBillions] = useState("8");
  const [type, setType] = useState("Q4_K_M");
  const [memory, setMemory] = useState("8");
  const weights = typedNumber(billions, MOST);
  return (
    <>
      <NumberField id={`${id}weights`} label="Weights, in billions" start="8" onText={setBillions} />
      <label htmlFor={`${id}type`}>Type of the file</label>
      <TypeSelect id={`${id}type`} value={type} onChange={setType} />
      <output className="verdict">
        {weights === undefined
          ? "Enter a number of weights above 0, for example 8 or 0.5."
          : sizeWords(weights * 1e9, type)}
      </output>
      <NumberField id={`${id}memory`} label="Available memory, in GB" start="8" onText={setMemory} />
      <p className="hint">The model's context also needs memory, so leave some memory free.</p>
      <output className="verdict">{weights !== undefined && fitWords(weights * 1e9, typedNumber(memory, MOST))}</output>
    </>
  );
}

interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly start: string;
  readonly onText: (text: string) => void;
}

function NumberField({ id, label, start, onText }: NumberFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  // Reports text that the visitor typed before the script loaded.
  useEffect(() => onText(field.current?.value ?? ""), [onText]);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={start}
        onChange={(event) => onText(event.target.value)}
      />
    </>
  );
}

function sizeWords(weights: number, type: string): ReactNode {
  const size = sizeOf(weights, type);
  if (size === undefined) return `The size of ${type} is not known.`;
  return (
    <>
      About <strong>{formatBytes(size)}</strong>, {Number(((size * 8) / weights).toFixed(2))} bits per weight
    </>
  );
}

function fitWords(weights: number, gigabytes: number | undefined): ReactNode {
  if (gigabytes === undefined) return "Enter a memory size above 0, for example 8 or 24.";
  const [best, ...smaller] = typesThatFit(weights, gigabytes * 1e9);
  if (best === undefined) return "No type fits: the model is too large for this memory.";
  const next = smaller.slice(0, MORE_TYPES).map(({ name, size }) => `${name} (${formatBytes(size)})`);
  return (
    <>
      The largest type that fits is <strong>{best.name}</strong>, {formatBytes(best.size)}
      {next.length > 0 && `; then ${next.join(", ")}`}
    </>
  );
}
