import { useId, useRef, type ReactNode } from "react";
import { CompletionList } from "./completion-list.tsx";
import type { KnownValues } from "./completions.ts";
import type { Json } from "./paths.ts";
import { problemsOf, unknownFields, type Schema } from "./schema.ts";
import { useCompletion } from "./use-completion.ts";

interface RecordJsonProps {
  readonly text: string;
  readonly record: Json;
  /** The reason why the text is not a valid record. */
  readonly problem: string | undefined;
  /** Schema of model records. Undefined until it is loaded. */
  readonly schema: Schema | undefined;
  readonly values: KnownValues;
  readonly onChange: (text: string) => void;
}

/** A JSON field for a record, with completion and checks. */
export function RecordJson({ text, record, problem, schema, values, onChange }: RecordJsonProps): ReactNode {
  const id = useId();
  return (
    <div className="record-json">
      <JsonField
        id={id}
        text={text}
        isInvalid={problem !== undefined}
        schema={schema}
        values={values}
        onChange={onChange}
      />
      <Verdict record={record} problem={problem} schema={schema} />
      <p className="hint" id={`${id}hint`}>
        Suggestions appear as you type, or with Ctrl and the space bar. Use the arrow keys to choose, Enter to insert,
        and Escape to close.
      </p>
    </div>
  );
}

interface JsonFieldProps extends Omit<RecordJsonProps, "record" | "problem"> {
  readonly id: string;
  readonly isInvalid: boolean;
}

function JsonField({ id, text, isInvalid, schema, values, onChange }: JsonFieldProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const completing = useCompletion({ field, text, schema, values, onChange });
  const { completions, marked } = completing;
  const isOpen = completions.length > 0;
  return (
    <div className="json-field">
      <label htmlFor={`${id}json`}>JSON of the record</label>
      <textarea
        ref={field}
        id={`${id}json`}
        rows={18}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        aria-invalid={isInvalid}
        aria-describedby={`${id}hint`}
        aria-autocomplete="list"
        aria-controls={isOpen ? `${id}list` : undefined}
        aria-activedescendant={isOpen ? `${id}list-${marked}` : undefined}
        onChange={completing.onChange}
        onKeyDown={completing.onKeyDown}
        onBlur={completing.close}
        onClick={completing.close}
      />
      {isOpen && <CompletionList id={`${id}list`} {...{ completions, marked }} onChoose={completing.choose} />}
    </div>
  );
}

function Verdict({ record, problem, schema }: Pick<RecordJsonProps, "record" | "problem" | "schema">): ReactNode {
  if (problem !== undefined) {
    return (
      <p className="record-problem" role="alert">
        {problem} The code shows the last valid record.
      </p>
    );
  }
  if (schema === undefined) return undefined;
  const problems = problemsOf(record, schema);
  const unknown = unknownFields(record, schema);
  return (
    <output className="record-verdict">
      {problems.length === 0 ? "The record is valid." : "The record has problems:"}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ path, message }) => (
            <li key={path + message}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && <Unread fields={unknown} />}
    </output>
  );
}

/** Maximum number of names in the note about fields that no snippet reads. */
const MOST_UNREAD = 6;

function Unread({ fields }: { readonly fields: readonly string[] }): ReactNode {
  const more = fields.length - MOST_UNREAD;
  return (
    <span className="quiet">
      {" "}
      No snippet reads{" "}
      {fields.slice(0, MOST_UNREAD).map((field, index) => (
        <span key={field}>
          {index > 0 && ", "}
          <code>{field}</code>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}.
    </span>
  );
}
