import type { Span } from "../../parsers/tree.ts";
import type { PlacedNode } from "../context.ts";
import type { Place } from "../errors.ts";

/** Prefix of the names that replace holes (`{{…}}`) where the code needs a name. */
export const HOLE_NAME = "Hole_";

/**
 * One variant of a template: a text in which a branch was chosen at each `{{#if}}`, and each hole was replaced by a
 * sample word.
 */
export interface Variant {
  readonly text: string;
  /** Positions of the sample words. */
  readonly holes: readonly Span[];
  /** Returns the place in the template that a piece of the text comes from. */
  readonly placeOf: (span: Span) => Place;
}

/** Returns a function that checks if a span of a variant contains a part of a sample word. */
export function fillOf({ holes }: Variant): (span: Span) => boolean {
  return ({ from, to }) => holes.some((hole) => hole.from < to && from < hole.to);
}

/** Maximum number of facts whose presence is tried in every combination. */
const MOST_COMBINED = 6;

/** Returns true if a template prints a value anywhere. */
export function hasHole(nodes: readonly PlacedNode[]): boolean {
  return nodes.some((node) => {
    switch (node.kind) {
      case "text":
        return false;
      case "hole":
        return true;
      case "if":
        return hasHole(node.present) || hasHole(node.absent);
      case "each":
        return hasHole(node.body);
    }
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
  nodes: readonly PlacedNode[],
  language: string,
  { sure, values }: Certain,
): readonly Variant[] {
  const facts = [...new Set(conditionsOf(nodes))].filter((fact) => !sure.has(fact));
  const byValue = factsByValueIn(nodes, language === "bash");
  const rounds = Math.max(1, ...[...values].map(([fact, all]) => (byValue.has(fact) ? all.length : 1)));
  const variants = new Map<string, Variant>();
  for (let round = 0; round < rounds; round++) {
    for (const present of round === 0 ? combinations(facts) : [new Set(facts)]) {
      const isPresent = (fact: string): boolean => sure.has(fact) || present.has(fact);
      const valueOf = (fact: string): string | undefined =>
        byValue.has(fact) ? (values.get(fact)?.[round] ?? values.get(fact)?.[0]) : undefined;
      const variant = new Writer(isPresent, valueOf).write(nodes);
      variants.set(variant.text, variants.get(variant.text) ?? variant);
    }
  }
  return [...variants.values()];
}

/**
 * Returns the facts whose values may change what the code does. Outside of Bash, the value of an identifier only matters
 * in an import.
 */
function factsByValueIn(nodes: readonly PlacedNode[], isBash: boolean): ReadonlySet<string> {
  return new Set(
    nodes.flatMap((node): readonly string[] => {
      if (node.kind === "hole") {
        return isBash || node.holds !== "identifier" || node.context === "an import" ? [node.name] : [];
      }
      if (node.kind === "if") return [...factsByValueIn(node.present, isBash), ...factsByValueIn(node.absent, isBash)];
      return node.kind === "each" ? [...factsByValueIn(node.body, isBash)] : [];
    }),
  );
}

function conditionsOf(nodes: readonly PlacedNode[]): readonly string[] {
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

class Writer {
  readonly #isPresent: (fact: string) => boolean;
  readonly #valueOf: (fact: string) => string | undefined;
  readonly #holes: Span[] = [];
  readonly #pieces: { readonly from: number; readonly place: Place; readonly isHole: boolean }[] = [];
  #text = "";

  constructor(isPresent: (fact: string) => boolean, valueOf: (fact: string) => string | undefined) {
    this.#isPresent = isPresent;
    this.#valueOf = valueOf;
  }

  write(nodes: readonly PlacedNode[]): Variant {
    this.#nodes(nodes);
    return { text: this.#text, holes: this.#holes, placeOf: (span) => this.#placeOf(span) };
  }

  #nodes(nodes: readonly PlacedNode[]): void {
    for (const node of nodes) this.#node(node);
  }

  #node(node: PlacedNode): void {
    const from = this.#text.length;
    switch (node.kind) {
      case "text":
        this.#pieces.push({ from, place: node.place, isHole: false });
        this.#text += node.text;
        return;
      case "hole":
        this.#pieces.push({ from, place: node.place, isHole: true });
        this.#text += node.write.before + (this.#valueOf(node.name) ?? wordFor(node)) + node.write.after;
        if (this.#valueOf(node.name) === undefined) this.#holes.push({ from, to: this.#text.length });
        return;
      case "if":
        this.#nodes(this.#isPresent(node.fact) ? node.present : node.absent);
        return;
      case "each":
        if (!this.#isPresent(node.fact)) return;
        this.#nodes(node.body);
        this.#nodes(node.body);
    }
  }

  #placeOf({ from, to }: Span): Place {
    const piece = this.#pieces.findLast((candidate) => candidate.from <= from);
    if (piece === undefined) return { offset: 0, length: 1 };
    if (piece.isHole) return piece.place;
    const skipped = from - piece.from;
    const rest = Math.max(1, piece.place.length - skipped);
    return { ...piece.place, offset: piece.place.offset + skipped, length: Math.min(rest, Math.max(1, to - from)) };
  }
}

/** Returns a sample word for a hole, with the same syntax as the values of the hole. */
function wordFor({ name, holds, write }: PlacedNode & { kind: "hole" }): string {
  const [outer, inner = outer] = write.calls;
  if (outer === undefined || inner === undefined) return holds === "number" ? "1" : `${HOLE_NAME}${name}`;
  switch (inner.method) {
    case "literal":
    case "tree":
    case "secret":
      return '"hole"';
    case "treeInSingle":
      return '{"hole": 1}';
    case "keywords":
      return inner.language === "python" ? 'hole="hole",' : 'hole: "hole",';
    case "path":
      return inner.language === "python" ? '["hole"]' : ".hole";
    case "pathInSingle":
      return ".hole";
    case "headers":
    case "form":
      return '-H "hole"';
    default:
      return "hole";
  }
}
