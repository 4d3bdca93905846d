import { QueryError, type Field, type Query } from "./query.ts";

/**
 * For each field: a test that returns false for a value that no file can have, and the reason and the hint for such a
 * value.
 */
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
    hint: () => "use the field path for a whole path, or join path_prefix and path_filename with AND",
  },
  path_extension: {
    test: (value) => value !== "" && !/[./]/.test(value),
    why: "an extension is the text after the last dot, so it contains no dot and no slash",
    hint: (value) =>
      value.startsWith(".") ? `write path_extension:"${value.slice(1)}"` : `for one file write path:"${value}"`,
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
  const asked = new Map<Field, string>();
  for (const part of parts) {
    if (part.kind !== "is") continue;
    const before = asked.get(part.field);
    if (before !== undefined && before !== part.value) {
      throw new QueryError(
        `no file has ${part.field} "${before}" and "${part.value}" at once`,
        part.offset,
        part.value.length + 2,
        "join the two terms with OR",
      );
    }
    asked.set(part.field, part.value);
  }
}
