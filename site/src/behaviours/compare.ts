import { siteBase } from "./base.ts";

/** Brings the part of a page that sets two entries side by side to life, if it has one. */
export function compare(): void {
  const part = document.querySelector<HTMLElement>("[data-compare]");
  if (part === null) return;
  void import("../compare/two.ts").then(({ compareTwo }) => compareTwo(part, siteBase()));
}
