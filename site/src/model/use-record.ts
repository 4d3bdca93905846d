import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from "react";
import type { ModelRecord } from "hubsmith/tasks";
import { jsonProblem } from "../json-problem.ts";
import { isObject, type Json } from "./paths.ts";
import { bundledRecord } from "../records/records.ts";
import { pack, readShared, sharedAddress, unpack, type SharedRecord } from "./share.ts";

/** A record that a visitor edits. */
export interface RecordState {
  /** The JSON text in the editor. */
  readonly text: string;
  /** The record from the last valid text. */
  readonly record: ModelRecord;
  /** The reason why the text is not a valid record; absent if the text is valid. */
  readonly problem?: string;
}

/**
 * A record and functions that change it. The functions also change the address of the page, so that visitors can share
 * the record.
 */
export interface RecordEditing extends RecordState {
  /** Sets the text. Changes the record if the text is valid. */
  readonly setText: (text: string) => void;
  /** Shows another record. With `byId`, the address of the page contains this id instead of the whole record. */
  readonly show: (record: Json, byId?: string) => void;
}

/** Pause after typing before the address changes, in milliseconds. */
const REST_MS = 400;

interface Callbacks {
  /** Called with the id in the address if no record with this id is bundled. */
  readonly unknown: (id: string) => void;
  /**
   * Called when the page shows the record in the address. The argument is the id in the address. It is empty if the
   * address contains the whole record.
   */
  readonly restored: (id: string) => void;
}

/**
 * Returns the record of a page, and functions that change it.
 *
 * @param start the record that the page shows at first
 */
export function useRecord(start: ModelRecord, callbacks: Callbacks): RecordEditing {
  const [state, setState] = useState<RecordState>(() => ({ text: printed(start), record: start }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useRef({ id: "", text: "" });

  const change = (next: RecordState): void => {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void follow(next.record, found.current), REST_MS);
  };

  useAddressedRecord(setState, callbacks);
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

/** Shows the record in the address when the page opens, and after "back" or "forward". */
function useAddressedRecord(setState: Dispatch<SetStateAction<RecordState>>, callbacks: Callbacks): void {
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  useEffect(() => {
    const restore = async (): Promise<void> => {
      const shared = readShared(location);
      if (shared === undefined) return;
      const text = await textOf(shared);
      if (text === undefined && shared.kind === "id") return latest.current.unknown(shared.id);
      latest.current.restored(shared.kind === "id" ? shared.id : "");
      if (text !== undefined) setState((before) => (text === before.text ? before : stateOf(text, before.record)));
      else setState((before) => ({ ...before, problem: "The link to this page contains a damaged record." }));
    };
    const onAddress = (): void => void restore();
    onAddress();
    addEventListener("popstate", onAddress);
    return () => {
      removeEventListener("popstate", onAddress);
    };
  }, [setState]);
}

/** Returns the state for a new text. If the text is invalid, the state contains the previous record, `before`. */
function stateOf(text: string, before: ModelRecord): RecordState {
  try {
    const value: Json = JSON.parse(text);
    if (isObject(value)) return { text, record: value as unknown as ModelRecord };
    return { text, record: before, problem: "A record is an object: { … }." };
  } catch {
    return { text, record: before, problem: notJson(text) };
  }
}

function notJson(text: string): string {
  const { reason, place } = jsonProblem(text);
  const where = place === undefined ? "" : ` Line ${place.line}, column ${place.column}:`;
  return `This is not JSON.${where} ${reason}.`;
}

export function printed(record: unknown): string {
  return JSON.stringify(record, undefined, 2);
}

/**
 * Returns the JSON text of a shared record. Returns undefined if the record is damaged, or if no record with the shared
 * id is bundled.
 */
async function textOf(shared: SharedRecord): Promise<string | undefined> {
  if (shared.kind === "record") return unpack(shared.packed);
  const record = bundledRecord(shared.id);
  return record === undefined ? undefined : printed(record);
}

/**
 * Writes the record to the address. For a bundled record, and for an unchanged record from the hub, writes only the id.
 * For all other records, writes the whole record.
 */
async function follow(record: ModelRecord, found: { readonly id: string; readonly text: string }): Promise<void> {
  const text = printed(record);
  const bundled = bundledRecord(record.id);
  const isBundled = bundled !== undefined && printed(bundled) === text;
  const id = isBundled ? record.id : found.text === text ? found.id : undefined;
  const shared =
    id === undefined ? ({ kind: "record", packed: await pack(text) } as const) : ({ kind: "id", id } as const);
  const address = sharedAddress(shared, location.hash);
  try {
    // The address of an edited record is only a hash. The path is added, because a hash alone would keep the earlier
    // `?id=`.
    history.replaceState(history.state, "", address.startsWith("#") ? location.pathname + address : address);
  } catch {
    // Browsers reject addresses that are too long. The page also works if its address stays the same.
  }
}
