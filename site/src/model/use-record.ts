import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from "react";
import type { ModelRecord } from "hubsmith/tasks";
import { jsonErrorAt, jsonErrorPlace } from "./json-error.ts";
import { isObject, type Json } from "./paths.ts";
import { bundledRecord } from "../records/records.ts";
import { pack, readShared, sharedAddress, unpack, type SharedRecord } from "./share.ts";

/** A record that is being edited. */
export interface RecordState {
  /** Its JSON, as it was typed. */
  readonly text: string;
  /** The last text that was a record. */
  readonly record: ModelRecord;
  /** Why the text is no record; absent: it is one. */
  readonly problem?: string;
}

/** A record and the ways to change it. The address of the page follows, so that it can be shared. */
export interface RecordEditing extends RecordState {
  /** Takes another text; the record follows when it is one. */
  readonly setText: (text: string) => void;
  /** Takes another record; the address names it by its id when that is enough to find it again. */
  readonly show: (record: Json, byId?: string) => void;
}

/** The pause in typing before the address changes, in milliseconds. */
const REST_MS = 400;

/** Explains addresses that lead to a record. */
interface Told {
  /** Told the id of an address that names a model of which no record is at hand. */
  readonly unknown: (id: string) => void;
  /** Told that an address has given another record, with the id that it names, or an empty one. */
  readonly restored: (id: string) => void;
}

/**
 * Returns the record that a page shows.
 *
 * @param start what is shown first
 */
export function useRecord(start: ModelRecord, told: Told): RecordEditing {
  const [state, setState] = useState<RecordState>(() => ({ text: printed(start), record: start }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useRef({ id: "", text: "" });

  const change = (next: RecordState): void => {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void follow(next.record, found.current), REST_MS);
  };

  useAddressedRecord(setState, told);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    ...state,
    setText: (text) => change(stateOf(text, state.record)),
    show: (record, byId) => {
      if (byId !== undefined) found.current = { id: byId, text: printed(record) };
      change(stateOf(printed(record), state.record));
    },
  };
}

/** Shows the record that the address names, now and whenever "back" or "forward" changes it. */
function useAddressedRecord(setState: Dispatch<SetStateAction<RecordState>>, told: Told): void {
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  useEffect(() => {
    const restore = async (): Promise<void> => {
      const shared = readShared(location);
      if (shared === undefined) return;
      const text = await textOf(shared);
      if (text === undefined && shared.kind === "id") return latest.current.unknown(shared.id);
      latest.current.restored(shared.kind === "id" ? shared.id : "");
      if (text !== undefined) setState((before) => (text === before.text ? before : stateOf(text, before.record)));
      else setState((before) => ({ ...before, problem: "The link to this page holds a damaged record." }));
    };
    const onAddress = (): void => void restore();
    onAddress();
    addEventListener("popstate", onAddress);
    return () => {
      removeEventListener("popstate", onAddress);
    };
  }, [setState]);
}

/** Returns the state with another text; `before` is kept when the text is no record. */
function stateOf(text: string, before: ModelRecord): RecordState {
  try {
    const value: Json = JSON.parse(text);
    if (isObject(value)) return { text, record: value as unknown as ModelRecord };
    return { text, record: before, problem: "A record is an object: { … }." };
  } catch {
    return { text, record: before, problem: `This is not JSON${placeOf(text)}.` };
  }
}

/** Returns the position at which the text stops being JSON. */
function placeOf(text: string): string {
  if (jsonErrorAt(text) === text.length) return ": it ends too early";
  const place = jsonErrorPlace(text);
  return place === undefined ? "" : `: look at line ${place.line}, column ${place.column}`;
}

export function printed(record: unknown): string {
  return JSON.stringify(record, undefined, 2);
}

/** Returns the text of a shared record; undefined when it is damaged, or a name of which no record is at hand. */
async function textOf(shared: SharedRecord): Promise<string | undefined> {
  if (shared.kind === "record") return unpack(shared.packed);
  const record = bundledRecord(shared.id);
  return record === undefined ? undefined : printed(record);
}

/** Writes the record into the address: by its id when it is a bundled one or as the hub has it, else as a whole. */
async function follow(record: ModelRecord, found: { readonly id: string; readonly text: string }): Promise<void> {
  const text = printed(record);
  const bundled = bundledRecord(record.id);
  const isBundled = bundled !== undefined && printed(bundled) === text;
  const id = isBundled ? record.id : found.text === text ? found.id : undefined;
  const address = sharedAddress(id === undefined ? { kind: "record", packed: await pack(text) } : { kind: "id", id });
  try {
    // An edited record replaces the id in the address.
    history.replaceState(history.state, "", address.startsWith("#") ? location.pathname + address : address);
  } catch {
    // Browsers refuse addresses that are too long. The page works without.
  }
}
