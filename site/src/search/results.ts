import { element } from "../dom.ts";
import { LOGO_ID, logoPathOfPage } from "../logos/logo-path.ts";
import { siteAddress } from "../site-files.ts";
import type { Found, Group } from "./finder.ts";
import { GROUP_TITLES } from "./options.ts";

const SVG = "http://www.w3.org/2000/svg";

/** Number of visible results per group on the search page. All other results are in a collapsed section. */
const OPEN = 6;

/**
 * Replaces the content of an element with groups of results. Inserts all texts as plain text, never as HTML.
 *
 * @param optionId prefix for the ids of the options of a list box. Without this prefix, the results are links
 */
export function showGroups(parent: HTMLElement, groups: readonly Group[], optionId?: string): void {
  let number = 0;
  parent.replaceChildren(
    ...groups.map(({ kind, found }) => {
      const heading = element("p", GROUP_TITLES[kind], "group-title");
      heading.id = `found-${kind.replaceAll(" ", "-")}`;
      const group = element("div", "", "group");
      group.setAttribute("role", "group");
      group.setAttribute("aria-labelledby", heading.id);
      group.append(heading);
      const open = optionId !== undefined || found.length <= OPEN + 1 ? found : found.slice(0, OPEN);
      group.append(
        ...open.map((one) => {
          const link = linkTo(one, kind === "best");
          if (optionId === undefined) return link;
          link.id = `${optionId}${number}`;
          link.setAttribute("role", "option");
          link.setAttribute("aria-selected", "false");
          link.tabIndex = -1;
          number += 1;
          return link;
        }),
      );
      if (open.length < found.length) group.append(folded(found.slice(OPEN)));
      return group;
    }),
  );
}

function linkTo({ kind, title, detail, path }: Found, withKind: boolean): HTMLAnchorElement {
  const link = element("a", "", "found");
  link.href = siteAddress(path);
  const logo = logoPathOfPage(path);
  if (logo !== undefined) link.append(logoElement(siteAddress(logo)));
  link.append(
    element("strong", title),
    " ",
    ...(withKind ? [element("small", kind), " "] : []),
    element("span", detail),
  );
  return link;
}

/** Returns the logo of an entry. Screen readers skip the logo, because the name is next to it. */
function logoElement(address: string): SVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", "entry-logo");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${address}#${LOGO_ID}`);
  drawing.append(use);
  return drawing;
}

/** Returns a closed section. Its links are made when a visitor opens it, so that the page shows the others sooner. */
function folded(found: readonly Found[]): HTMLElement {
  const details = element("details", "", "more-found");
  details.append(element("summary", `${found.length} more`));
  details.addEventListener("toggle", () => details.append(...found.map((one) => linkTo(one, false))), { once: true });
  return details;
}

/** Returns a sentence with the number of results. */
export function countOf(groups: readonly Group[], query: string): string {
  const sum = groups.reduce((total, { found }) => total + found.filter(({ isOffer }) => isOffer !== true).length, 0);
  if (sum === 0) return `Nothing found for “${query}”.`;
  return sum === 1 ? "1 result" : `${sum} results`;
}
