import { expect, test } from "vitest";
import { documentLink, documentPath } from "./links.ts";

test.each([
  ["tasks.md", "libraries", "/hub/docs/tasks/"],
  ["./tasks.md#what-is-it", "libraries", "/hub/docs/tasks/#what-is-it"],
  ["tasks.md#taskdata", "api/gguf", "/hub/docs/api/tasks/#taskdata"],
  ["../templates.md", "api/template", "/hub/docs/templates/"],
  ["api/inference-core.md", "inference", "/hub/docs/api/inference-core/"],
  ["https://example.org/a.md", "tasks", "https://example.org/a.md"],
  ["#below", "tasks", "#below"],
  ["javascript:alert(1)//.md", "tasks", undefined],
  ["//other.example/x.md", "tasks", "https://other.example/x.md"],
  ["http://other.example/x.md", "tasks", undefined],
])("%s in %s leads to %s", (address, document, link) => {
  expect(documentLink(address, document, "/hub/")).toBe(link);
});

test("the path of a document's page contains the escaped name of the document", () => {
  expect(documentPath("api/gguf")).toBe("/docs/api/gguf/");
  expect(documentPath('a "b"')).toBe("/docs/a%20%22b%22/");
});
