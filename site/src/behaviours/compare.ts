/** Starts the form that compares two entries, if the page contains this form. */
export function compare(): void {
  const part = document.querySelector<HTMLElement>("[data-compare]");
  if (part === null) return;
  void import("../compare/two.ts").then(({ compareTwo }) => compareTwo(part));
}
