import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { dataFiles } from "../data-files.ts";
import { createServices } from "../services.ts";
import { Island } from "./components/island.tsx";
import { createSite, type Rendered } from "./entry-server.tsx";
import { searchEntries } from "./search/entries.ts";

const BASE = "/under/";
const services = await createServices(BASE, "https://hub.example");
const site = createSite(services);
const files = new Map(dataFiles(`https://hub.example${BASE}`));
const pages = new Map<string, Rendered>();
for (const path of site.paths) pages.set(path, await site.render(path));

const idsOf = (html: string): string[] => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);

test("every task, library and provider has its page", () => {
  expect(site.paths.filter((path) => path.startsWith("/providers/")).length).toBeGreaterThanOrEqual(27);
  expect(site.paths.filter((path) => path.startsWith("/tasks/")).length).toBeGreaterThanOrEqual(58);
  expect(site.paths.filter((path) => path.startsWith("/libraries/")).length).toBeGreaterThanOrEqual(258);
  expect(site.paths).toEqual(expect.arrayContaining(["/", "/quantization/", "/docs/", "/404.html"]));
});

/** Paths of the pages that lack something. */
const without = (holds: (page: Rendered) => boolean): string[] =>
  [...pages].filter(([, page]) => !holds(page)).map(([path]) => path);

test("every page has one first heading, ids of its own, and a title and description", () => {
  expect(without(({ body }) => body.match(/<h1[ >]/g)?.length === 1)).toEqual([]);
  expect(without(({ body }) => idsOf(body).length === new Set(idsOf(body)).size)).toEqual([]);
  expect(without(({ head }) => /<title>[^<]+ – [^<]+<\/title>/.test(head))).toEqual([]);
  expect(without(({ head }) => /<meta name="description" content="[^"]{20,}"/.test(head))).toEqual([]);
});

test("headings skip no level on the way down", () => {
  const levelsOf = (body: string) => [...body.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  const steady = ({ body }: Rendered) =>
    levelsOf(body).every((level, index, levels) => level <= (levels[index - 1] ?? 0) + 1);
  expect(without(steady)).toEqual([]);
});

test("every link within the site leads to a page, and to a place on it", () => {
  const dead = [...pages].flatMap(([path, { body }]) =>
    [...body.matchAll(/ href="([^"]*)"/g)]
      .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), `https://hub.example${BASE}${path.slice(1)}`))
      .filter((url) => url.host === "hub.example" && !leadsSomewhere(url))
      .map((url) => `${path} → ${url.pathname}${url.hash}`),
  );
  expect(dead).toEqual([]);
});

function leadsSomewhere({ pathname, hash }: URL): boolean {
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : "";
  if (files.has(path)) return true;
  const page = pathname.startsWith(BASE) ? pages.get(`/${path}`) : undefined;
  return page !== undefined && (hash === "" || idsOf(page.body).includes(decodeURIComponent(hash.slice(1))));
}

test("everything that the search finds is there", () => {
  const dead = searchEntries(services).filter(
    // The part of an address behind a model's page is read by its script.
    ({ kind, path }) => kind !== "model" && !leadsSomewhere(new URL(`https://hub.example${BASE}${path.slice(1)}`)),
  );
  expect(dead).toEqual([]);
});

test("links to other sites are safe ones", () => {
  const schemes = [...pages.values()].flatMap(({ body }) =>
    [...body.matchAll(/ (?:href|src)="([a-z]+):/gi)].map(([, scheme]) => scheme),
  );
  expect(new Set(schemes)).toEqual(new Set(["https"]));
});

test("nothing in a page needs more than the security policy allows", () => {
  expect(without(({ body }) => !/<[^>]* (style|on\w+)="|<script/.test(body))).toEqual([]);
});

test("an unknown address gives the page that says so, and is not indexed", async () => {
  const page = await site.render("/no/such/page/");
  expect(page.status).toBe(404);
  expect(page.head).toContain('name="robots" content="noindex"');
  expect(page.head).not.toContain("canonical");
});

test("a page tells its own address", () => {
  expect(pages.get("/tasks/translation/")?.head).toContain(
    '<link rel="canonical" href="https://hub.example/under/tasks/translation/"/>',
  );
});

test("hostile data stays text on the page and in the props of its islands", async () => {
  const hostile = 'a/"><script>alert(1)</script>\u2028${x}';
  const model = { id: hostile, tags: ["</script>"], pipeline_tag: "text-generation" } as const;
  const broken = createSite({
    ...services,
    providers: services.providers.map((provider) => ({
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

test("a document is listed by its title and first sentence as they read", async () => {
  const text = "# Over from `@acme/*`\n\nSet **all** of _it_ in `A_B*`: [see](x.md). More.";
  const { body } = await createSite({ ...services, documents: [{ name: "over", text }] }).render("/docs/");
  expect(body).toContain("Over from @acme/*");
  expect(body).toContain("Set all of it in A_B*.");
});

test("the props of an island come out of the page as they went in, whatever they hold", () => {
  const props = { text: "</script><b>&amp;\"'\u2028" };
  const html = renderToString(<Island name="x" component={({ text }) => <p>{text}</p>} props={props} when="press" />);
  const json = /data-props="([^"]*)"/.exec(html)?.[1] ?? "";
  const decoded = json
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'");
  expect(JSON.parse(decoded.replaceAll("&amp;", "&"))).toEqual(props);
  expect(html).not.toContain("<b>");
});
