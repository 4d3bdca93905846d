import { expect, test } from "vitest";
import { assertCanMatch } from "./check.ts";
import { QueryError, compileQuery, parseQuery } from "./query.ts";

test.each([
  ['path:"config.json"', 'file.path === "config.json"'],
  ['path_extension:"pt" OR path_extension:"pth"', 'file.extension === "pt" || file.extension === "pth"'],
  [
    'path_filename:"model" AND path_extension:"mil" AND _exists_:"path_prefix"',
    'file.name === "model" && file.extension === "mil" && file.prefix !== ""',
  ],
  [
    'path_extension:"gguf" OR (path_filename:"config" AND path_extension:"json")',
    'file.extension === "gguf" || (file.name === "config" && file.extension === "json")',
  ],
  ['  path:"a"\n\tOR path_prefix:"b/"  ', 'file.path === "a" || file.prefix === "b/"'],
  ['((path:"a b: (c)"))', 'file.path === "a b: (c)"'],
])("the query %s is compiled", (query, condition) => {
  expect(compileQuery(parseQuery(query))).toBe(condition);
});

test.each([
  ["", 0, "expected a field, found the end of the query"],
  ["path", 4, "expected :, found the end of the query"],
  ["path:config.json", 5, 'expected a value in double quotes, found "config.json"'],
  ['path:"config.json', 5, "a value has no closing quote"],
  ['pathname:"x"', 0, 'unknown field "pathname"'],
  ['_exists_:"folder"', 9, '_exists_ names the unknown field "folder"'],
  ['path:"a" NOT path:"b"', 9, 'expected AND or OR, found "NOT"'],
  ['path:"a" path:"b"', 9, 'expected AND or OR, found "path"'],
  ['path:"a" OR', 11, "expected a field, found the end of the query"],
  ['(path:"a"', 9, "expected ), found the end of the query"],
  ['path:"a")', 8, 'expected AND, OR or the end of the query, found ")"'],
  ['path:"a" OR path:"b" AND path:"c"', 21, "AND and OR are mixed without parentheses"],
  ["path:*.json", 5, 'expected a value in double quotes, found "*.json"'],
  [`${"(".repeat(11)}path:"a"${")".repeat(11)}`, 10, "parentheses are nested too deeply"],
])("the query %s is refused, with the offset %i of the mistake", (query, offset, message) => {
  expect(problemOf(() => parseQuery(query))).toMatchObject({ offset, message });
});

test.each([
  ['path_extension:".pth"', 'write path_extension:"pth"'],
  ['path_extension:"setup.py"', 'for one file, write path:"setup.py"'],
  ['path:"/config.json"', 'write path:"config.json"'],
  ['path_prefix:"checkpoints"', 'write path_prefix:"checkpoints/"'],
  ['path_filename:"a/b"', 'use the field "path" for a whole path, or join path_prefix and path_filename with AND'],
  ['path_extension:"pt" AND path_extension:"pth"', "join the two terms with OR"],
])("the query %s is reported, because it can never match", (query, hint) => {
  expect(problemOf(() => assertCanMatch(parseQuery(query)))).toMatchObject({ hint });
});

test("a query with 20,000 terms can be read", () => {
  const many = Array.from({ length: 20_000 }, (_, index) => `path:"${index}"`).join(" OR ");
  expect(parseQuery(many)).toMatchObject({ kind: "or" });
});

function problemOf(action: () => void): QueryError {
  try {
    action();
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
  throw new Error("no problem found");
}
