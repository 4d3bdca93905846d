import { useId, type ReactNode } from "react";

/** Properties of `Choice`. */
export interface ChoiceProps {
  /** The label of the choice. */
  readonly label: string;
  /** The chosen value. */
  readonly value: string;
  /** Values with their labels, in order. */
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** Called with the value that the reader chooses. */
  readonly onChange: (value: string) => void;
}

/** A labelled list with one selected entry. */
export function Choice({ label, value, choices, onChange }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <span className="hs-pair">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} autoComplete="off" onChange={(event) => onChange(event.target.value)}>
        {choices.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
