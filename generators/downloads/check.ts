import type { Check, Finding } from "../spec/entry.ts";
import { assertCanMatch } from "./can-match.ts";
import { parseQuery, QueryError } from "./query.ts";

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
