import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import type { SocialText } from "../../src/pages/page.ts";
import { drawSocial } from "./drawing.ts";
import { unpackWoff } from "./font.ts";

const WEIGHTS = [400, 700];

/** Draws the preview images that social networks show for links. Call `close` after the last image. */
export interface SocialImages {
  /** Returns the image of a page as PNG. */
  readonly render: (text: SocialText) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/**
 * Prepares the fonts. Decompresses the files of the font packages, because the rasteriser reads only OpenType files.
 */
export async function openSocialImages(): Promise<SocialImages> {
  const folder = await mkdtemp(join(tmpdir(), "hubsmith-fonts-"));
  const fontFiles = await Promise.all(
    WEIGHTS.map(async (weight) => {
      const name = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`;
      const file = join(folder, `${weight}.ttf`);
      await writeFile(file, unpackWoff(await readFile(createRequire(import.meta.url).resolve(name))));
      return file;
    }),
  );
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: "Bricolage Grotesque" };
  return {
    render: async (text) => (await renderAsync(drawSocial(text), { font })).asPng(),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
