import type { Span } from "./grammars.ts";

/** A place in a template or in one of its parts. */
interface Place {
  readonly part?: string;
  readonly offset: number;
  readonly length: number;
}

/** A node of a compiled template. */
type TemplateNode =
  | { readonly kind: "text"; readonly text: string; readonly place: Place }
  | Placeholder
  | {
      readonly kind: "if";
      readonly fact: string;
      readonly present: readonly TemplateNode[];
      readonly absent: readonly TemplateNode[];
    }
  | { readonly kind: "each"; readonly fact: string; readonly body: readonly TemplateNode[] };

interface Placeholder {
  readonly kind: "placeholder";
  readonly name: string;
  /** Kind of the fact, such as `identifier`. */
  readonly holds: string;
  /** The text before the value, the escapes of the value, the last one first, and the text after it. */
  readonly write: {
    readonly before: string;
    readonly calls: readonly { readonly language: string; readonly method: string }[];
    readonly after: string;
  };
  readonly context: string;
  readonly place: Place;
}

/** Prefix of the names that stand for placeholders (`{{…}}`) where the code needs a name. */
export const PLACEHOLDER_NAME = "Placeholder_";
/** The text that stands for a placeholder in a string, a word or a comment. */
export const PLACEHOLDER_TEXT = "placeholder";

/** A template in which a branch was chosen at each `{{#if}}`, and each placeholder was replaced by a sample. */
export interface Variant {
  readonly text: string;
  /** Returns true if a piece of the text comes from a placeholder. */
  readonly isFilled: (span: Span) => boolean;
  /** Returns the place in the template that a piece of the text comes from. */
  readonly placeOf: (span: Span) => Place;
}

/** Maximum number of facts whose presence is tried in every combination. */
const MOST_COMBINED = 6;

/** Returns true if a template prints a value anywhere. */
export function hasPlaceholder(nodes: readonly TemplateNode[]): boolean {
  return placeholdersIn(nodes).length > 0;
}

function placeholdersIn(nodes: readonly TemplateNode[]): readonly Placeholder[] {
  return nodes.flatMap((node) => {
    if (node.kind === "text") return [];
    if (node.kind === "placeholder") return [node];
    return placeholdersIn(node.kind === "if" ? [...node.present, ...node.absent] : node.body);
  });
}

/** The facts of a template that are always present, and the possible values of some facts. */
export interface Certain {
  /** Facts that are present whenever the template is rendered. */
  readonly sure: ReadonlySet<string>;
  /** For each fact whose possible values are listed in the spec, these values. No model has other values. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns all variants of a template. If more than six facts decide about its branches, only some combinations are
 * returned: all facts present, all facts absent, and each of these two with one fact changed.
 */
export function variantsOf(
  nodes: readonly TemplateNode[],
  language: string,
  { sure, values }: Certain,
): readonly Variant[] {
  const facts = [...new Set(conditionsOf(nodes))].filter((fact) => !sure.has(fact));
  // Values may change what the code does. Outside of Bash, the value of an identifier only matters in an import.
  const byValue = new Set(
    placeholdersIn(nodes).flatMap(({ name, holds, context }) =>
      language === "bash" || holds !== "identifier" || context === "an import" ? [name] : [],
    ),
  );
  const rounds = Math.max(1, ...[...values].map(([fact, all]) => (byValue.has(fact) ? all.length : 1)));
  const variants = new Map<string, Variant>();
  for (let round = 0; round < rounds; round++) {
    for (const present of round === 0 ? combinations(facts) : [new Set(facts)]) {
      const isPresent = (fact: string): boolean => sure.has(fact) || present.has(fact);
      const valueOf = (fact: string): string | undefined =>
        byValue.has(fact) ? (values.get(fact)?.[round] ?? values.get(fact)?.[0]) : undefined;
      const variant = fill(nodes, isPresent, valueOf, values);
      variants.set(variant.text, variants.get(variant.text) ?? variant);
    }
  }
  return [...variants.values()];
}

/** Returns a template with all optional facts, and with none of them. If both are equal, returns only one. */
export function extremesOf(nodes: readonly TemplateNode[]): readonly Variant[] {
  const [full, bare] = [fill(nodes, () => true), fill(nodes, () => false)];
  return full.text === bare.text ? [full] : [full, bare];
}

function conditionsOf(nodes: readonly TemplateNode[]): readonly string[] {
  return nodes.flatMap((node): readonly string[] => {
    if (node.kind === "if") return [node.fact, ...conditionsOf(node.present), ...conditionsOf(node.absent)];
    return node.kind === "each" ? [node.fact, ...conditionsOf(node.body)] : [];
  });
}

function* combinations(facts: readonly string[]): Generator<ReadonlySet<string>> {
  if (facts.length <= MOST_COMBINED) {
    for (let bits = 0; bits < 2 ** facts.length; bits++) {
      yield new Set(facts.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1));
    }
    return;
  }
  yield new Set();
  yield new Set(facts);
  for (const changed of facts) {
    yield new Set([changed]);
    yield new Set(facts.filter((fact) => fact !== changed));
  }
}

