import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the text of every file in a folder, by its path in the folder, sorted. */
export function fileTexts(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]));
}
