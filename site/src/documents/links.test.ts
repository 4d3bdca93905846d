import { expect, test } from "vitest";
import { documentPath } from "../entry-paths.ts";
import { documentLink } from "./links.ts";

test.each([
  ["tasks.md", "libraries", "/docs/tasks/"],
  ["./tasks.md#what-is-it", "libraries", "/docs/tasks/#what-is-it"],
  ["tasks.md#taskdata", "reference/api/gguf", "/docs/reference/api/tasks/#taskdata"],
  ["../../templates.md", "reference/api/template", "/docs/templates/"],
  ["reference/api/inference-core.md", "inference", "/docs/reference/api/inference-core/"],
  ["https://example.org/a.md", "tasks", "https://example.org/a.md"],
  ["#below", "tasks", "#below"],
  ["javascript:alert(1)//.md", "tasks", undefined],
  ["//other.example/x.md", "tasks", "https://other.example/x.md"],
  ["http://other.example/x.md", "tasks", undefined],
])("%s in %s leads to %s", (address, document, link) => {
  expect(documentLink(address, document)).toBe(link);
});

test("the path of a document's page contains the escaped name of the document", () => {
  expect(documentPath("reference/api/gguf")).toBe("/docs/reference/api/gguf/");
  expect(documentPath('a "b"')).toBe("/docs/a%20%22b%22/");
});
