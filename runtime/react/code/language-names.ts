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

/** Returns the name of a language as people write it: `C#` for `csharp`; undefined for one that is not known. */
export function languageName(language: string): string | undefined {
  return Object.hasOwn(NAMES, language) ? NAMES[language] : undefined;
}

/**
 * Returns the names of the languages as people write them: `Python, C#`.
 *
 * @param languages as in `Library.languages`; one that is not known is written as it is
 */
export function languageNames(languages: readonly string[]): string {
  return languages.map((language) => languageName(language) ?? language).join(", ");
}
