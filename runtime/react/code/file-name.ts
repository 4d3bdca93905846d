/** Ending of a file in a language; text when the language is unknown. */
const ENDINGS: Readonly<Record<string, string>> = {
  python: "py",
  bash: "sh",
  javascript: "js",
  typescript: "ts",
  csharp: "cs",
  powershell: "ps1",
  json: "json",
  yaml: "yaml",
};

/** Longest name without its ending, in characters. */
const LONGEST_NAME = 80;

/** Names that some systems keep for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Returns a name for a file of code that every system takes: letters, digits, hyphens, underscores, and dots inside.
 *
 * @param parts words to make the name of, such as the id of a model and a title; anything may be in them
 * @param language such as `python`
 */
export function codeFileName(parts: readonly (string | undefined)[], language: string): string {
  const words = parts.map((part) =>
    (part ?? "")
      .replace(/^.*\//s, "")
      .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
      .replaceAll(/\.{2,}/g, ".")
      .replaceAll(/^[-._]+|[-._]+$/g, ""),
  );
  const name = words
    .filter((word) => word !== "")
    .join("-")
    .slice(0, LONGEST_NAME)
    .replace(/[-._]+$/, "");
  const safe = name === "" || DEVICE.test(name.split(".")[0] ?? "") ? `model-${name}`.replace(/-$/, "") : name;
  const ending = Object.hasOwn(ENDINGS, language) ? ENDINGS[language] : "txt";
  return `${safe}.${ending ?? "txt"}`;
}
