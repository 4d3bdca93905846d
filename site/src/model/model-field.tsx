/* oxlint-disable jsx-a11y/control-has-associated-label -- the text of an option is its value */
import type { ReactNode, RefObject } from "react";
import { BUNDLED_RECORDS } from "../records/records.ts";

interface ModelFieldProps {
  readonly id: string;
  readonly field?: RefObject<HTMLInputElement | null>;
  /** Id of the element that shows the progress of the look-up. */
  readonly statusId?: string;
  readonly isInvalid?: boolean;
}

/** A field for a model's id or its address on the hub. The field suggests the bundled models. */
export function ModelField({ id, field, statusId, isInvalid = false }: ModelFieldProps): ReactNode {
  return (
    <>
      <label htmlFor={id}>Model id or hub address</label>
      <div className="look-up-line">
        <input
          ref={field}
          id={id}
          name="id"
          type="text"
          list={`${id}-known`}
          placeholder="owner/name"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-describedby={statusId}
          aria-invalid={isInvalid}
        />
        <button className="hs-button" type="submit">
          Show code
        </button>
      </div>
      <datalist id={`${id}-known`}>
        {BUNDLED_RECORDS.map((record) => (
          <option key={record.id} value={record.id} />
        ))}
      </datalist>
    </>
  );
}
