/**
 * A heading counts as passed if its distance from the top of the window is at most this number of pixels. This number
 * is larger than the height of the site's header.
 */
const PASSED = 120;

/** Marks the current section in the list "On this page". It is the last section whose heading counts as passed. */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".toc a[href^='#']")];
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading === null ? [] : [{ link, heading }];
  });
  if (sections.length === 0) return;
  const mark = (): void => {
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const current = isAtEnd
      ? sections.at(-1)
      : (sections.findLast(({ heading }) => heading.getBoundingClientRect().top <= PASSED) ?? sections[0]);
    for (const one of sections) {
      if (one === current) one.link.setAttribute("aria-current", "true");
      else one.link.removeAttribute("aria-current");
    }
  };
  addEventListener("scroll", mark, { passive: true });
  mark();
}
