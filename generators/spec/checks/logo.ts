import { kept, perEntry } from "../entries.ts";
import type { Check, Finding } from "../entry.ts";
import { textOf } from "../json.ts";
import { logoFolder, logoNames, readLogo } from "../logo-files.ts";
import { quoted, suggestion } from "../suggest.ts";

/**
 * Checks that a logo exists in its package (`simple-icons` for `simple-icons/pytorch`) and is drawn in one colour.
 * Nothing is checked if the packages are not installed.
 */
export const logo: Check = (spec) => kept(checks, spec.root, () => checkIn(spec.root))(spec);

const checks = new Map<string, Check>();

function checkIn(root: string): Check {
  return perEntry(["libraries", "providers", "apps", "clients"], function* (entry): Generator<Finding> {
    const word = textOf(entry.data["logo"]);
    if (word === undefined) return;
    const [source = "", name = ""] = word.split("/");
    const names = logoNames(logoFolder(root, source));
    if (names === undefined || readLogo(root, word) !== undefined) return;
    const isThere = names.includes(name);
    const message = isThere
      ? `the logo ${quoted(name)} of ${source} has several colours or parts that are not outlines`
      : `${source} has no logo ${quoted(name)}`;
    const hint = isThere ? "choose the plain variant, or leave the logo out" : suggestion(name, names);
    yield { entry, path: ["logo"], code: "unknown-logo", message, hint };
  });
}
