import { kept, perEntry } from "../entries.ts";
import { KIND_NAMES } from "../entry.ts";
import type { Check, Entry, Finding } from "../entry.ts";
import { textOf } from "../json.ts";
import { logoFolder, logoNames, readLogo } from "../logo-files.ts";
import { textsIn } from "../pointer.ts";
import { quoted, suggestion } from "../suggest.ts";
import { BLANK } from "../validate/explain.ts";
import { isAlias, visit } from "yaml";

/**
 * Checks that no placeholder of `hubsmith new` is left in an entry. Most files have none, so the values are only
 * searched if the text of the file contains one.
 */
export const blank = perEntry(KIND_NAMES, function* (entry): Generator<Finding> {
  for (const { text, path } of BLANK.test(entry.text) ? textsIn(entry.data) : []) {
    const match = BLANK.exec(text);
    if (match === null) continue;
    const message = "this placeholder is not filled in";
    const place = { path, offset: match.index, length: match[0].length };
    yield { entry, ...place, code: "blank", message, hint: "replace the placeholder with the real value" };
  }
});

/**
 * Matches a YAML escape that may produce an invisible character. Most files have no such escape, so the values are only
 * searched if the text of the file contains one.
 */
const ESCAPE = /\\[xuU0abevfNP_]/;

/** Matches an invisible character, except line breaks, tabs and the two joiners that letters and emoji need. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[^\P{Cf}\u200c\u200d]|[\u{e0000}-\u{e0fff}]|\p{Cs}/u;

/**
 * Reports invisible characters that are written as escapes. Unescaped invisible characters are reported when the file
 * is read.
 */
export const hiddenText = perEntry(KIND_NAMES, function* (entry): Generator<Finding> {
  for (const { text, path } of ESCAPE.test(entry.text) ? textsIn(entry.data) : []) {
    const [hidden] = HIDDEN.exec(text) ?? [];
    if (hidden === undefined) continue;
    const code = (hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const message = `the value contains the invisible character U+${code}`;
    const hint = "delete the character: nobody can see it in a snippet or on a page";
    yield { entry, path, code: "hidden-text", message, hint };
  }
});

/**
 * Reports an anchor (`&name`) that no alias (`*name`) uses. Either the anchor is not needed any more, or an alias is
 * misspelled.
 */
export const unusedAnchor = perEntry(KIND_NAMES, function* (entry): Generator<Finding> {
  // Most entries have no anchor. So the text is searched first, which is faster than searching the parsed nodes.
  if (!/(?:^|[\s,[{])&\S/.test(entry.text)) return;
  for (const { name, valueStart } of unusedAnchors(entry)) {
    const position = entry.text.lastIndexOf(`&${name}`, valueStart);
    const message = `no alias uses the anchor ${quoted(`&${name}`)}`;
    const hint = `delete it, or use the value elsewhere as *${name}`;
    yield { entry, path: [], position, length: name.length + 1, code: "unused-anchor", message, hint };
  }
});

interface Anchor {
  readonly name: string;
  /** The offset in the file's text at which the value after the anchor starts. */
  readonly valueStart: number;
}

function unusedAnchors(entry: Entry): Anchor[] {
  const unused = new Set<Anchor>();
  const current = new Map<string, Anchor>();
  const use = (anchor: Anchor | undefined): void => {
    if (anchor !== undefined) unused.delete(anchor);
  };
  visit(entry.document, {
    Node(_, node) {
      if (isAlias(node)) return use(current.get(node.source));
      if (node.anchor === undefined) return;
      const anchor = { name: node.anchor, valueStart: node.range?.[0] ?? 0 };
      // Several anchors may have the same name. An alias refers to the last anchor of that name before the alias.
      current.set(node.anchor, anchor);
      unused.add(anchor);
    },
  });
  return [...unused];
}

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
