import { expect, test } from "vitest";
import { documentLink, documentPath } from "./links.ts";

test.each([
  ["tasks.md", "libraries", "/docs/tasks/"],
  ["./tasks.md#what-is-it", "libraries", "/docs/tasks/#what-is-it"],
  ["tasks.md#taskdata", "api/gguf", "/docs/api/tasks/#taskdata"],
  ["../templates.md", "api/template", "/docs/templates/"],
  ["api/inference-core.md", "inference", "/docs/api/inference-core/"],
  ["https://example.org/a.md", "tasks", "https://example.org/a.md"],
  ["#below", "tasks", "#below"],
  ["javascript:alert(1)//.md", "tasks", undefined],
  ["//other.example/x.md", "tasks", "https://other.example/x.md"],
  ["http://other.example/x.md", "tasks", undefined],
])("%s in %s leads to %s", (address, document, link) => {
  expect(documentLink(address, document)).toBe(link);
});

test("the path of a document's page contains the escaped name of the document", () => {
  expect(documentPath("api/gguf")).toBe("/docs/api/gguf/");
  expect(documentPath('a "b"')).toBe("/docs/a%20%22b%22/");
});
