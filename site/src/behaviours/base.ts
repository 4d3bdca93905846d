/** Returns the base path of the site, with a slash at both ends. Reads it from the link to the search page. */
export function siteBase(): string {
  const link = document.querySelector<HTMLAnchorElement>("a[data-search]");
  return link === null ? "/" : new URL(link.href).pathname.replace(/search\/$/, "");
}
