import { isAlias, visit } from "yaml";
import { perEntry } from "../entries.ts";
import { KIND_NAMES } from "../entry.ts";
import type { Entry, Finding } from "../entry.ts";
import { quoted } from "../suggest.ts";

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
