import type { ModelRecord } from "hubsmith/tasks";
import { LANGUAGE_RECORDS } from "./language-records.ts";
import { MEDIA_RECORDS } from "./media-records.ts";

/** All bundled records: the records of well-known models that are part of the site. */
export const BUNDLED_RECORDS: readonly ModelRecord[] = [...LANGUAGE_RECORDS, ...MEDIA_RECORDS];

/** Returns the bundled record of a model; undefined if no record of the model is bundled. */
export function bundledRecord(id: string): ModelRecord | undefined {
  return BUNDLED_RECORDS.find((record) => record.id === id);
}
