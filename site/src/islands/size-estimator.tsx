import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { formatBytes, sizeOf, typedNumber, typesThatFit } from "../catalogue/quantization.ts";
import { TypeSelect } from "./file-chooser.tsx";

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
