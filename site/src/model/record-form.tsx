import { useId, type ReactNode } from "react";
import type { ModelField } from "../build-data.ts";
import { pathOf, pathText, valueAt, withValue, type Json } from "./paths.ts";

interface RecordFormProps {
  readonly record: Json;
  readonly fields: readonly ModelField[];
  /** Values to suggest for some fields, by the path of the field. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** True if the fields cannot be edited, because the JSON text of the record has an error. */
  readonly isLocked: boolean;
  readonly onChange: (record: Json) => void;
}

/** A form for a record. Fields that most records have are visible. All other fields are in a collapsed section. */
export function RecordForm({ record, fields, values, isLocked, onChange }: RecordFormProps): ReactNode {
  const rows = (isMain: boolean): ReactNode =>
    fields
      .filter((field) => field.isMain === isMain)
      .map((field) => (
        <FieldRow key={field.path} field={field} record={record} values={values[field.path]} onChange={onChange} />
      ));
  const others = fields.filter(({ isMain, path }) => !isMain && valueAt(record, pathOf(path)) !== undefined).length;
  return (
    <fieldset className="record-form" disabled={isLocked}>
      <legend className="hs-hidden">Fields of the record</legend>
      {isLocked && <p className="hint">Correct the JSON before you edit the fields.</p>}
      {rows(true)}
      <details>
        <summary>
          More fields that code depends on{others > 0 && <span className="count"> {others} filled in</span>}
        </summary>
        {rows(false)}
      </details>
    </fieldset>
  );
}

interface FieldRowProps {
  readonly field: ModelField;
  readonly record: Json;
  readonly values: readonly string[] | undefined;
  readonly onChange: (record: Json) => void;
}

function FieldRow({ field, record, values, onChange }: FieldRowProps): ReactNode {
  const id = useId();
  const path = pathOf(field.path);
  const value = valueAt(record, path);
  const set = (next: Json | undefined): void => onChange(withValue(record, path, next) ?? {});
  return (
    <div className="record-field">
      <label htmlFor={id}>{pathText(path)}</label>
      <FieldInput id={id} field={field} value={value} values={values} onChange={set} />
      <p className="hint" id={`${id}hint`}>
        {field.hint}
        {field.kind === "list" && " Separate several values with commas."}
      </p>
    </div>
  );
}

interface FieldInputProps {
  readonly id: string;
  readonly field: ModelField;
  readonly value: Json | undefined;
  readonly values: readonly string[] | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

function FieldInput({ id, field: { kind, example }, value, values, onChange }: FieldInputProps): ReactNode {
  const text = textOf(value, kind);
  const shared = { id, "aria-describedby": `${id}hint`, autoComplete: "off", spellCheck: false };
  if (text === undefined) {
    return (
      <output className="hint" id={id}>
        Its value is of another kind; the JSON shows it.
      </output>
    );
  }
  if (kind === "flag") {
    return (
      <input
        {...shared}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  return (
    <>
      <input
        {...shared}
        type="text"
        autoCapitalize="off"
        value={text}
        placeholder={example}
        {...(values !== undefined && { list: `${id}values` })}
        onChange={(event) => onChange(valueOf(event.target.value, kind))}
      />
      {values !== undefined && <Values id={`${id}values`} values={values} />}
    </>
  );
}

function Values({ id, values }: { readonly id: string; readonly values: readonly string[] }): ReactNode {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </datalist>
  );
}

/** Returns the text that a form field shows for a value, or undefined if the field cannot show this value. */
function textOf(value: Json | undefined, kind: ModelField["kind"]): string | undefined {
  if (value === undefined) return "";
  if (kind === "flag") return typeof value === "boolean" ? "" : undefined;
  if (typeof value === "string") return value;
  if (kind === "list" && Array.isArray(value) && value.every((item) => typeof item === "string"))
    return value.join(",");
  return undefined;
}

/** Converts the text that a visitor typed to a value. Returns undefined for an empty text. */
function valueOf(text: string, kind: ModelField["kind"]): Json | undefined {
  if (text === "") return undefined;
  return kind === "list" ? text.split(",").map((item) => item.trimStart()) : text;
}
