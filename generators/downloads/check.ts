import type { Check, Finding } from "../spec/entry.ts";
import { type Field, parseQuery, type Query, QueryError } from "./query.ts";

/** Checks that every download query of a library is valid and can match a file. */
export const downloadQueries: Check = (spec) =>
  spec.libraries.flatMap((entry): Finding[] => {
    const text = entry.data["countDownloads"];
    if (typeof text !== "string") return [];
    try {
      assertCanMatch(parseQuery(text));
      return [];
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      const { message, hint, offset, length } = error;
      return [{ entry, path: ["countDownloads"], offset, length, code: "bad-query", message, hint }];
    }
  });

/** For each field: a test that returns true for values that a file can have, and the error message for other values. */
const POSSIBLE: Record<Field, { test: (value: string) => boolean; why: string; hint: (value: string) => string }> = {
  path: {
    test: (value) => value !== "" && !value.startsWith("/") && !value.startsWith("./") && !value.endsWith("/"),
    why: "a path is relative to the root folder, starts without a slash, and ends with a file name",
    hint: (value) => `write path:"${value.replace(/^\.?\/+/, "").replace(/\/+$/, "")}"`,
  },
  path_prefix: {
    test: (value) => value === "" || (value.endsWith("/") && !value.startsWith("/")),
    why: "a prefix is the path of a folder with a final slash, or empty for the root folder",
    hint: (value) => `write path_prefix:"${value.replace(/^\/+/, "").replace(/\/*$/, "/")}"`,
  },
  path_filename: {
    test: (value) => value !== "" && !value.includes("/"),
    why: "a file name contains no slash",
    hint: () => 'use the field "path" for a whole path, or join path_prefix and path_filename with AND',
  },
  path_extension: {
    test: (value) => value !== "" && !/[./]/.test(value),
    why: "an extension is the text after the last dot, so it contains no dot and no slash",
    hint: (value) =>
      value.startsWith(".") ? `write path_extension:"${value.slice(1)}"` : `for one file, write path:"${value}"`,
  },
};

/**
 * Checks that a query can match a file.
 *
 * @throws QueryError for a value that no file can have, or for an `AND` that requires two values of one field
 */
export function assertCanMatch(query: Query): void {
  if (query.kind === "exists") return;
  if (query.kind === "is") {
    const { test, why, hint } = POSSIBLE[query.field];
    if (test(query.value)) return;
    throw new QueryError(
      `${query.field}:"${query.value}" never matches: ${why}`,
      query.offset,
      query.value.length + 2,
      hint(query.value),
    );
  }
  for (const part of query.parts) assertCanMatch(part);
  if (query.kind === "and") assertOneValuePerField(query.parts);
}

function assertOneValuePerField(parts: readonly Query[]): void {
  const values = new Map<Field, string>();
  for (const part of parts) {
    if (part.kind !== "is") continue;
    const before = values.get(part.field);
    if (before !== undefined && before !== part.value) {
      throw new QueryError(
        `no file has ${part.field} "${before}" and "${part.value}" at once`,
        part.offset,
        part.value.length + 2,
        "join the two terms with OR",
      );
    }
    values.set(part.field, part.value);
  }
}
