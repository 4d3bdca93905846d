import type { Field, Query } from "./query.ts";

/** Name of each query field in the generated `RepositoryFile`. */
const MEMBER: Record<Field, string> = {
  path: "path",
  path_prefix: "prefix",
  path_filename: "name",
  path_extension: "extension",
};

/** Prints a query as a TypeScript condition over `file`, a `RepositoryFile`. */
export function compileQuery(query: Query): string {
  switch (query.kind) {
    case "is":
      return `file.${MEMBER[query.field]} === ${JSON.stringify(query.value)}`;
    case "exists":
      return `file.${MEMBER[query.field]} !== ""`;
    case "and":
    case "or":
      return query.parts.map((part) => group(part)).join(query.kind === "and" ? " && " : " || ");
  }
}

function group(part: Query): string {
  const text = compileQuery(part);
  return part.kind === "and" || part.kind === "or" ? `(${text})` : text;
}
