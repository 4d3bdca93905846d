/** Returns the path that the site lies under, with a slash at both ends, as the link to the search tells it. */
export function siteBase(): string {
  const link = document.querySelector<HTMLAnchorElement>("a[data-search]");
  return link === null ? "/" : new URL(link.href).pathname.replace(/search\/$/, "");
}
