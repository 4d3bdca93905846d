import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { readBuildData } from "../build-data/build-data.ts";
import { LIBRARY_LIST } from "../src/catalogue/catalogue.ts";
import { searchEntries } from "../src/search/entries.ts";

/* Tests the HTML of all pages of the built site. These tests need no browser. */

/** The HTML of a page. */
interface BuiltPage {
  readonly head: string;
  readonly body: string;
}

const { folder, base, origin } = inject("built");
const buildData = await readBuildData(origin);

/** The pages, by path without the base. Paths are decoded: they contain spaces, not `%20`. */
const pages = new Map<string, BuiltPage>();
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
  if (!file.endsWith(".html")) continue;
  const [head = "", body = ""] = readFileSync(join(folder, file), "utf8").split("<body>");
  pages.set(`/${file.replaceAll("\\", "/").replace(/(^|(?<=\/))index\.html$/, "")}`, { head, body });
}

const idsOf = (html: string): string[] => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);

test("every task, library and provider has its page", () => {
  expect(below("/providers/").length).toBeGreaterThanOrEqual(26);
  expect(below("/tasks/").length).toBeGreaterThanOrEqual(57);
  expect(below("/libraries/").length).toBeGreaterThanOrEqual(257);
  expect([...pages.keys()]).toEqual(expect.arrayContaining(["/", "/quantization/", "/docs/", "/404.html"]));
});

/** Returns the paths of the pages that do not meet a condition. */
const without = (holds: (page: BuiltPage) => boolean): string[] =>
  [...pages].filter(([, page]) => !holds(page)).map(([path]) => path);

test("every page has one main heading, unique ids, a title and a description", () => {
  expect(without(({ body }) => body.match(/<h1[ >]/g)?.length === 1)).toEqual([]);
  expect(without(({ body }) => idsOf(body).length === new Set(idsOf(body)).size)).toEqual([]);
  expect(without(({ head }) => /<title>[^<]+ – [^<]+<\/title>/.test(head))).toEqual([]);
  expect(without(({ head }) => /<meta name="description" content="[^"]{20,}"/.test(head))).toEqual([]);
});

/** Returns the pages below a folder, by path. */
const below = (parent: string): [path: string, page: BuiltPage][] =>
  [...pages].filter(([path]) => path.startsWith(parent) && path !== parent);

test("every title is unique", () => {
  const titles = [...pages].map(([path, { head }]) => ({ path, title: /<title>[^<]*/.exec(head)?.[0] }));
  const twice = titles.filter(({ title }, index) => titles.findIndex((one) => one.title === title) !== index);
  expect(twice).toEqual([]);
});

test("a library page starts with the dialog Use this model, or with links if there is no code", () => {
  const incomplete = below("/libraries/").filter(([path, { body }]) => {
    const { hasSnippets = false } = LIBRARY_LIST.find(({ key }) => path === `/libraries/${key}/`) ?? {};
    const start = /<section aria-labelledby="get-started">.*?<\/section>/s.exec(body)?.[0] ?? "";
    return hasSnippets ? !start.includes('data-island="use-this-model"') : !start.includes('href="https://');
  });
  expect(incomplete.map(([path]) => path)).toEqual([]);
});

test("every task page that shows library or provider code has the dialog Use this model", () => {
  // Excludes tasks with code in their own YAML file, because some of their pages have no dialog.
  const own = new Set(Object.keys(buildData.guides).filter((id) => buildData.guides[id]?.code !== undefined));
  const incomplete = below("/tasks/").filter(
    ([path, { body }]) =>
      !own.has(path.split("/")[2] ?? "") &&
      body.includes("hs-snippet") &&
      !body.includes('data-island="use-this-model"'),
  );
  expect(incomplete.map(([path]) => path)).toEqual([]);
});

test("every page of a provider, client or app contains code", () => {
  const incomplete = ["/providers/", "/clients/", "/apps/"].flatMap((parent) =>
    below(parent).filter(([, { body }]) => !body.includes("hs-snippet")),
  );
  expect(incomplete.map(([path]) => path)).toEqual([]);
});

test("the first call on a provider's page uses a model that the provider is known to serve", () => {
  const wrong = buildData.providers.filter(({ id, knownModels }) => {
    const [known] = Object.values(knownModels);
    const start = /<section aria-labelledby="get-started">.*?<\/section>/s.exec(
      pages.get(`/providers/${id}/`)?.body ?? "",
    );
    return known !== undefined && start?.[0].includes(known.model) !== true;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(buildData.providers.filter(({ knownModels }) => Object.keys(knownModels).length > 0).length).toBeGreaterThan(
    18,
  );
});

test("headings on a page skip no level", () => {
  const levelsOf = (body: string) => [...body.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  const steady = ({ body }: BuiltPage) =>
    levelsOf(body).every((level, index, levels) => level <= (levels[index - 1] ?? 0) + 1);
  expect(without(steady)).toEqual([]);
});

function leadsSomewhere({ pathname, hash }: URL): boolean {
  const path = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : undefined;
  const page = pages.get(`/${path}`);
  if (page === undefined)
    return path !== undefined && path !== "" && !path.endsWith("/") && existsSync(join(folder, path));
  return hash === "" || idsOf(page.body).includes(decodeURIComponent(hash.slice(1)));
}

test("all search entries lead to existing pages", () => {
  const dead = searchEntries(buildData).filter(
    // The addresses of models are not checked. They contain the id of a model, which a script on the page reads.
    ({ kind, path }) => kind !== "model" && !leadsSomewhere(new URL(`${origin}${base}${path.slice(1)}`)),
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

test("the page of a task contains its canonical URL", () => {
  expect(pages.get("/tasks/translation/")?.head).toContain(
    '<link rel="canonical" href="https://hub.example/under/hub/tasks/translation/"/>',
  );
});
