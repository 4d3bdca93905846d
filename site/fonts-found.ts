import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STYLES = join(ROOT, "site/src/styles/fonts.css");

/** Stops the build if a font package is not installed. Without this check, browsers would show pages in other fonts. */
export function fontsFound(): Plugin {
  return {
    name: "hubsmith:fonts-found",
    apply: "build",
    buildStart() {
      const missing = missingFonts(readFileSync(STYLES, "utf8"));
      if (missing.length > 0) this.error(`fonts are not installed: ${missing.join(", ")}. Run npm ci first.`);
    },
  };
}

/**
 * Returns the font packages that a style sheet uses, but that are not installed.
 *
 * @param folder folder with `node_modules`; default: the repository
 */
export function missingFonts(css: string, folder: string = ROOT): string[] {
  const files = [...css.matchAll(/url\("(@[\w-]+\/[\w-]+)(\/[^"]+)"\)/g)];
  const missing = files.filter(([, name = "", path = ""]) => !existsSync(join(folder, "node_modules", name + path)));
  return [...new Set(missing.map(([, name = ""]) => name))];
}