interface Piece extends Span {
  readonly place: Place;
  readonly isPlaceholder: boolean;
  readonly isFilled: boolean;
}

function fill(
  template: readonly TemplateNode[],
  isPresent: (fact: string) => boolean,
  valueOf: (fact: string) => string | undefined = () => undefined,
  values: Certain["values"] = new Map(),
): Variant {
  const pieces: Piece[] = [];
  let text = "";
  const add = (piece: string, place: Place, isPlaceholder: boolean, isFilled: boolean): void => {
    pieces.push({ from: text.length, to: text.length + piece.length, place, isPlaceholder, isFilled });
    text += piece;
  };
  const visit = (node: TemplateNode, item?: string): void => {
    if (node.kind === "text") add(node.text, node.place, false, false);
    else if (node.kind === "placeholder") {
      const { before, after } = node.write;
      const value = node.name === "this" ? item && asWord(item, node) : valueOf(node.name);
      add(`${before}${value ?? sampleFor(node)}${after}`, node.place, true, value === undefined);
    } else if (node.kind === "if") visitAll(isPresent(node.fact) ? node.present : node.absent, item);
    else if (isPresent(node.fact)) {
      for (const one of values.get(node.fact) ?? [undefined, undefined]) visitAll(node.body, one);
    }
  };
  const visitAll = (nodes: readonly TemplateNode[], item?: string): void => nodes.forEach((node) => visit(node, item));
  visitAll(template);
  return {
    text,
    isFilled: ({ from, to }) => pieces.some((piece) => piece.isFilled && piece.from < to && from < piece.to),
    placeOf: ({ from, to }) => {
      const piece = pieces.findLast((candidate) => candidate.from <= from);
      if (piece === undefined) return { offset: 0, length: 1 };
      const { place } = piece;
      if (piece.isPlaceholder) return place;
      const skipped = from - piece.from;
      const rest = Math.max(1, place.length - skipped);
      return { ...place, offset: place.offset + skipped, length: Math.min(rest, Math.max(1, to - from)) };
    },
  };
}

/** Puts a known value in quotes if it is a word of a Bash command with special characters. */
function asWord(value: string, { write }: Placeholder): string {
  const isWord = ["inWord", "asArgument"].includes(write.calls[0]?.method ?? "");
  return isWord && /[^\w./:@+=-]/.test(value) ? `'${value}'` : value;
}

/** Returns a sample for a placeholder, with the same syntax as the values of the placeholder. */
function sampleFor({ name, holds, write }: Placeholder): string {
  const [outer, inner = outer] = write.calls;
  if (inner === undefined) return holds === "number" ? "1" : `${PLACEHOLDER_NAME}${name}`;
  const isPython = inner.language === "python";
  switch (inner.method) {
    case "literal":
    case "tree":
    case "secret":
      return `"${PLACEHOLDER_TEXT}"`;
    case "treeInSingle":
      return `{"${PLACEHOLDER_TEXT}": 1}`;
    case "keywords":
      return `${PLACEHOLDER_TEXT}${isPython ? "=" : ": "}"${PLACEHOLDER_TEXT}",`;
    case "path":
      return isPython ? `["${PLACEHOLDER_TEXT}"]` : `.${PLACEHOLDER_TEXT}`;
    case "pathInSingle":
      return `.${PLACEHOLDER_TEXT}`;
    case "headers":
    case "form":
      return `-H "${PLACEHOLDER_TEXT}"`;
    default:
      return PLACEHOLDER_TEXT;
  }
}
