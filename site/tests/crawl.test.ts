import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { crawl, type Crawl } from "./crawl.ts";

const TYPES: Readonly<Record<string, string>> = { css: "text/css", js: "text/javascript", json: "application/json" };

/** The home page and files of a site without faults. Its host answers all other requests with status 404. */
const SITE: Readonly<Record<string, string>> = {
  "": '<h1 id="top">A</h1><link href="/hub/a.css"><script src="a.js"></script><a href="#top">B</a><a href="https://other.example/x">C</a>',
  "404.html": "",
  "robots.txt": "Sitemap: https://hub.example/hub/a.json",
  "a.css": "a { background: url(a.svg) }",
  "a.js": 'import "./b.js";const deps = ["assets/c.js"], worker = "/hub/b.js"',
  "a.json": '{"page": "https://hub.example/hub/"}',
  "a.svg": "",
  "assets/c.js": "",
  "b.js": "",
};

async function crawlWith(change: Readonly<Record<string, string>>): Promise<Crawl & { readonly site: string }> {
  const files = new Map(Object.entries({ ...SITE, ...change }).map(([path, text]) => [`/hub/${path}`, text]));
  const server = createServer(({ url = "" }, response) => {
    const type = TYPES[/\w+$/.exec(url)?.[0] ?? ""] ?? "text/html";
    response.writeHead(files.has(url) ? 200 : 404, { "content-type": `${type}; charset=utf-8` }).end(files.get(url));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hub/`;
  return { ...(await crawl(site, ["https://hub.example/hub/"])), site };
}

test("finds every file of a site, and no fault", async () => {
  const { files, broken, outside, site } = await crawlWith({});
  expect({ broken, outside }).toEqual({ broken: [], outside: [] });
  expect([...files.keys()].map((file) => file.slice(site.length)).sort()).toEqual(Object.keys(SITE).sort());
});

test.each([
  ["a link to a missing page", { "404.html": '<a href="/hub/gone/">x</a>' }, "404.html → gone/"],
  ["a relative link to a missing page", { "404.html": '<a href="gone/?a&amp;b">x</a>' }, "404.html → gone/?a&b"],
  ["a link to a missing heading", { "404.html": '<a href="/hub/#gone">x</a>' }, "404.html → #gone"],
  ["a missing picture in a style", { "a.css": "a { background: url('gone.svg') }" }, "a.css → gone.svg"],
  ["a missing module", { "b.js": 'import("./gone.js")' }, "b.js → gone.js"],
  ["a missing preloaded module", { "b.js": '["assets/gone.js"]' }, "b.js → assets/gone.js"],
  ["a missing worker", { "b.js": 'start("/hub/gone.js")' }, "b.js → gone.js"],
  ["a missing page in data", { "a.json": '["https://hub.example/hub/gone/"]' }, "a.json → gone/"],
])("reports %s", async (_, change, fault) => {
  const { broken, outside, site } = await crawlWith(change);
  expect({ broken, outside }).toEqual({ broken: [fault.replace(/^(.*) → /, `${site}$1 → ${site}`)], outside: [] });
});

test.each([
  ['<a href="/tasks/">x</a>', "/tasks/"],
  ['<img src="../x.png">', "/x.png"],
  ['<link rel="canonical" href="https://hub.example/tasks/">', "https://hub.example/tasks/"],
  ['<meta content="https://hub.example/social/x.png">', "https://hub.example/social/x.png"],
  ['<a href="/hubs/">x</a>', "/hubs/"],
])("reports that %s leads out of the site", async (html, fault) => {
  const { broken, outside, site } = await crawlWith({ "404.html": html });
  expect({ broken, outside }).toEqual({ broken: [], outside: [`${site}404.html → ${new URL(fault, site).href}`] });
});
