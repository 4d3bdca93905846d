import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "./lib/browser.ts";
import { previewSite } from "./lib/preview-site.ts";
import { startStep } from "./lib/progress.ts";
import { ROOT } from "./lib/run.ts";

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
const FOLDER = join(ROOT, "dist/screenshots");

/** A screenshot to take: a page in one screen size and one theme. */
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly screen: keyof typeof SCREENS;
  readonly theme: "light" | "dark";
}

async function takeShot(browser: Browser, address: string, { name, path, screen, theme }: Shot): Promise<void> {
  const { width, height } = SCREENS[screen];
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: "reduce",
    ...(screen === "mobile" && { isMobile: true, hasTouch: true }),
  });
  // Waits until the network is idle, because some parts of a page load their scripts when they become visible.
  await page.goto(new URL(path.slice(1), address).href, { waitUntil: "networkidle" });
  const isDialog = path.includes("#use=");
  if (isDialog) await page.locator("dialog[open] .hs-snippet:visible").first().waitFor();
  if (name.startsWith("menu")) await page.locator(".menu-button").click();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const shown = isDialog ? height : Math.min(whole, TALLEST[screen]);
  await save(page, join(FOLDER, `${name}.webp`), { x: 0, y: 0, width, height: shown });
  const box = name === README_SHOT ? await page.locator("dialog[open]").boundingBox() : null;
  if (box !== null) await save(page, join(ROOT, README_PICTURE), box);
  await page.close();
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

/* Takes screenshots of the built site, for desktop and mobile screens, in the light and the dark theme. An argument that
   is a whole name takes only this screenshot; otherwise, only the screenshots whose names contain all arguments. */
const shots = Object.entries(PAGES).flatMap(([page, path]) =>
  (["desktop", "mobile"] as const).flatMap((screen) =>
    (["light", "dark"] as const).map((theme): Shot => ({ name: `${page}-${screen}-${theme}`, path, screen, theme })),
  ),
);
const words = process.argv.slice(2);
const named = shots.filter(({ name }) => words.includes(name));
// The menu exists only on mobile screens.
const chosen = (named.length > 0 ? named : shots)
  .filter(({ name }) => !name.startsWith("menu-desktop"))
  .filter(({ name }) => named.length > 0 || words.every((word) => name.includes(word)));
await mkdir(FOLDER, { recursive: true });
const { server, address } = await previewSite();
const browser = await launchBrowser();
const step = startStep("photograph the pages");
for (const [index, shot] of chosen.entries()) {
  step.advance(index, chosen.length);
  await takeShot(browser, address, shot);
}
step.done(`${chosen.length} pictures in dist/screenshots`);
await browser.close();
await server.close();
