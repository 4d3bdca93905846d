import type { Found } from "./finder.ts";

const KEY = "hubsmith-recent";
const MOST = 5;

/** Returns the visitor's last choices, newest first; empty if the browser does not store data. */
export function recentChoices(): readonly Found[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isFound).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Stores a choice as the newest one. */
export function rememberChoice(choice: Found): void {
  const others = recentChoices().filter(({ path, title }) => path !== choice.path || title !== choice.title);
  try {
    localStorage.setItem(KEY, JSON.stringify([choice, ...others].slice(0, MOST)));
  } catch {
    // If the browser allows no storage, the choice is not saved.
  }
}

function isFound(value: unknown): value is Found {
  if (typeof value !== "object" || value === null) return false;
  const texts = ["kind", "title", "detail", "path"].map((key): unknown => Reflect.get(value, key));
  return texts.every((text) => typeof text === "string") && /^\/(?!\/)/.test(String(texts[3]));
}
