import { useEffect, useRef, useState } from "react";
import type { ModelData } from "hubsmith/tasks";
import { jsonErrorAt, jsonErrorPlace } from "./json-error.ts";
import { isObject, type Json } from "./paths.ts";
import { bundledRecord } from "./records.ts";
import { pack, readShared, unpack, withShared, type SharedRecord } from "./share.ts";

/** A record that is being edited. */
export interface RecordState {
  /** Its JSON, as it was typed. */
  readonly text: string;
  /** The last text that was a record. */
  readonly record: ModelData;
  /** Why the text is no record; absent: it is one. */
  readonly problem?: string;
}

/** A record and the ways to change it. The address of the page follows, so that it can be shared. */
export interface RecordEditing extends RecordState {
  /** Takes another text; the record follows when it is one. */
  readonly setText: (text: string) => void;
  /** Takes another record. */
  readonly show: (record: Json) => void;
}

/** How long typing has to rest before the address follows, in milliseconds. */
const REST_MS = 400;

/**
 * The record that a page shows.
 *
 * @param start what is shown first
 * @param onUnknownId told the id of an address that names a model of which no record is at hand
 */
export function useRecord(start: ModelData, onUnknownId: (id: string) => void): RecordEditing {
  const [state, setState] = useState<RecordState>(() => ({ text: printed(start), record: start }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onUnknownId);
  useEffect(() => {
    latest.current = onUnknownId;
  });

  const change = (next: RecordState): void => {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void follow(next.record), REST_MS);
  };

  useEffect(() => {
    const restore = async (): Promise<void> => {
      const shared = readShared(location.hash);
      if (shared === undefined) return;
      const text = await textOf(shared);
      if (text !== undefined) setState((before) => (text === before.text ? before : stateOf(text, before.record)));
      else if (shared.kind === "id") latest.current(shared.id);
      else setState((before) => ({ ...before, problem: "The link to this page holds a damaged record." }));
    };
    const onHash = (): void => void restore();
    onHash();
    addEventListener("hashchange", onHash);
    return () => {
      removeEventListener("hashchange", onHash);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    ...state,
    setText: (text) => change(stateOf(text, state.record)),
    show: (record) => change(stateOf(printed(record), state.record)),
  };
}

/** The state with another text; `before` is kept when the text is no record. */
function stateOf(text: string, before: ModelData): RecordState {
  try {
    const value: Json = JSON.parse(text);
    if (isObject(value)) return { text, record: value as unknown as ModelData };
    return { text, record: before, problem: "A record is an object: { … }." };
  } catch {
    return { text, record: before, problem: `This is no JSON${placeOf(text)}.` };
  }
}

/** Where the text stops being JSON. */
function placeOf(text: string): string {
  if (jsonErrorAt(text) === text.length) return ": it ends too early";
  const place = jsonErrorPlace(text);
  return place === undefined ? "" : `: look at line ${place.line}, column ${place.column}`;
}

export function printed(record: unknown): string {
  return JSON.stringify(record, undefined, 2);
}

/** The text of a shared record; undefined when it is damaged, or a name of which no record is at hand. */
async function textOf(shared: SharedRecord): Promise<string | undefined> {
  if (shared.kind === "record") return unpack(shared.packed);
  const record = bundledRecord(shared.id);
  return record === undefined ? undefined : printed(record);
}

/** Writes the record into the address: by its id when it is a bundled one, else as a whole. */
async function follow(record: ModelData): Promise<void> {
  const text = printed(record);
  const bundled = bundledRecord(record.id);
  const isBundled = bundled !== undefined && printed(bundled) === text;
  const shared: SharedRecord = isBundled ? { kind: "id", id: record.id } : { kind: "record", packed: await pack(text) };
  try {
    history.replaceState(history.state, "", withShared(location.hash, shared));
  } catch {
    // Browsers refuse addresses that are too long. The page works without.
  }
}
