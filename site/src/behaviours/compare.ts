import { siteBase } from "./base.ts";

/** Starts the comparison of two entries, if the page has one. */
export function compare(): void {
  const part = document.querySelector<HTMLElement>("[data-compare]");
  if (part === null) return;
  void import("../compare/two.ts").then(({ compareTwo }) => compareTwo(part, siteBase()));
}
