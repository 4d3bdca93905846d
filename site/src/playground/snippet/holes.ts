import type { PlacedNode } from "../../../../generators/snippets/context.ts";
import { ESCAPES } from "../../../../generators/snippets/escapes.ts";
import type { CompiledLibrary } from "../../../../generators/snippets/library.ts";
import type { Path } from "../../../../generators/spec/entry.ts";
import { locateInText } from "../../../../generators/spec/yaml/locate.ts";

/** The kind of a hole (a placeholder). It depends on the code around the hole, and decides how the value is escaped. */
export type HoleKind = "string" | "word" | "comment" | "literal" | "json" | "name";

/** A hole and its position in the YAML text. */
export interface ShownHole {
  readonly line: number;
  readonly column: number;
  readonly width: number;
  /** Name of the fact whose value replaces the hole. */
  readonly name: string;
  readonly kind: HoleKind;
  /** Language of the template. */
  readonly language: string;
  /** The format in which the value is inserted, in words. */
  readonly written: string;
}

type Hole = PlacedNode & { readonly kind: "placeholder" };

/**
 * Returns every hole in the library's own templates and parts, in the order of the text. Leaves out the holes of
 * rejected templates.
 */
export function holesOf({ entry, templates }: CompiledLibrary): readonly ShownHole[] {
  const holes = new Map<string, ShownHole>();
  for (const [rule, compiled] of templates) {
    // A template from another library is not in the edited file, so its holes cannot be marked.
    if (!compiled.ok || rule.origin !== undefined) continue;
    for (const hole of holesIn(compiled.nodes)) {
      const path: Path = hole.place.part === undefined ? [...rule.path, "template"] : ["parts", hole.place.part];
      const { line, column, width } = locateInText(entry, path, hole.place.offset, hole.place.length);
      const shown = { line, column, width, name: hole.name, language: rule.language, ...writingOf(hole) };
      holes.set(`${line}:${column}:${shown.kind}`, shown);
    }
  }
  return [...holes.values()].sort((one, other) => one.line - other.line || one.column - other.column);
}

function holesIn(nodes: readonly PlacedNode[]): readonly Hole[] {
  return nodes.flatMap((node) => {
    if (node.kind === "placeholder") return [node];
    if (node.kind === "if") return holesIn([...node.present, ...node.absent]);
    return node.kind === "each" ? holesIn(node.body) : [];
  });
}

function writingOf({ write: { calls } }: Hole): Pick<ShownHole, "kind" | "written"> {
  const [outer] = calls;
  if (outer === undefined) return { kind: "name", written: "Not escaped, because it is a checked name or a number." };
  const methods: Readonly<Record<string, { readonly description: string } | undefined>> = ESCAPES[outer.language];
  const written = methods[outer.method]?.description ?? "";
  if (calls.some(({ language }) => language === "json")) {
    return { kind: "json", written: calls.length > 1 ? `JSON, then: ${written}` : written };
  }
  return { kind: KINDS.find(([pattern]) => pattern.test(outer.method))?.[1] ?? "string", written };
}

const KINDS: readonly (readonly [RegExp, HoleKind])[] = [
  [/word/i, "word"],
  [/comment/i, "comment"],
  [/literal/i, "literal"],
];
