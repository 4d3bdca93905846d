/** File extension of each language. Unknown languages get the extension of a text file. */
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

/** Maximum length of a name without its extension, in characters. */
const LONGEST_NAME = 80;

/** Names that some systems reserve for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Returns a file name for code that is valid on every system. It consists of letters, digits, hyphens, underscores and
 * dots, and neither starts nor ends with a dot.
 *
 * @param parts the parts of the name, such as the id of a model and a title; any text is allowed
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
