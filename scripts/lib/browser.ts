import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Browser } from "playwright-core";

/**
 * Commands of Chromium and related browsers. The headless shell is Chromium without a user interface. It comes first,
 * because it needs a third of the processor time to start a new page, and half of it to load the page again.
 */
const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
  "chrome.exe",
  "msedge.exe",
];

/** Paths where these browsers are usually installed. These paths are tried after PATH. */
const PLACES = [
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** The message for the user if a command finds no browser. */
export const NO_BROWSER =
  "no browser found: install Chromium (for example `apt install chromium`) or set HUBSMITH_CHROMIUM to its path";

/** If this environment variable is `1`, the browser tests fail without a browser. Otherwise, they are skipped. */
export const REQUIRE_BROWSER = "HUBSMITH_REQUIRE_BROWSER";

/** Arguments that start a browser without a window, and without the browser's own background requests. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Finds a browser for the tests: at `HUBSMITH_CHROMIUM`, on PATH, or at one of `PLACES`.
 *
 * @returns the path of the browser's program, or undefined if there is none
 */
export function findBrowser(): string | undefined {
  const chosen = process.env["HUBSMITH_CHROMIUM"];
  if (chosen !== undefined && chosen !== "") return isProgram(chosen) ? chosen : undefined;
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Starts a browser. @throws Error if none is installed */
export async function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS, ...more] });
}
