import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../scripts/lib/run.ts";

/** The URL of the published site, in two parts. */
export interface SiteUrl {
  /** Scheme and host, such as `https://acme.github.io`. */
  readonly origin: string;
  /** Base path, with a slash at both ends: `/` or `/hub/`. */
  readonly base: string;
}

/** The rule for base paths, for error messages. */
export const BASE_RULE =
  'Use "/", or a path with a slash at both ends, such as "/hub/". Each name in the path may contain letters, digits, "-", "_" and ".".';

/** Returns true for a valid base path of the site. The names `.` and `..` are not valid. */
export function isBase(path: string): boolean {
  return /^\/(?:(?!\.\.?\/)[\w.-]+\/)*$/.test(path);
}

/**
 * Returns the URL of the published site.
 *
 * @param homepage the field `homepage` of a `package.json` file. Default: this repository's field
 * @throws Error if the field is not the URL of a site
 */
export function publishedUrl(homepage: unknown = manifest().homepage): SiteUrl {
  const url = typeof homepage === "string" && URL.canParse(homepage) ? new URL(homepage) : undefined;
  const base = url?.pathname.replace(/\/?$/, "/") ?? "";
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search + url.hash !== "" || !isBase(base))
    throw new Error(
      `package.json: homepage ${JSON.stringify(homepage)} is not the URL of a site. Write where the site is published, such as "https://acme.github.io/hub/"`,
    );
  return { origin: url.origin, base };
}

function manifest(): { readonly homepage?: unknown } {
  return JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
}

/**
 * Returns the base path of a built site. The build writes it into the canonical URL of the home page.
 *
 * @param folder the folder with the built site
 * @throws Error if the folder contains no built site
 */
export function builtBase(folder: string): string {
  const file = join(folder, "index.html");
  const page = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [, url = ""] = /<link rel="canonical" href="([^"]*)"/.exec(page) ?? [];
  if (!URL.canParse(url)) throw new Error(`${folder} contains no built site: run npm run build`);
  return new URL(url).pathname;
}
