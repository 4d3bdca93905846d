import { useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from "react";
import { completionsAt, type Completion, type KnownValues } from "./completions.ts";
import { placeIn } from "./json-place.ts";
import type { Schema } from "./schema.ts";

interface CompletedField {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** Without a schema, no completions are shown. */
  readonly schema: Schema | undefined;
  readonly values: KnownValues;
  readonly onChange: (text: string) => void;
}

/** The completions at the caret, and event handlers for the field. */
export interface Completing {
  readonly completions: readonly Completion[];
  /** Index of the completion that Enter inserts. */
  readonly marked: number;
  readonly choose: (completion: Completion) => void;
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly close: () => void;
}

/** Completes names and values while a visitor types in a JSON field. */
export function useCompletion({ field, text, schema, values, onChange }: CompletedField): Completing {
  const [caret, setCaret] = useState<number>();
  const [marked, setMarked] = useState(0);
  const putCaret = useCaret(field);
  const place = caret === undefined ? undefined : placeIn(text, caret);
  const completions = schema === undefined ? [] : completionsAt(place, schema, values);
  const openAt = (position: number | undefined): void => {
    setMarked(0);
    setCaret(position);
  };
  const close = (): void => setCaret(undefined);
  const choose = ({ text: chosen, back }: Completion): void => {
    if (place === undefined) return;
    onChange(text.slice(0, place.from) + chosen + text.slice(endOf(text, place.to, chosen)));
    putCaret(place.from + chosen.length - back);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { length } = completions;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === " " && event.ctrlKey) openAt(field.current?.selectionStart ?? 0);
    else if (length === 0) return;
    else if (event.key === "Escape") close();
    else if (step !== undefined) setMarked((marked + step + length) % length);
    else if (event.key === "Enter" && completions[marked] !== undefined) choose(completions[marked]);
    else return;
    event.preventDefault();
  };
  return {
    completions,
    marked,
    choose,
    close,
    onKeyDown,
    onChange: ({ target, nativeEvent }) => {
      onChange(target.value);
      openAt(isTyping(nativeEvent) ? target.selectionStart : undefined);
    },
  };
}

/** Returns a function that moves the caret as soon as the field contains its new text. */
function useCaret(field: RefObject<HTMLTextAreaElement | null>): (position: number) => void {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = undefined;
  });
  return (position) => {
    wanted.current = position;
  };
}

/**
 * Returns true if a visitor typed a character of a name or value. Completions do not open after other events, such as
 * pasting, deleting, or typing a comma.
 */
function isTyping(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === "insertText" && /^["\w./-]$/.test(event.data ?? "");
}

/**
 * Returns the end of the text that a completion replaces. After a name, this text includes the colon and an empty
 * value: two quotes or two brackets.
 */
function endOf(text: string, to: number, completion: string): number {
  const isName = /^"[^"]*": /.test(completion);
  return to + (isName ? (/^\s*:\s*(?:""|\[\]|\{\})?/.exec(text.slice(to))?.[0].length ?? 0) : 0);
}
