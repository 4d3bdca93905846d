import type { Check, Finding } from "../spec/entry.ts";
import { assertCanMatch } from "./can-match.ts";
import { parseQuery, QueryError } from "./query.ts";

/** Every download query of a library must parse and must be able to match a file. */
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
