const LANGUAGES: Readonly<Record<string, { readonly name: string; readonly extension: string }>> = {
  python: { name: "Python", extension: "py" },
  bash: { name: "Shell", extension: "sh" },
  javascript: { name: "JavaScript", extension: "js" },
  typescript: { name: "TypeScript", extension: "ts" },
  csharp: { name: "C#", extension: "cs" },
  powershell: { name: "PowerShell", extension: "ps1" },
  json: { name: "JSON", extension: "json" },
  yaml: { name: "YAML", extension: "yaml" },
};

function languageOf(id: string) {
  return Object.hasOwn(LANGUAGES, id) ? LANGUAGES[id] : undefined;
}

/** Returns the display name of a language, such as `C#` for `csharp`. Returns undefined for an unknown language. */
export function languageName(language: string): string | undefined {
  return languageOf(language)?.name;
}

/**
 * Returns the display names of the languages, such as `Python, C#`.
 *
 * @param languages as in `Library.languages`; the id of an unknown language stays unchanged
 */
export function languageNames(languages: readonly string[]): string {
  return languages.map((language) => languageName(language) ?? language).join(", ");
}

/** Maximum length of a name without its extension, in characters. */
const LONGEST_NAME = 80;

/** Names that some systems reserve for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Returns a name for a code file. The name is valid on every system: it consists of letters, digits, hyphens,
 * underscores and dots, and does not start or end with a dot.
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
      .replaceAll(/^[-._]+|(?<![-._])[-._]+$/g, ""),
  );
  const name = words
    .filter((word) => word !== "")
    .join("-")
    .slice(0, LONGEST_NAME)
    .replace(/(?<![-._])[-._]+$/, "");
  const safe = name === "" || DEVICE.test(name.split(".")[0] ?? "") ? `model-${name}`.replace(/-$/, "") : name;
  return `${safe}.${languageOf(language)?.extension ?? "txt"}`;
}
