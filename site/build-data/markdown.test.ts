import { expect, test } from "vitest";
import { createMarkdown } from "./markdown.ts";

const markdown = createMarkdown();
const render = (text: string): string =>
  markdown(text, {
    heading: (level, title) => `[${level} ${title}]`,
    code: (code, language) => `[${language}: ${code}]`,
    link: (address) => (address.startsWith("https:") ? `${address}?seen` : undefined),
  }).trim();

test.each([
  ["# A `title` *here*", "[1 A title here]"],
  ["### Deep", "[3 Deep]"],
  ["```ts\nlet a = 1;\n```", "[typescript: let a = 1;]"],
  ["```\nplain\n```", "[text: plain]"],
  ["A [link](https://example.org).", '<p>A <a href="https://example.org?seen">link</a>.</p>'],
  ["A [link](other.md).", "<p>A <a>link</a>.</p>"],
  ["<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"],
  ["[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>"],
])("%j", (text, html) => {
  expect(render(text)).toBe(html);
});

test("six or more links that are separated by dots are rendered as a list", () => {
  const link = (name: string) => `[${name}](https://example.org/${name})`;
  const names = ["a", "b", "c", "d", "e", "f"];
  const items = names.map((name) => `<li><a href="https://example.org/${name}?seen">${name}</a></li>`);
  expect(render(names.map(link).join(" · "))).toBe(`<ul class="names">${items.join("")}</ul>`);
  expect(render(names.slice(1).map(link).join(" · "))).toMatch(/^<p>/);
  expect(render(`${names.map(link).join(" · ")} and words`)).toMatch(/^<p>/);
});

test("a table is rendered inside a scrolling box", () => {
  const html = render("| a |\n| - |\n| 1 |");
  expect(html).toMatch(/^<div class="hs-scroll"[^>]*><table class="hs-table">.*<\/table>\s*<\/div>$/s);
});
