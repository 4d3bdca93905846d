import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DocHeading } from "./doc-heading.tsx";

test.each([1, 2, 3, 4, 5, 6] as const)(
  "level %i is rendered as h%i with its text, its id and a link to itself",
  (level) => {
    const html = renderToStaticMarkup(<DocHeading level={level} title="Sample input" local="sample" />);
    expect(html).toMatch(new RegExp(`^<h${level} id="sample" class="hs-heading">Sample input <a .*</a></h${level}>$`));
    expect(html).toContain('href="#sample"');
    expect(html).toContain('aria-label="Link to “Sample input”"');
  },
);

test("without the property `local`, the id is made from the title", () => {
  expect(renderToStaticMarkup(<DocHeading level={2} title="What is it?" />)).toContain('<h2 id="what-is-it"');
});

test("non-ASCII letters in an id are encoded only in the link", () => {
  const html = renderToStaticMarkup(<DocHeading level={2} title="Überblick" />);
  expect(html).toContain('id="überblick"');
  expect(html).toContain('href="#%C3%BCberblick"');
});

test.each(["</h2><script>alert(1)</script>", '" onmouseover="alert(1)', "<img src=x onerror=alert(1)>", "&lt;b&gt;"])(
  "the title %j is shown as text",
  (title) => {
    const html = renderToStaticMarkup(<DocHeading level={2} title={title} local={title} />);
    expect(html.replaceAll(/<\/?(h2|a|svg|path)(?= |>)/g, "")).not.toContain("<");
    expect(html).not.toMatch(/ on\w+="/);
  },
);
