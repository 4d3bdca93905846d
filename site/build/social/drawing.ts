import { ANVIL_PATH, HALLMARK_SHAPES, MODALITY_PATHS } from "../../src/components/icons.tsx";
import type { SocialText } from "../../src/pages/page.ts";
import { escapeXml } from "../../files/xml.ts";

/** Maximum width of text, in pixels. */
const ROOM = 1040;
/**
 * Average width of a character in a title, relative to the font size. `TEXT_WIDTH` is the average width in other text.
 */
const TITLE_WIDTH = 0.54;
const TEXT_WIDTH = 0.5;

/** Draws the image of a page, 1200 × 630, as SVG. */
export function drawSocial({ title, description, section, modality }: SocialText): string {
  const heading = fit(title);
  const size = 34;
  const words = wrap(firstSentences(description), Math.floor(ROOM / (size * TEXT_WIDTH)), 3);
  const top = section === undefined ? 130 : 150;
  const below = top + heading.lines.length * heading.size * 1.1 + 46;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    '<defs><linearGradient id="heat"><stop stop-color="#ad3807"/><stop offset=".6" stop-color="#ff9a3c"/><stop offset="1" stop-color="#ffd28a"/></linearGradient></defs>',
    '<rect width="1200" height="630" fill="#1c1e21"/><rect width="1200" height="14" fill="url(#heat)"/>',
    modality === undefined ? "" : hallmark(modality),
    `<path d="${ANVIL_PATH}" fill="#2c2f34" transform="translate(690 270) scale(17)"/>`,
    section === undefined ? "" : text([section], { x: 80, y: 112, size: 30, fill: "#ff9a63" }),
    text(heading.lines, {
      x: 80,
      y: top + heading.size * 0.86,
      size: heading.size,
      fill: "#f6f2ec",
      weight: 700,
      leading: 1.1,
    }),
    text(words, { x: 80, y: below, size, fill: "#c9c3ba" }),
    `<rect x="80" y="534" width="52" height="52" rx="11" fill="#ad3807"/><path d="${ANVIL_PATH}" fill="#fff" transform="translate(80 534) scale(1.625)"/>`,
    text(["Hubsmith"], { x: 150, y: 573, size: 38, fill: "#f6f2ec", weight: 700 }),
    "</svg>",
  ].join("");
}

function hallmark(modality: string): string {
  const shape = HALLMARK_SHAPES[modality] ?? HALLMARK_SHAPES["other"] ?? "";
  const drawing = MODALITY_PATHS[modality] ?? MODALITY_PATHS["other"] ?? "";
  return `<g transform="translate(1020 76) scale(4.2)"><path d="${shape}" fill="#ff9a63"/><path d="${drawing}" transform="translate(5.4 5.4) scale(.55)" fill="none" stroke="#1c1e21" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

interface TextStyle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  /** Height of a line, relative to the font size. */
  readonly leading?: number;
}

function text(lines: readonly string[], { x, y, size, fill, weight = 400, leading = 1.35 }: TextStyle): string {
  const rows = lines.map(
    (line, index) => `<tspan x="${x}" y="${Math.round(y + index * size * leading)}">${escapeXml(line)}</tspan>`,
  );
  return `<text font-family="Bricolage Grotesque" font-size="${size}" font-weight="${weight}" fill="${fill}">${rows.join("")}</text>`;
}

/** Breaks a title into at most two lines, and chooses the largest font size in which they fit. */
function fit(title: string): { readonly lines: readonly string[]; readonly size: number } {
  // Leaves room on the right for the hallmark, the symbol of the modality.
  for (const size of [96, 84, 72, 60]) {
    const width = Math.floor((ROOM - 140) / (size * TITLE_WIDTH));
    const lines = wrap(title, width, 3);
    if (lines.length <= 2 && lines.every((line) => line.length <= width)) return { lines, size };
  }
  return { lines: wrap(title, 32, 2), size: 52 };
}

/** Returns the first sentences of a text: at least one, and more if they fit into 150 characters. */
function firstSentences(words: string): string {
  const [first = "", ...rest] = words.split(/(?<=[.!?]) /);
  return rest.reduce((all, sentence) => (`${all} ${sentence}`.length <= 150 ? `${all} ${sentence}` : all), first);
}

/**
 * Breaks text into at most `most` lines of at most `width` characters. If words are left out, the last line ends with
 * an ellipsis.
 */
function wrap(words: string, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? "").slice(0, width - 1)}…`];
}
