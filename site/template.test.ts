import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { fillTemplate } from "./template.ts";

const TEMPLATE = "<head><!--page-head--></head><body><!--page-body--></body>";
const SCRIPT = "document.title";

test("inserts the content of a page unchanged", () => {
  const html = fillTemplate(
    TEMPLATE,
    { head: "<title>$& $1</title>", body: "<p>$` <!--page-body--></p>", script: SCRIPT },
    false,
  );
  expect(html).toBe(
    `<head><script>${SCRIPT}</script><title>$& $1</title></head><body><p>$\` <!--page-body--></p></body>`,
  );
});

test("the security policy allows only the inline script in the page, by its hash", () => {
  const html = fillTemplate(TEMPLATE, { head: "", body: "", script: SCRIPT }, true);
  const hash = createHash("sha256").update(SCRIPT).digest("base64");
  expect(html).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/unsafe|https?:|\*/);
});

test.each([
  [{}, ["trusted-types 'none'"], ["worker-src"]],
  [{ usesWorkers: true }, ["worker-src 'self'", "trusted-types hubsmith-worker"], ["trusted-types 'none'"]],
  [{ connects: ["https://hub.example"] }, ["connect-src 'self' https://hub.example"], ["worker-src"]],
])(
  "for a page with %j, the security policy requires trusted types and allows only what the page needs",
  (needs, allowed, missing) => {
    const html = fillTemplate(TEMPLATE, { head: "", body: "", script: SCRIPT, ...needs }, true);
    for (const part of ["require-trusted-types-for 'script'", "base-uri 'none'", ...allowed])
      expect(html).toContain(part);
    for (const part of missing) expect(html).not.toContain(part);
  },
);

test("rejects a template without the placeholders for head and body", () => {
  expect(() => fillTemplate("<head></head>", { head: "", body: "", script: "" }, false)).toThrow("<!--page-head-->");
});
