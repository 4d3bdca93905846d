import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "./browser.ts";
import { ROOT } from "./run.ts";

/** One picture for each part of the site, shown where a link to it is shared: a title and a line below. */
const PICTURES = {
  home: ["Hubsmith", "Tasks, libraries and working code for the models of a public hub"],
  tasks: ["Tasks", "What models do, with worked examples, inputs and outputs"],
  libraries: ["Libraries", "Code that loads a model and uses it, ready to copy"],
  providers: ["Providers", "Who serves models, and how each is called"],
  quantization: ["Quantization", "Types, sizes and labels of model files"],
  docs: ["Documents", "How Hubsmith works, and how to build on it"],
} as const;

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { width: 1200px; height: 630px; padding: 90px 100px; background: #fbf9f6; color: #1f1b16;
    font-family: "DejaVu Sans", system-ui, sans-serif; display: flex; flex-direction: column; justify-content: space-between }
  h1 { font-size: 104px; letter-spacing: -3px; line-height: 1.05 }
  p { font-size: 40px; line-height: 1.35; color: #5c5348; max-width: 900px; margin-top: 28px }
  footer { display: flex; align-items: center; gap: 22px; font-size: 36px; font-weight: 600 }
  svg { width: 64px; height: 64px }
`;

const LOGO = `<svg viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#a63a0a"/><path d="M4 11h6V9h17v3c-3 .3-6 2-6.5 4.5V18l3 3.5V24H10v-2.5l3-3.5v-1C8 17 4.6 14.8 4 11z" fill="#fff"/></svg>`;

/** Draws the pictures that go with shared links, 1200 × 630, into `site/public/social`. */
async function main(): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error("no browser found: install Chromium or set HUBSMITH_CHROMIUM to its path");
  const folder = join(ROOT, "site/public/social");
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const [name, [title, line]] of Object.entries(PICTURES)) {
    await page.setContent(
      `<style>${STYLE}</style><main><h1>${title}</h1><p>${line}</p></main><footer>${LOGO}Hubsmith</footer>`,
    );
    await writeFile(join(folder, `${name}.png`), await page.screenshot());
  }
  await browser.close();
}

await main();
