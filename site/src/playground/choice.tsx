import { useId, type ReactNode } from "react";

export interface ChoiceProps {
  readonly label: string;
  readonly names: readonly string[];
  /** The chosen name. If `names` does not contain this name, the select box asks the visitor to choose a name. */
  readonly value?: string;
  readonly onChoose: (name: string) => void;
}

/** A select box with a label. Without `value`, the box shows the visitor's last choice. */
export function Choice({ label, names, value, onChoose }: ChoiceProps): ReactNode {
  const id = useId();
  const known = value === undefined || names.includes(value) ? value : "";
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        {...(known === undefined ? { defaultValue: "" } : { value: known })}
        autoComplete="off"
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="" disabled>
          Choose one of {names.length}
        </option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
