import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UpdateOnGitHub } from "./update-on-github.tsx";

test("the link edits the entry's file in a new tab, which has no access to this page", () => {
  const html = renderToStaticMarkup(<UpdateOnGitHub path="spec/tasks/translation.yaml" />);
  expect(html).toContain('href="https://github.com/hubsmith/hubsmith/edit/main/spec/tasks/translation.yaml"');
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener noreferrer"');
  expect(html).toContain("Update on GitHub");
  expect(html).toContain("(opens in a new tab)");
});

test("a repository with an unsafe URL has no link", () => {
  const html = renderToStaticMarkup(<UpdateOnGitHub path="x.yaml" repository="javascript:alert(1)" />);
  expect(html).not.toContain("href");
  expect(html).not.toContain("javascript");
});
