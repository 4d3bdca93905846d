import type { FunctionComponent, ReactNode } from "react";

/**
 * The interactive parts of pages, by name. The code of each part is loaded separately. `components/island.tsx` adds the
 * parts to pages.
 */
const ISLANDS: Readonly<Record<string, () => Promise<(props: never) => ReactNode>>> = {
  "use-this-model": async () => (await import("../islands/use-this-model.tsx")).ModelUse,
  "model-workbench": async () => (await import("../model/model-workbench.tsx")).ModelWorkbench,
  "download-tester": async () => (await import("../islands/download-tester.tsx")).DownloadTester,
  "quantization-tools": async () => (await import("../quantization/tools.tsx")).QuantizationTools,
  "chat-playground": async () => (await import("../playground/chat/playground.tsx")).ChatPlayground,
};

/**
 * Hydrates the interactive parts of the page when they are needed. A part marked `press` is hydrated when the pointer
 * or the focus reaches it. A part marked `visible` is hydrated when it is near the screen.
 */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (element.dataset["island"] === "use-this-model") onceLinked(element);
    if (element.dataset["when"] === "visible") onceVisible(element);
    else oncePressed(element);
  }
}

/** Hydrates the dialog "Use this model" when the address of the page contains `use=`. The dialog then opens. */
function onceLinked(element: HTMLElement): void {
  const start = (): void => {
    if (!/[#&]use=/.test(location.hash)) return;
    removeEventListener("hashchange", start);
    void hydrate(element);
  };
  addEventListener("hashchange", start);
  start();
}

function oncePressed(element: HTMLElement): void {
  const events = ["pointerover", "pointerdown", "focusin", "click"] as const;
  const start = (): void => {
    for (const event of events) element.removeEventListener(event, start);
    void hydrate(element);
  };
  for (const event of events) element.addEventListener(event, start, { passive: true });
}

function onceVisible(element: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void hydrate(element);
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
}

async function hydrate(element: HTMLElement): Promise<void> {
  const load = ISLANDS[element.dataset["island"] ?? ""];
  if (load === undefined || element.dataset["coming"] !== undefined) return;
  element.dataset["coming"] = "";
  const pressed = lastTabPressed(element);
  const [{ createElement }, { hydrateRoot }, { flushSync }, component] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("react-dom"),
    load(),
  ]);
  const root = createElement(component as FunctionComponent, JSON.parse(element.dataset["props"] ?? "{}"));
  // Hydrates at once. Otherwise, React would hydrate a moment later, and lose text that the visitor types until then.
  flushSync(() => hydrateRoot(element, root, { identifierPrefix: element.dataset["prefix"] ?? "" }));
  element.dataset["ready"] = "";
  pressed()?.click();
}

/**
 * Remembers the last tab that a visitor pressed before the script of the tabs loaded. The returned function stops
 * listening for presses, and returns the tab.
 */
function lastTabPressed(element: HTMLElement): () => HTMLElement | undefined {
  let tab: HTMLElement | undefined;
  const remember = ({ target }: Event): void => {
    const found = target instanceof Element ? target.closest("[role='tab']") : null;
    if (found instanceof HTMLElement) tab = found;
  };
  element.addEventListener("click", remember);
  return () => {
    element.removeEventListener("click", remember);
    return tab;
  };
}
