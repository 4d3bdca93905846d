import { useId, type ReactNode } from "react";
import { print } from "./state.ts";

export interface MessagesFormProps {
  /** The conversation as JSON text. */
  readonly json: string;
  readonly onChange: (json: string) => void;
}

/** A message of a conversation. The form shows only its role and its content. */
interface FormMessage {
  readonly role?: unknown;
  readonly content?: unknown;
  readonly [field: string]: unknown;
}

const ROLES = ["system", "user", "assistant", "tool"];

/**
 * The conversation as a form, with the role and the text of each message. Editing keeps the other fields of a message.
 */
export function MessagesForm({ json, onChange }: MessagesFormProps): ReactNode {
  const messages = read(json);
  if (messages === undefined) {
    return (
      <p className="hint">The conversation cannot be shown as a form because its JSON is not a list of objects.</p>
    );
  }
  const write = (next: readonly FormMessage[]): void => onChange(print(next));
  const add = (): void => {
    const role = messages.at(-1)?.role === "user" ? "assistant" : "user";
    write([...messages, { role, content: "" }]);
  };
  return (
    <div className="messages">
      <ol>
        {messages.map((message, index) => (
          <li key={index}>
            <Message
              number={index + 1}
              message={message}
              onChange={(next) => write(messages.with(index, next))}
              onRemove={() => write(messages.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <button type="button" className="plain" onClick={add}>
        Add a message
      </button>
    </div>
  );
}

interface MessageProps {
  readonly number: number;
  readonly message: FormMessage;
  readonly onChange: (message: FormMessage) => void;
  readonly onRemove: () => void;
}

function Message({ number, message, onChange, onRemove }: MessageProps): ReactNode {
  const id = useId();
  const others = Object.keys(message).filter((name) => name !== "role" && name !== "content");
  return (
    <fieldset>
      <legend>Message {number}</legend>
      <Role
        id={`${id}role`}
        number={number}
        value={typeof message.role === "string" ? message.role : ""}
        onChange={(role) => onChange({ ...message, role })}
        onRemove={onRemove}
      />
      <label htmlFor={`${id}content`} className="hs-hidden">
        Content of message {number}
      </label>
      {typeof message.content === "string" ? (
        <textarea
          id={`${id}content`}
          rows={Math.min(6, message.content.split("\n").length + 1)}
          value={message.content}
          onChange={(event) => onChange({ ...message, content: event.target.value })}
        />
      ) : (
        <textarea id={`${id}content`} rows={4} readOnly value={print(message.content ?? null)} />
      )}
      {(others.length > 0 || typeof message.content !== "string") && (
        <p className="hint">
          {typeof message.content !== "string" && "This content is not plain text, so edit it in the JSON. "}
          {others.length > 0 && `It also has ${others.join(", ")}.`}
        </p>
      )}
    </fieldset>
  );
}

interface RoleProps {
  readonly id: string;
  readonly number: number;
  readonly value: string;
  readonly onChange: (role: string) => void;
  readonly onRemove: () => void;
}

function Role({ id, number, value, onChange, onRemove }: RoleProps): ReactNode {
  return (
    <div className="message-head">
      <label htmlFor={id}>Role</label>
      <input
        id={id}
        list={`${id}s`}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}s`}>
        {ROLES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <button type="button" className="plain" onClick={onRemove}>
        Remove<span className="hs-hidden"> message {number}</span>
      </button>
    </div>
  );
}

function read(json: string): FormMessage[] | undefined {
  try {
    const value: unknown = JSON.parse(json, keepNumber);
    return Array.isArray(value) && value.every(isMessage) ? value : undefined;
  } catch {
    return undefined;
  }
}

const { rawJSON } = JSON as { readonly rawJSON?: (text: string) => unknown };

/** Keeps numbers as they are written, such as `1.0`, if the browser supports this. */
function keepNumber(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  const source = context?.source;
  return typeof value === "number" && source !== undefined && rawJSON !== undefined ? rawJSON(source) : value;
}

function isMessage(value: unknown): value is FormMessage {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
