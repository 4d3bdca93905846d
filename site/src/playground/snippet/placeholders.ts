import type { PlacedNode } from "../../../../generators/snippets/context.ts";
import { ESCAPES } from "../../../../generators/snippets/escapes.ts";
import type { CompiledLibrary } from "../../../../generators/snippets/library.ts";
import type { Path } from "../../../../generators/spec/entry.ts";
import { locateInText } from "../../../../generators/spec/yaml/locate.ts";

/** The kind of a placeholder (a placeholder). It depends on the code around the placeholder, and decides how the value is escaped. */
export type PlaceholderKind = "string" | "word" | "comment" | "literal" | "json" | "name";

/** A placeholder and its position in the YAML text. */
export interface ShownPlaceholder {
  readonly line: number;
  readonly column: number;
  readonly width: number;
  /** Name of the fact whose value replaces the placeholder. */
  readonly name: string;
  readonly kind: PlaceholderKind;
  /** Language of the template. */
  readonly language: string;
  /** The format in which the value is inserted, in words. */
  readonly written: string;
}

type Placeholder = PlacedNode & { readonly kind: "placeholder" };

/**
 * Returns every placeholder in the library's own templates and parts, in the order of the text. Leaves out the placeholders of
 * rejected templates.
 */
export function placeholdersOf({ entry, templates }: CompiledLibrary): readonly ShownPlaceholder[] {
  const placeholders = new Map<string, ShownPlaceholder>();
  for (const [rule, compiled] of templates) {
    // A template from another library is not in the edited file, so its placeholders cannot be marked.
    if (!compiled.ok || rule.origin !== undefined) continue;
    for (const placeholder of placeholdersIn(compiled.nodes)) {
      const path: Path = placeholder.place.part === undefined ? [...rule.path, "template"] : ["parts", placeholder.place.part];
      const { line, column, width } = locateInText(entry, path, placeholder.place.offset, placeholder.place.length);
      const shown = { line, column, width, name: placeholder.name, language: rule.language, ...writingOf(placeholder) };
      placeholders.set(`${line}:${column}:${shown.kind}`, shown);
    }
  }
  return [...placeholders.values()].sort((one, other) => one.line - other.line || one.column - other.column);
}

function placeholdersIn(nodes: readonly PlacedNode[]): readonly Placeholder[] {
  return nodes.flatMap((node) => {
    if (node.kind === "placeholder") return [node];
    if (node.kind === "if") return placeholdersIn([...node.present, ...node.absent]);
    return node.kind === "each" ? placeholdersIn(node.body) : [];
  });
}

function writingOf({ write: { calls } }: Placeholder): Pick<ShownPlaceholder, "kind" | "written"> {
  const [outer] = calls;
  if (outer === undefined) return { kind: "name", written: "Not escaped, because it is a checked name or a number." };
  const methods: Readonly<Record<string, { readonly description: string } | undefined>> = ESCAPES[outer.language];
  const written = methods[outer.method]?.description ?? "";
  if (calls.some(({ language }) => language === "json")) {
    return { kind: "json", written: calls.length > 1 ? `JSON, then: ${written}` : written };
  }
  return { kind: KINDS.find(([pattern]) => pattern.test(outer.method))?.[1] ?? "string", written };
}

const KINDS: readonly (readonly [RegExp, PlaceholderKind])[] = [
  [/word/i, "word"],
  [/comment/i, "comment"],
  [/literal/i, "literal"],
];
