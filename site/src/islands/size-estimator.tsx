import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { formatBytes, sizeOf } from "../quantization.ts";
import { TypeSelect } from "./file-chooser.tsx";

/** Estimates the size of a file from the number of weights and the type of the file. */
export function SizeEstimator(): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [billions, setBillions] = useState("8");
  const [type, setType] = useState("Q4_K_M");
  // What was typed before the script came counts too.
  useEffect(() => setBillions(field.current?.value ?? ""), []);
  return (
    <>
      <label htmlFor={`${id}weights`}>Weights, in billions</label>
      <input
        ref={field}
        id={`${id}weights`}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue="8"
        onChange={(event) => setBillions(event.target.value)}
      />
      <label htmlFor={`${id}type`}>Type of the file</label>
      <TypeSelect id={`${id}type`} value={type} onChange={setType} />
      <output className="verdict">{answer(billions, type)}</output>
    </>
  );
}

function answer(billions: string, type: string): ReactNode {
  const weights = Number(billions.trim().replace(",", ".")) * 1e9;
  if (!Number.isFinite(weights) || weights <= 0 || weights > 1e15) {
    return "Give a number of weights above 0, for example 8 or 0.5.";
  }
  const size = sizeOf(weights, type);
  if (size === undefined) return `The size of ${type} is not known.`;
  return (
    <>
      About <strong>{formatBytes(size)}</strong>, {Number(((size * 8) / weights).toFixed(2))} bits for each weight
    </>
  );
}
