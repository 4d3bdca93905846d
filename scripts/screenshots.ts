import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { preview } from "vite";
import { BROWSER_ARGUMENTS, findBrowser, NO_BROWSER } from "../site/build/browser.ts";
import { startStep } from "../site/build/progress.ts";
import { ROOT } from "../site/build/run.ts";

/** The pages of which screenshots are taken: one page of each kind, and the pages with the most difficult layout. */
const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  tasks: "/tasks/",
  "task-text": "/tasks/token-classification/",
  "task-image": "/tasks/image-classification/",
  "task-table": "/tasks/tabular-classification/",
  libraries: "/libraries/",
  library: "/libraries/transformers/",
  "library-small": "/libraries/diff-interpretation-tuning/",
  providers: "/providers/",
  "provider-jobs": "/providers/fal-ai/",
  "provider-many": "/providers/hf-inference/",
  "provider-chat": "/providers/groq/",
  compare: "/compare/?a=library%3Adiffusers&b=library%3Atransformers",
  search: "/search/?q=text",
  quantization: "/quantization/",
  model: "/model/#id=stabilityai/stable-diffusion-xl-base-1.0",
  "dialog-library": "/libraries/sentence-transformers/#use=library:transformers",
  "dialog-provider": "/#use=provider:groq&language=javascript&client=fetch&stream=yes",
  playground: "/playground/chat-template/",
  docs: "/docs/",
  "document-live": "/docs/react-components/",
  document: "/docs/architecture/",
  "document-api": "/docs/reference/api/template/",
  missing: "/nowhere/",
  menu: "/libraries/",
};

/** The file of the only picture in the README, which shows a dialog. Other pictures are not committed. */
const README_PICTURE = ".github/dialog.webp";
const README_SHOT = "dialog-library-desktop-light";

const SCREENS = { desktop: { width: 1280, height: 900 }, mobile: { width: 375, height: 812 } } as const;

/**
 * Maximum height of a picture, in pixels. Long pages are cut off at this height, because their lower part looks similar
 * to the upper part.
 */
const TALLEST = { desktop: 1600, mobile: 2000 } as const;

/** Quality of the pictures, from 0 to 100. With a lower quality, small letters would be blurred. */
const QUALITY = 50;
const THEMES = ["light", "dark"] as const;

/** Returns the screen sizes for a screenshot. The menu exists only on mobile screens. */
function screensOf(name: string): readonly (keyof typeof SCREENS)[] {
  return name === "menu" ? ["mobile"] : ["desktop", "mobile"];
}

/** A screenshot to take: a page in one screen size and one theme. */
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly screen: keyof typeof SCREENS;
  readonly theme: (typeof THEMES)[number];
}

async function takeShot(browser: Browser, address: string, folder: string, shot: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: SCREENS[shot.screen],
    colorScheme: shot.theme,
    reducedMotion: "reduce",
    ...(shot.screen === "mobile" && { isMobile: true, hasTouch: true }),
  });
  // Waits until the network is idle, because some parts of a page load their scripts when they become visible.
  await page.goto(new URL(shot.path.slice(1), address).href, { waitUntil: "networkidle" });
  const isDialog = shot.name.startsWith("dialog");
  if (isDialog) await page.locator("dialog[open] .hs-snippet:visible").first().waitFor();
  if (shot.name === "menu") await page.locator(".menu-button").click();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = SCREENS[shot.screen];
  await save(page, join(folder, `${shot.name}-${shot.screen}-${shot.theme}.webp`), {
    x: 0,
    y: 0,
    width,
    height: isDialog ? SCREENS[shot.screen].height : Math.min(height, TALLEST[shot.screen]),
  });
  if (`${shot.name}-${shot.screen}-${shot.theme}` === README_SHOT) await saveDialog(page, join(ROOT, README_PICTURE));
  await page.close();
}

async function saveDialog(page: Page, file: string): Promise<void> {
  const box = await page.locator("dialog[open]").boundingBox();
  if (box === null) throw new Error("the dialog for the screenshot is not open");
  await save(page, file, box);
}

/** Writes a picture of a part of a page, as WebP. A PNG file would be three times as large. */
async function save(
  page: Page,
  file: string,
  part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { ...part, scale: 1 },
  });
  await writeFile(file, Buffer.from(data, "base64"));
}

/**
 * Takes screenshots of the built site, for desktop and mobile screens, in the light and the dark theme. Writes them to
 * `dist/screenshots`.
 *
 * If arguments are given, takes only the screenshots whose names contain all arguments.
 */
async function main(words: readonly string[]): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  const outDir = process.env["SITE_DIR"] ?? join(ROOT, "dist/site");
  const folder = join(ROOT, "dist/screenshots");
  await mkdir(folder, { recursive: true });
  const server = await preview({
    root: join(ROOT, "site"),
    configFile: join(ROOT, "site/vite.config.ts"),
    appType: "mpa",
    logLevel: "error",
    build: { outDir },
    preview: { port: 0, host: "localhost" },
  });
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
  const step = startStep("photograph the pages");
  const shots = Object.entries(PAGES).flatMap(([name, path]) =>
    screensOf(name).flatMap((screen) => THEMES.map((theme): Shot => ({ name, path, screen, theme }))),
  );
  const chosen = shots.filter((shot) =>
    words.every((word) => `${shot.name}-${shot.screen}-${shot.theme}`.includes(word)),
  );
  for (const [index, shot] of chosen.entries()) {
    step.advance(index, chosen.length);
    await takeShot(browser, server.resolvedUrls?.local[0] ?? "", folder, shot);
  }
  step.done(`${chosen.length} pictures in dist/screenshots`);
  await browser.close();
  await server.close();
}

await main(process.argv.slice(2));
