import { suggestion } from "../spec/suggest.ts";
import { type Place, Refusal } from "./errors.ts";
import { type FactKind, type FactTable, isAlwaysPresent, ITEM, itemKind } from "./facts.ts";
import type { Each, Placeholder, If, Node } from "./parse/ir.ts";
import { withIndentation, type HostLexer, type Write } from "./escape-context/host.ts";

/** A node of a parsed template, with the chosen escape of every placeholder (`{{…}}`). */
export type PlacedNode =
  | { readonly kind: "text"; readonly text: string; readonly place: Place }
  | {
      readonly kind: "placeholder";
      readonly name: string;
      /** Kind of the fact. */
      readonly holds: FactKind;
      readonly write: Write;
      /** Name of the context that the placeholder is in, as returned by the lexer. */
      readonly context: string;
      readonly place: Place;
    }
  | {
      readonly kind: "if";
      readonly fact: string;
      readonly present: readonly PlacedNode[];
      readonly absent: readonly PlacedNode[];
    }
  | { readonly kind: "each"; readonly fact: string; readonly body: readonly PlacedNode[] };

/** The facts that a template may use at one place. */
interface Scope {
  readonly facts: FactTable;
  /** Facts that the model certainly has at this place in the template. */
  readonly sure: ReadonlySet<string>;
  /** Kind of `this` inside an `each`. */
  readonly item: FactKind | undefined;
}

/**
 * All states that the lexer may have at one position. The key of a state is its JSON text. After a block with branches,
 * there may be several states, which are followed in parallel. A placeholder is refused if the states require different
 * escapes.
 */
type States<State> = ReadonlyMap<string, State>;

/** Maximum number of states that are followed in parallel. Each block with branches may double the number. */
const MOST_STATES = 64;

/**
 * Runs the host language's lexer over all branches of a template, and chooses the escape of each placeholder.
 *
 * @param sure facts that the rule's condition guarantees
 * @throws Refusal with the place in the template
 */
export function placePlaceholders<State>(
  nodes: readonly Node[],
  lexer: HostLexer<State>,
  facts: FactTable,
  sure: ReadonlySet<string>,
): readonly PlacedNode[] {
  const hasLines = [...facts.values()].some(({ kind }) => LINE_KINDS.has(kind));
  return hasLines ? follow(nodes, withIndentation(lexer), facts, sure) : follow(nodes, lexer, facts, sure);
}

/** Kinds whose values are printed on several lines. */
const LINE_KINDS: ReadonlySet<FactKind> = new Set<FactKind>(["tree", "keywords", "headers", "form"]);

function follow<State>(
  nodes: readonly Node[],
  lexer: HostLexer<State>,
  facts: FactTable,
  sure: ReadonlySet<string>,
): readonly PlacedNode[] {
  const walk = new Walk(lexer);
  const { placed, states } = walk.list(nodes, union([lexer.start]), { facts, sure, item: undefined });
  const last = nodes.at(-1)?.place ?? { offset: 0, length: 1 };
  for (const state of states.values()) at(lastCharacter(last), () => lexer.end(state));
  return placed;
}

class Walk<State> {
  readonly #lexer: HostLexer<State>;

  constructor(lexer: HostLexer<State>) {
    this.#lexer = lexer;
  }

  list(
    nodes: readonly Node[],
    start: States<State>,
    scope: Scope,
  ): { placed: readonly PlacedNode[]; states: States<State> } {
    let states = start;
    const placed = nodes.map((node): PlacedNode => {
      const step = this.#node(node, states, scope);
      states = step.states;
      return step.placed;
    });
    return { placed, states };
  }

