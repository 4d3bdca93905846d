import { UNSAFE_NAMES } from "../yaml/parse.ts";
import type { Kind } from "../entry.ts";
import { groupBy } from "../json.ts";
import type { Fault } from "../yaml/locate.ts";
import { quoted } from "../suggest.ts";

const KEBAB_CASE = {
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  words: "lower-case letters and digits, joined by single hyphens",
};

interface Form {
  readonly pattern: RegExp;
  readonly words: string;
  /** Names with a special meaning. They are allowed although they do not match `pattern`. */
  readonly special?: readonly string[];
  /**
   * Names that no entry may have, because other generated files use them, such as `index`. A test compares this list
   * with the generated files.
   */
  readonly taken?: readonly string[];
}

const LIBRARY_KEY = {
  pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*$/,
  words: "letters, digits, dots, hyphens and underscores",
};

/** The form of file names for each kind of entry. */
const FORMS: Readonly<Record<Kind, Form>> = {
  tasks: { ...KEBAB_CASE, taken: ["index"] },
  io: { ...KEBAB_CASE, special: ["_common"], taken: ["common", "index", "report", "types"] },
  libraries: { ...LIBRARY_KEY, taken: ["fallbacks", "index", "leads", "properties", "table", "without-code"] },
  quantization: KEBAB_CASE,
  providers: {
    ...KEBAB_CASE,
    special: ["_presets"],
    taken: ["addresses", "definition", "details", "examples", "flaws", "index", "preset-table", "presets", "rules"],
  },
  apps: {
    pattern: /^[a-z0-9]+([.-][a-z0-9]+)*$/,
    words: "lower-case letters and digits, joined by single hyphens or dots",
    taken: ["app", "index"],
  },
  hardware: KEBAB_CASE,
  datasets: KEBAB_CASE,
  evaluation: KEBAB_CASE,
  agents: KEBAB_CASE,
  widgets: { pattern: /^[a-z]{2,3}$/, words: "the code of a language: two or three lower-case letters" },
  clients: { ...KEBAB_CASE, special: ["_calls"], taken: ["facts", "index"] },
  apis: LIBRARY_KEY,
  properties: KEBAB_CASE,
};

/** Names that Windows reserves for devices. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

/**
 * The result of checking a file name: a valid id, a file to ignore, or a fault.
 */
export type Judged = { readonly id: string } | { readonly isIgnored: true } | { readonly fault: Fault };

/** Checks the name of a file in an entry folder. Hidden files and backups of editors are ignored. */
export function judgeName(kind: Kind, name: string): Judged {
  if (name.startsWith(".") || name.endsWith("~")) return { isIgnored: true };
  const [, id = name, extension = ""] = /^(.*?)(\.ya?ml|\.json|\.md|\.txt)?$/is.exec(name) ?? [];
  if (extension !== ".yaml") {
    const message = `${quoted(name)} is not an entry, because its name does not end in .yaml`;
    const hint = `rename it to ${id}.yaml, or move it out of this folder`;
    return { fault: { code: "wrong-extension", message, hint } };
  }
  const { pattern, words, special = [], taken = [] } = FORMS[kind];
  if (special.includes(id)) return { id };
  if (taken.includes(id.toLowerCase())) {
    const hint = "a generated file in the same folder has this name; choose another name";
    return { fault: { code: "taken-name", message: `${quoted(id)} cannot be an id`, hint } };
  }
  if (UNSAFE_NAMES.has(id)) {
    const hint = "every JavaScript object has a field of this name; choose another name";
    return { fault: { code: "unsafe-name", message: `${quoted(id)} cannot be an id`, hint } };
  }
  if (!pattern.test(id)) {
    const hint = `use ${words}, for example ${exampleOf(kind, id)}.yaml`;
    return { fault: { code: "bad-file-name", message: `${quoted(name)} is not a valid name`, hint } };
  }
  if (DEVICE.test(id)) {
    const hint = "Windows cannot store a file of this name; choose another name";
    return { fault: { code: "bad-file-name", message: `${quoted(name)} is not a valid name`, hint } };
  }
  return { id };
}

/** Returns an example of a valid id that resembles an invalid one. */
function exampleOf(kind: Kind, id: string): string {
  const words = id.normalize("NFKD").match(/[A-Za-z0-9]+/g) ?? ["entry"];
  return FORMS[kind].pattern === LIBRARY_KEY.pattern ? words.join("-") : words.join("-").toLowerCase();
}

/**
 * Returns groups of names that a case-insensitive file system cannot distinguish. The names in a group keep their
 * order.
 */
export function clashingNames(names: readonly string[]): string[][] {
  const groups = groupBy(names, (name) => name.toLowerCase());
  return [...groups.values()].filter((group) => group.length > 1);
}
