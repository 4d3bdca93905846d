import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DemoItem } from "../../../generated/records.ts";
import { TaskDemo, type TaskDemoProps } from "./task-demo.tsx";

const HOSTILE = '</script><img src=x onerror="alert(1)">\u2028';

const render = (item: DemoItem, props: Omit<TaskDemoProps, "demo"> = {}) =>
  renderToStaticMarkup(<TaskDemo demo={{ inputs: [item], outputs: [] }} {...props} />);

test("a text is shown with its label", () => {
  const html = render({ type: "text", label: "Question", content: "Who?\nMe." });
  expect(html).toContain('<p class="hs-label">Question</p><p class="hs-content">Who?\nMe.</p>');
});

test("a label that only repeats the heading is left out", () => {
  const html = render({ type: "text", label: "Input", content: "Who?" });
  expect(html).not.toContain("hs-label");
  expect(html).toContain('<p class="hs-content">Who?</p>');
});

test("a chart is shown as a table with labels, bars and numbers", () => {
  const html = render({
    type: "chart",
    data: [
      { label: "cat", score: 0.82 },
      { label: "dog", score: 1 },
    ],
  });
  expect(html).toContain('<th scope="row">cat</th>');
  expect(html).toContain('width="82.00%"');
  expect(html).toContain('<span class="hs-number">0.820</span>');
  expect(html).not.toContain("style=");
});

test.each([
  [-1, "0.00%"],
  [7, "100.00%"],
  [Number.NaN, "0.00%"],
])("for a score of %d, the width of the bar is %s", (score, width) => {
  expect(render({ type: "chart", data: [{ label: "x", score }] })).toContain(`class="hs-bar-part" width="${width}"`);
});

test("the first row of a table is its header", () => {
  const html = render({
    type: "tabular",
    table: [
      ["Island", "Mass"],
      ["Biscoe", "4500"],
    ],
  });
  expect(html).toContain('<thead><tr><th scope="col">Island</th><th scope="col">Mass</th></tr></thead>');
  expect(html).toContain("<tbody><tr><td>Biscoe</td><td>4500</td></tr></tbody>");
});

test("each marked part shows its type, and a legend counts the parts per type", () => {
  const html = render({
    type: "text-with-tokens",
    text: "Oslo and Rome",
    tokens: [
      { type: "PLACE", start: 0, end: 4 },
      { type: "PLACE", start: 9, end: 13 },
    ],
  });
  expect(html).toContain('<mark class="hs-token hs-token-0">Oslo<span class="hs-token-type"> PLACE</span></mark> and ');
  expect(html).toContain('<span class="hs-token hs-token-0">PLACE</span> 2×');
});

test.each([
  ["img", "photo.jpg", "<img "],
  ["audio", "speech.wav", "<audio "],
  ["video", "clip.mp4", "<video "],
  ["3d", "chair.glb", '<a href="https://media.example/demo/chair.glb"'],
] as const)("%s: shows the file if mediaBase is given, else its name and description", (type, filename, element) => {
  const item = { type, filename, description: "What the file contains." };
  const place = render(item);
  expect(place).toContain(`<code>${filename}</code>`);
  expect(place).toContain("<figcaption>What the file contains.</figcaption>");
  expect(place).not.toContain("src=");
  const media = render(item, { mediaBase: "https://media.example/demo/" });
  expect(media).toContain(element);
  expect(media).toContain(`https://media.example/demo/${filename}`);
});

test("media from an unsafe URL is not fetched", () => {
  expect(render({ type: "img", filename: "x.png" }, { mediaBase: "javascript:alert(1)//" })).not.toContain("src=");
});

test.each<DemoItem>([
  { type: "text", label: HOSTILE, content: HOSTILE },
  { type: "img", filename: HOSTILE, description: HOSTILE },
  { type: "chart", data: [{ label: HOSTILE, score: 0.5 }] },
  { type: "tabular", table: [[HOSTILE], [HOSTILE]] },
  { type: "text-with-tokens", text: HOSTILE, tokens: [{ type: HOSTILE, start: 0, end: 3 }] },
])("hostile data in $type is shown as text", (item) => {
  const html = render(item, { mediaBase: "/media" });
  expect(html).toContain("&lt;/script&gt;");
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain("</script>");
});

test("the heading of two outputs is plural, and a demo without inputs says that the model needs none", () => {
  const text = { type: "text", label: "", content: "x" } as const;
  const html = renderToStaticMarkup(<TaskDemo demo={{ inputs: [], outputs: [text, text] }} headingLevel={4} />);
  expect(html).toContain(">Outputs</h4>");
  expect(html).toContain(">Input</h4>");
  expect(html).toContain("needs no input");
});