  #node(node: Node, states: States<State>, scope: Scope): { placed: PlacedNode; states: States<State> } {
    switch (node.kind) {
      case "text":
        return {
          placed: { kind: "text", text: node.text, place: node.place },
          states: this.#text(node.text, node.place, states, singleBraces(node.text, scope.facts)),
        };
      case "placeholder":
        return this.#placeholder(node, states, scope);
      case "if":
        return this.#if(node, states, scope);
      case "each":
        return this.#each(node, states, scope);
    }
  }

  /** @param suspects the length of each fact name in single braces, by the offset of the first brace */
  #text(text: string, place: Place, states: States<State>, suspects: ReadonlyMap<number, number>): States<State> {
    const current = [...states.values()];
    let index = 0;
    let before: string | undefined;
    try {
      for (; index < text.length; index++) {
        const char = text.charAt(index);
        const length = suspects.get(index - 2);
        // A brace that is part of the language, such as the start of a field in an f-string, changes the context. Such
        // a brace is correct, so it is not reported.
        if (length !== undefined && this.#contextOf(current) === before) {
          const name = text.slice(index - 1, index - 3 + length);
          const braces = { ...place, offset: place.offset + index - 2, length };
          throw new Refusal("single-braces", `"${name}" is in single braces, which are not filled`, {
            place: braces,
          });
        }
        if (suspects.has(index)) before = this.#contextOf(current);
        for (const [number, state] of current.entries()) current[number] = this.#lexer.step(state, char);
      }
    } catch (error) {
      throw placedError(error, { ...place, offset: place.offset + index, length: 1 });
    }
    return union(current);
  }

  #contextOf([state]: readonly State[]): string | undefined {
    return state === undefined ? undefined : this.#lexer.context(state);
  }

  #placeholder(
    placeholder: Placeholder,
    states: States<State>,
    scope: Scope,
  ): { placed: PlacedNode; states: States<State> } {
    const kind = kindOf(placeholder.name, placeholder.place, scope);
    const isSure = placeholder.name === "this" || kind === "flag" || scope.sure.has(placeholder.name);
    const fact = scope.facts.get(placeholder.name);
    if (!isSure && fact !== undefined && !isAlwaysPresent(fact)) {
      throw new Refusal("may-be-missing", `the model may have no "${placeholder.name}"`, { place: placeholder.place });
    }
    const info = { name: placeholder.name, kind, json: placeholder.json };
    const passed = at(placeholder.place, () =>
      [...states.values()].map((state) => this.#lexer.placeholder(state, info)),
    );
    const writes = new Map(passed.map(({ write }) => [JSON.stringify(write), write]));
    const [write, other] = writes.values();
    if (write === undefined || other !== undefined) {
      throw new Refusal("unsafe-place", "the placeholder would need different escapes after different branches", {
        place: placeholder.place,
      });
    }
    const after = union(passed.map(({ state }) => state));
    const [state] = states.values();
    const context = state === undefined ? "" : this.#lexer.context(state);
    return {
      placed: { kind: "placeholder", name: placeholder.name, holds: kind, write, context, place: placeholder.place },
      states: after,
    };
  }

  #if(
    { fact, present, absent, place }: If,
    states: States<State>,
    scope: Scope,
  ): { placed: PlacedNode; states: States<State> } {
    kindOf(fact, place, scope);
    if (fact === "this" || fact === ITEM) {
      throw new Refusal("unsupported-syntax", `${fact} is never missing`, { place, hint: "delete the condition" });
    }
    const left = this.list(present, states, { ...scope, sure: new Set([...scope.sure, fact]) });
    const right = this.list(absent, states, scope);
    this.#meet([...left.states.values(), ...right.states.values()], place);
    return {
      placed: { kind: "if", fact, present: left.placed, absent: right.placed },
      states: union([...left.states.values(), ...right.states.values()]),
    };
  }

  #each(
    { fact, body, place }: Each,
    states: States<State>,
    scope: Scope,
  ): { placed: PlacedNode; states: States<State> } {
    const kind = kindOf(fact, place, scope);
    const item = itemKind(kind);
    if (item === undefined) {
      throw new Refusal("wrong-kind", `"${fact}" is a ${kind}, but {{#each}} needs a list`, { place });
    }
    const inside: Scope = { ...scope, item };
    let before = states;
    for (;;) {
      const { placed, states: after } = this.list(body, before, inside);
      const all = union([...before.values(), ...after.values()]);
      this.#meet([...all.values()], place);
      if (all.size === before.size) return { placed: { kind: "each", fact, body: placed }, states: all };
      before = all;
    }
  }

  /** Checks that all states are in the same context, and that there are not too many states. */
  #meet(states: readonly State[], place: Place): void {
    const [first, second] = new Set(states.map((state) => this.#lexer.context(state)));
    if (second !== undefined) {
      throw new Refusal("branch-end", `one branch ends in ${first ?? ""}, another in ${second}`, { place });
    }
    if (states.length > MOST_STATES) {
      throw new Refusal("branch-end", "the branches of the block end in too many different ways", { place });
    }
  }
}

/**
 * Finds names of facts in single braces that were probably meant as placeholders. A name is left out if a `$`, a backslash or
 * another brace is next to its braces, or if a call of `format` follows.
 *
 * @returns the length of each name with its braces, by the offset of the first brace
 */
function singleBraces(text: string, facts: FactTable): ReadonlyMap<number, number> {
  const found = [...text.matchAll(/(?<![{$\\])\{(\w+)\}(?!\})/g)];
  return new Map(
    found
      .filter(({ 1: name = "", index }) => facts.has(name) && !text.includes(".format(", index))
      .map(({ 0: whole, index }) => [index, whole.length]),
  );
}

function kindOf(name: string, place: Place, scope: Scope): FactKind {
  if (name === "this") {
    if (scope.item !== undefined) return scope.item;
    throw new Refusal("unknown-fact", "this is only allowed inside {{#each}}", { place });
  }
  const fact = scope.facts.get(name);
  if (fact === undefined) {
    const hint = suggestion(name, [...scope.facts.keys()]);
    throw new Refusal("unknown-fact", `there is no fact "${name}"`, { place, hint });
  }
  return fact.kind;
}

function union<State>(states: readonly State[]): States<State> {
  return new Map(states.map((state) => [JSON.stringify(state), state]));
}

function lastCharacter(place: Place): Place {
  return { ...place, offset: place.offset + Math.max(0, place.length - 1), length: 1 };
}

/** Runs an action of the lexer. If the action throws a Refusal, adds the place to the Refusal. */
function at<T>(place: Place, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw placedError(error, place);
  }
}

function placedError(error: unknown, place: Place): unknown {
  return error instanceof Refusal ? error.at(place) : error;
}
