import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { kept } from "./entries.ts";

/** Packages that contain logos, by the first part of the field `logo`. */
const PACKAGES: Readonly<Record<string, string>> = {
  lobehub: "@lobehub/icons-static-svg",
  "simple-icons": "simple-icons",
};

/** A drawing on a 24 × 24 grid in one colour. */
export interface LogoDrawing {
  /** Name of the logo, as in the spec: `simple-icons/pytorch`. */
  readonly name: string;
  readonly shapes: readonly LogoShape[];
  /** If true, the logo uses the SVG fill rule `evenodd`: areas that an outline covers twice stay empty. */
  readonly isEvenOdd: boolean;
}

export interface LogoShape {
  /** The outline: the attribute `d` of an SVG path. */
  readonly outline: string;
  /** Opacity from 0 to 1. Default: 1. */
  readonly opacity?: number;
}

/** Returns the folder with the logos of a package. `source` is the first part of the field `logo`. */
export function logoFolder(root: string, source: string): string {
  return join(root, "node_modules", PACKAGES[source] ?? source, "icons");
}

/**
 * Reads a logo. Only outlines are read, so that no script, link or style of the file can reach a page.
 *
 * @param root folder that contains `node_modules`
 * @param word the name of the logo, such as `simple-icons/pytorch`
 * @returns undefined if the file does not exist, or is not a drawing in one colour on a 24 × 24 grid
 */
export function readLogo(root: string, word: string): LogoDrawing | undefined {
  const [source = "", name = ""] = word.split("/");
  const folder = logoFolder(root, source);
  return filesOf(folder).has(`${name}.svg`)
    ? drawingOf(word, readFileSync(join(folder, `${name}.svg`), "utf8"))
    : undefined;
}

/** Returns the names of the logos in a folder, without `.svg`; undefined if the package is not installed. */
export function logoNames(folder: string): readonly string[] | undefined {
  const files = [...filesOf(folder)];
  return files.length === 0 ? undefined : files.map((file) => file.replace(/\.svg$/, ""));
}

const folders = new Map<string, ReadonlySet<string>>();

function filesOf(folder: string): ReadonlySet<string> {
  return existsSync(folder) ? kept(folders, folder, () => new Set(readdirSync(folder))) : new Set();
}

function drawingOf(name: string, svg: string): LogoDrawing | undefined {
  const text = svg.replace(/<title>[^<]*<\/title>/, "");
  const elements = [...text.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag = "", rest = ""]) => ({ tag, rest }));
  const [root, ...paths] = elements;
  if (root?.tag !== "svg" || attribute(root.rest, "viewBox") !== "0 0 24 24") return undefined;
  const shapes = paths.flatMap(({ tag, rest }) => (tag === "path" ? (shapeOf(rest) ?? []) : []));
  if (shapes.length === 0 || shapes.length < paths.length) return undefined;
  return { name, shapes, isEvenOdd: attribute(root.rest, "fill-rule") === "evenodd" };
}

function shapeOf(attributes: string): LogoShape | undefined {
  const outline = attribute(attributes, "d");
  const fill = attribute(attributes, "fill") ?? "currentColor";
  if (outline === undefined || !/^[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]+$/.test(outline)) return undefined;
  if (fill !== "currentColor") return undefined;
  const opacity = Number(attribute(attributes, "fill-opacity") ?? attribute(attributes, "opacity") ?? 1);
  return opacity < 1 ? { outline, opacity } : { outline };
}

function attribute(text: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1];
}
