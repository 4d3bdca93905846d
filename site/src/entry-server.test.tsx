import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { dataFiles } from "../files/data-files.ts";
import { createServices } from "../services/services.ts";
import { LIBRARY_LIST } from "./catalogue/catalogue.ts";
import { Island } from "./components/island.tsx";
import { createSite, type Rendered } from "./entry-server.tsx";
import { searchEntries } from "./search/entries.ts";

const BASE = "/under/";
/** Folder of the files that are published unchanged. */
const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
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

/** Returns the paths of the pages that do not meet a condition. */
const without = (holds: (page: Rendered) => boolean): string[] =>
  [...pages].filter(([, page]) => !holds(page)).map(([path]) => path);

test("every page has one main heading, unique ids, a title and a description", () => {
  expect(without(({ body }) => body.match(/<h1[ >]/g)?.length === 1)).toEqual([]);
  expect(without(({ body }) => idsOf(body).length === new Set(idsOf(body)).size)).toEqual([]);
  expect(without(({ head }) => /<title>[^<]+ – [^<]+<\/title>/.test(head))).toEqual([]);
  expect(without(({ head }) => /<meta name="description" content="[^"]{20,}"/.test(head))).toEqual([]);
});

/** Returns the pages below a folder, by path. */
const below = (folder: string): [path: string, page: Rendered][] =>
  [...pages].filter(([path]) => path.startsWith(folder) && path !== folder);

test("every title is unique", () => {
  const titles = [...pages].map(([path, { head }]) => ({ path, title: /<title>[^<]*/.exec(head)?.[0] }));
  const twice = titles.filter(({ title }, index) => titles.findIndex((one) => one.title === title) !== index);
  expect(twice).toEqual([]);
});

test("a library page starts with the dialog Use this model, or with links if there is no code", () => {
  const incomplete = below("/libraries/").filter(([path, { body }]) => {
    const { hasSnippets = false } =
      LIBRARY_LIST.find(({ key }) => path === `/libraries/${encodeURIComponent(key)}/`) ?? {};
    const start = /<section aria-labelledby="get-started">.*?<\/section>/s.exec(body)?.[0] ?? "";
    return hasSnippets ? !start.includes('data-island="use-this-model"') : !start.includes('href="https://');
  });
  expect(incomplete.map(([path]) => path)).toEqual([]);
});

test("every task page that shows library or provider code has the dialog Use this model", () => {
  // Excludes tasks that have code in their own YAML file, because some of their pages have no dialog.
  const own = new Set(Object.keys(services.guides).filter((id) => services.guides[id]?.code !== undefined));
  const incomplete = below("/tasks/").filter(
    ([path, { body }]) =>
      !own.has(path.split("/")[2] ?? "") &&
      body.includes("hs-snippet") &&
      !body.includes('data-island="use-this-model"'),
  );
  expect(incomplete.map(([path]) => path)).toEqual([]);
});

test("every page of a provider, client or app contains code", () => {
  const incomplete = ["/providers/", "/clients/", "/apps/"].flatMap((folder) =>
    below(folder).filter(([, { body }]) => !body.includes("hs-snippet")),
  );
  expect(incomplete.map(([path]) => path)).toEqual([]);
});

test("the first call on a provider's page uses a model that the provider is known to serve", () => {
  const wrong = services.providers.filter(({ id, knownModels }) => {
    const [known] = Object.values(knownModels);
    const start = /<section aria-labelledby="get-started">.*?<\/section>/s.exec(
      pages.get(`/providers/${id}/`)?.body ?? "",
    );
    return known !== undefined && start?.[0].includes(known.model) !== true;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(services.providers.filter(({ knownModels }) => Object.keys(knownModels).length > 0).length).toBeGreaterThan(
    18,
  );
});

test("headings on a page skip no level", () => {
  const levelsOf = (body: string) => [...body.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  const steady = ({ body }: Rendered) =>
    levelsOf(body).every((level, index, levels) => level <= (levels[index - 1] ?? 0) + 1);
  expect(without(steady)).toEqual([]);
});

test("every link within the site leads to an existing page and heading", () => {
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
  if (files.has(path) || existsSync(`${PUBLIC}${path}`)) return true;
  // The build writes the reference pages, so they do not exist before the first build.
  if (path.startsWith("docs/api/") && !pages.has("/docs/api/inference/")) return true;
  const page = pathname.startsWith(BASE) ? pages.get(`/${path}`) : undefined;
  return page !== undefined && (hash === "" || idsOf(page.body).includes(decodeURIComponent(hash.slice(1))));
}

test("all search entries lead to existing pages", () => {
  const dead = searchEntries(services).filter(
    // The addresses of models are not checked. They contain the id of a model, which a script on the page reads.
    ({ kind, path }) => kind !== "model" && !leadsSomewhere(new URL(`https://hub.example${BASE}${path.slice(1)}`)),
  );
  expect(dead).toEqual([]);
});

test("links to other sites use https", () => {
  const schemes = [...pages.values()].flatMap(({ body }) =>
    [...body.matchAll(/ (?:href|src)="([a-z]+):/gi)].map(([, scheme]) => scheme),
  );
  expect(new Set(schemes)).toEqual(new Set(["https"]));
});

test("no page contains styles, handlers or scripts that the security policy blocks", () => {
  expect(without(({ body }) => !/<[^>]* (style|on\w+)="|<script/.test(body))).toEqual([]);
});

test("an unknown address returns the error page, which is not indexed", async () => {
  const page = await site.render("/no/such/page/");
  expect(page.status).toBe(404);
  expect(page.head).toContain('name="robots" content="noindex"');
  expect(page.head).not.toContain("canonical");
});

test("the page of a task contains its canonical URL", () => {
  expect(pages.get("/tasks/translation/")?.head).toContain(
    '<link rel="canonical" href="https://hub.example/under/tasks/translation/"/>',
  );
});

test("hostile data is shown as text on the page, and stays text in the props of islands", async () => {
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

test("lists a document with its title and first sentence as plain text", async () => {
  const text = "# Over from `@acme/*`\n\nSet **all** of _it_ in `A_B*`: [see](x.md). More.";
  const { body } = await createSite({ ...services, documents: [{ name: "over", text }] }).render("/docs/");
  expect(body).toContain("Over from @acme/*");
  expect(body).toContain("Set all of it in A_B*.");
});

test("the props of an island are unchanged after reading them from the page", () => {
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
