import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CodeMark } from "./code-marks.ts";
import { SnippetBlock } from "./snippet-block.tsx";

const CODE = 'print("<b>&amp;</b>")\n';
const render = (marks?: readonly CodeMark[]) =>
  renderToStaticMarkup(
    <SnippetBlock snippet={{ kind: "usage", language: "python", code: CODE, ...(marks && { marks }) }} />,
  );
const codeOf = (html: string) => /<code[^>]*>(.*)<\/code>/s.exec(html)?.[1] ?? "";
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

test("the code is shown unchanged, including its last line break", () => {
  expect(textOf(codeOf(render()))).toBe(CODE);
});

test("marks colour the code without a change to its text", () => {
  const html = codeOf(
    render([
      [5, "function"],
      [1, ""],
      [14, "string"],
      [2, ""],
    ]),
  );
  expect(html).toContain('<span class="hs-code-function">print</span>');
  expect(textOf(html)).toBe(CODE);
});

test("code is shown without colours if the marks end before the code ends", () => {
  expect(codeOf(render([[5, "function"]]))).not.toContain("span");
});

test("a message is shown as a paragraph, not as code", () => {
  const snippet = { kind: "message", language: "text", code: "Base model is <not> found." } as const;
  expect(renderToStaticMarkup(<SnippetBlock snippet={snippet} />)).toBe(
    '<p class="hs-message">Base model is &lt;not&gt; found.</p>',
  );
});

test.each([
  [{ kind: "install", language: "bash" }, "Install", "Shell"],
  [{ kind: "usage", language: "python", title: "With a pipeline" }, "With a pipeline", "Python"],
  [{ kind: "usage", language: "csharp" }, "C#", undefined],
  [{ kind: "usage", language: "constructor", title: "In an unknown language" }, "In an unknown language", undefined],
] as const)("the block %j has the title %s", (snippet, title, language) => {
  const html = renderToStaticMarkup(<SnippetBlock snippet={{ ...snippet, code: "x" }} />);
  expect(html).toContain(`<span class="hs-snippet-title">${title}</span>`);
  expect(html).toContain(`Copy<span class="hs-hidden"> ${title}</span>`);
  expect(html.includes("hs-snippet-language")).toBe(language !== undefined);
});
