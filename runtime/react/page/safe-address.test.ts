import { expect, test } from "vitest";
import { safeAddress } from "./safe-address.ts";

test.each([
  ["https://github.com/a/b", "https://github.com/a/b"],
  ["HTTPS://Example.org", "https://example.org/"],
  ["/tasks/", "/tasks/"],
  ["../tasks/#nlp", "../tasks/#nlp"],
  ["#here", "#here"],
  ["//other.example/x", "https://other.example/x"],
])("%j may be followed", (address, safe) => {
  expect(safeAddress(address)).toBe(safe);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://example.org/1",
  "file:///etc/passwd",
  "http://example.org/",
  "mailto:someone@example.org",
  "https://",
])("%j may not", (address) => {
  expect(safeAddress(address)).toBeUndefined();
});
