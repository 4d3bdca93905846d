import { element } from "../element.ts";
import { recentChoices } from "../search/recent.ts";
import { siteAddress } from "../site-address.ts";

/** Shows the models that the visitor used last, instead of suggested models. */
export function recentModels(): void {
  const line = document.querySelector<HTMLElement>("[data-recent-models]");
  const recent = recentChoices().filter(({ kind }) => kind === "model");
  if (line === null || recent.length === 0) return;
  const links = recent.map(({ title, path }) => {
    const link = element("a", title);
    link.href = siteAddress(path);
    return link;
  });
  line.replaceChildren(element("span", "Recent"), ...links);
}
