import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { readBuildData } from "../build-data/build-data.ts";
import { Island } from "./components/island.tsx";
import { createSite } from "./entry-server.tsx";
import { SiteContext } from "./site-context.ts";

/* `site/tests/built-pages.browser.ts` tests all pages of the built site. */

const buildData = await readBuildData("https://hub.example");

test("an unknown address returns the error page, which is not indexed", async () => {
  const page = await createSite(buildData).render("/no/such/page/");
  expect(page.status).toBe(404);
  expect(page.head).toContain('name="robots" content="noindex"');
  expect(page.head).not.toContain("canonical");
});

test("hostile data is shown as text on the page, and stays text in the props of islands", async () => {
  const hostile = 'a/"><script>alert(1)</script>\u2028${x}';
  const model = { id: hostile, tags: ["</script>"], pipeline_tag: "text-generation" } as const;
  const broken = createSite({
    ...buildData,
    providers: buildData.providers.map((provider) => ({
      ...provider,
      name: hostile,
      docsUrl: "javascript:alert(1)",
      notes: [hostile],
      headers: { [hostile]: hostile },
      tasks: provider.tasks.map((task) => ({
        ...task,
        failures: [{ when: hostile, error: hostile, message: hostile }],
        arguments: { kind: "json" as const, text: hostile },
      })),
    })),
    documents: [{ name: "hostile", text: `# ${hostile}\n\n${hostile}` }],
    examples: { transformers: { hostile: model } },
    quantization: [
      { id: "x", name: hostile, label: hostile, summary: hostile, types: { X: { number: 1, description: hostile } } },
    ],
  });
  const paths = [
    "/providers/",
    "/providers/groq/",
    "/",
    "/libraries/transformers/",
    "/docs/hostile/",
    "/docs/",
    "/quantization/",
    "/",
  ];
  const rendered = await Promise.all(paths.map((path) => broken.render(path)));
  expect(rendered.filter(({ body, head }) => /<script|href="javascript/.test(body + head))).toEqual([]);
});

test("the list of documents shows the title and the first sentence of a document as plain text", async () => {
  const text = "# Over from `@acme/*`\n\nSet **all** _options_ in `A_B*`: [see](x.md). More.";
  const { body } = await createSite({ ...buildData, documents: [{ name: "over", text }] }).render("/docs/");
  expect(body).toContain("Over from @acme/*");
  expect(body).toContain("Set all options in A_B*.");
});

test("the props of an island are unchanged after reading them from the page", async () => {
  const state = { path: "/", nextPrefix: () => "", drawnLogos: new Set<string>(), connects: new Set<string>() };
  const page = { ...state, buildData: await readBuildData() };
  const props = { text: "</script><b>&amp;\"'\u2028" };
  const html = renderToString(
    <SiteContext value={page}>
      <Island name="x" component={({ text }) => <p>{text}</p>} props={props} when="press" />
    </SiteContext>,
  );
  const json = /data-props="([^"]*)"/.exec(html)?.[1] ?? "";
  const decoded = json
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'");
  expect(JSON.parse(decoded.replaceAll("&amp;", "&"))).toEqual(props);
  expect(html).not.toContain("<b>");
});
