const NAMES: Readonly<Record<string, string>> = {
  python: "Python",
  bash: "Shell",
  javascript: "JavaScript",
  typescript: "TypeScript",
  csharp: "C#",
  powershell: "PowerShell",
  json: "JSON",
  yaml: "YAML",
};

/** Returns the display name of a language, such as `C#` for `csharp`. Undefined for an unknown language. */
export function languageName(language: string): string | undefined {
  return Object.hasOwn(NAMES, language) ? NAMES[language] : undefined;
}

/**
 * Returns the display names of the languages, such as `Python, C#`.
 *
 * @param languages as in `Library.languages`; the id of an unknown language stays unchanged
 */
export function languageNames(languages: readonly string[]): string {
  return languages.map((language) => languageName(language) ?? language).join(", ");
}
