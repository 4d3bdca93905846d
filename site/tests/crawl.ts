/** The result of a crawl. Each fault is `file → URL`. */
export interface Crawl {
  /** The status of each requested file, by URL. */
  readonly files: ReadonlyMap<string, number>;
  /** Number of URLs that were checked. A URL counts once for each file that contains it. */
  readonly checked: number;
  /** URLs without a file, and links to headings that do not exist. */
  readonly broken: readonly string[];
  /** URLs on the site's host that are not below the site's base path. */
  readonly outside: readonly string[];
}

/** Number of files that are requested at the same time. */
const BATCH = 25;

/** Files to which no page needs to link, because programs know their names. */
const WELL_KNOWN = ["", "404.html", "robots.txt"];

/** An answer of the site. */
interface Answer {
  readonly status: number;
  /** Content type without parameters; the text is empty for media. */
  readonly type: string;
  readonly text: string;
}

/**
 * Requests the home page, and then each file of the site whose URL a requested file contains: in HTML, styles, scripts,
 * JSON, XML and text.
 *
 * @param site URL of the site, with a slash at the end
 * @param published URLs under which files of the site call themselves, each with a slash at the end
 */
export async function crawl(site: string, published: readonly string[]): Promise<Crawl> {
  const answers = new Map<string, Answer>();
  const links: { readonly file: string; readonly url: URL }[] = [];
  const outside: string[] = [];
  let wanted = new Set(WELL_KNOWN.map((path) => site + path));
  while (wanted.size > 0) {
    const urls = [...wanted].slice(0, BATCH);
    for (const [index, answer] of (await Promise.all(urls.map(request))).entries()) {
      const file = urls[index] ?? "";
      wanted.delete(file);
      answers.set(file, answer);
      for (const url of urlsIn(answer, file, site)) {
        const own = [site, ...published].find((one) => url.origin === new URL(one).origin);
        if (own === undefined) continue;
        if (!url.href.startsWith(own)) outside.push(`${file} → ${url.href}`);
        else links.push({ file, url: new URL(url.href.slice(own.length), site) });
      }
    }
    wanted = new Set([...wanted, ...links.map(({ url }) => fileOf(url))].filter((url) => !answers.has(url)));
  }
  const ids = new Map([...answers].map(([file, { text }]) => [file, idsOf(text)]));
  const broken = links.filter(({ url }) => {
    const file = fileOf(url);
    const id = decodeURIComponent(url.hash.slice(1));
    return answers.get(file)?.status !== 200 || (id !== "" && ids.get(file)?.has(id) !== true);
  });
  return {
    files: new Map([...answers].map(([file, { status }]) => [file, status])),
    checked: links.length + outside.length,
    broken: broken.map(({ file, url }) => `${file} → ${url.href}`),
    outside,
  };
}

function fileOf({ origin, pathname }: URL): string {
  return origin + pathname;
}

function idsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id));
}

/** Requests a file. Does not follow redirects, because a link to the site should not need one. */
async function request(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: "manual" });
  const type = (response.headers.get("content-type") ?? "").replace(/;.*/s, "");
  const isText = /^(?:text\/|image\/svg)|[/+](?:json|xml|javascript)$/.test(type);
  if (isText) return { status: response.status, type, text: await response.text() };
  await response.body?.cancel();
  return { status: response.status, type, text: "" };
}

/** The URLs in a text, by content type. The first group of each pattern is a URL. */
const PATTERNS: Readonly<Record<string, readonly RegExp[]>> = {
  "text/html": [/ (?:href|src|poster|action|data)="([^"]*)"/g],
  "text/css": [/url\(["']?([^"')]*)/g],
  "text/javascript": [/(?:from|import)\s*\(?["'`](\.{0,2}\/[^"'`]+)["'`]/g],
  "image/svg+xml": [/ href="([^"]*)"/g],
};

/** Returns the URLs in a file, without duplicates. */
function urlsIn({ type, text }: Answer, file: string, site: string): URL[] {
  const plain = text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  const { origin, pathname: base } = new URL(site);
  const found = [
    ...(PATTERNS[type] ?? []).flatMap((pattern) => [...text.matchAll(pattern)]),
    // Absolute URLs in all kinds of text, such as canonical URLs, the sitemap and links in JSON.
    ...plain.matchAll(/(https?:\/\/[^\s"'`<>()[\]{}\\|,]+)/g),
    // Paths below the base in scripts, for example of workers.
    ...(type === "text/javascript" ? plain.matchAll(new RegExp(`["'\`](${base}[^"'\`$]*)["'\`]`, "g")) : []),
  ].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
  // Scripts name the files that they preload without the base.
  const preloaded = type === "text/javascript" ? [...text.matchAll(/["'](assets\/[\w.-]+)["']/g)] : [];
  const all = [...found.map((url) => [url, file]), ...preloaded.map(([, path = ""]) => [path, origin + base])];
  const urls = all.flatMap(([url = "", from]) => (URL.canParse(url, from) ? [new URL(url, from)] : []));
  return [...new Map(urls.map((url) => [url.href, url])).values()];
}
