import { kept } from "../spec/entries.ts";
import type { Json, JsonObject, Path } from "../spec/entry.ts";
import { isObject, listOf, textFields, textsOf } from "../spec/json.ts";
import type { HostLanguage } from "./compile.ts";
import type { Node, Text } from "./parse/ir.ts";
import { parseTemplate } from "./parse/parse.ts";

/** One step of a rewrite: a list of texts to replace in templates, with their replacements. */
export interface RewriteStep {
  /** The step only applies to templates of this language. */
  readonly language: HostLanguage;
  /** The replacements. If several of the texts match at the same place, the first pair in the list is used. */
  readonly texts: readonly (readonly [from: string, to: string])[];
  /** Path of the texts in the entry. */
  readonly path: Path;
}

/** A change to the rules of another library. */
export interface Rewrite {
  /** Path of the rewriting rule in its entry. */
  readonly path: Path;
  /** Key of the library whose rules are changed. */
  readonly of: string;
  /** Titles of the rules that are left out. */
  readonly without: readonly string[];
  readonly steps: readonly RewriteStep[];
}

/**
 * Reads the parsed YAML of `rewrite`. Values that do not match the schema are ignored, because validation reports
 * them.
 */
export function readRewrite(data: JsonObject, path: Path): Rewrite | undefined {
  const { of, without, replace } = data;
  if (typeof of !== "string") return undefined;
  const steps = listOf(replace).flatMap((step, index) => readStep(step, [...path, "rewrite", "replace", index]));
  return { path, of, without: textsOf(without), steps };
}

function readStep(step: Json, path: Path): readonly RewriteStep[] {
  if (!isObject(step) || !isObject(step["texts"])) return [];
  const texts = textFields(step["texts"]);
  // The type is correct, because the schema allows only known languages.
  return [{ language: step["language"] as HostLanguage, texts, path: [...path, "texts"] }];
}

/** A template after a step was applied, and how often each text of the step was found. */
interface Rewritten {
  readonly nodes: readonly Node[];
  readonly found: readonly number[];
}

/** A character of static text, or a node that is not text. */
type Token = { readonly char: string; readonly text: Text } | Exclude<Node, Text>;

interface Replacement {
  readonly from: readonly Token[];
  readonly to: readonly Token[];
}

/**
 * Makes the replacements of one step in a parsed template, including its branches. Both texts of a replacement are
 * templates. A placeholder in the text to replace matches the same placeholder in the template. A text that starts or ends with a
 * letter only matches whole words.
 *
 * @throws Refusal if one of the texts is not a valid template
 */
export function rewriteNodes(nodes: readonly Node[], step: RewriteStep): Rewritten {
  const replacements = kept(parsed, step, () =>
    step.texts.map(([from, to]) => ({ from: tokensOf(parseTemplate(from)), to: tokensOf(parseTemplate(to)) })),
  );
  const found = step.texts.map(() => 0);
  return { nodes: rewriteList(nodes, replacements, found), found };
}

/** The parsed texts of each step, because a step changes many templates. */
const parsed = new WeakMap<RewriteStep, readonly Replacement[]>();

function rewriteList(nodes: readonly Node[], replacements: readonly Replacement[], found: number[]): readonly Node[] {
  const tokens = tokensOf(nodes);
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const index = replacements.findIndex(({ from }) => standsAt(from, tokens, at));
    const replacement = replacements[index];
    const token = tokens[at];
    if (replacement !== undefined) {
      found[index] = (found[index] ?? 0) + 1;
      result.push(...replacement.to);
      at += replacement.from.length;
    } else {
      if (token !== undefined) result.push("kind" in token ? rewriteInside(token, replacements, found) : token);
      at++;
    }
  }
  return nodesOf(result);
}

function rewriteInside(
  node: Exclude<Node, Text>,
  replacements: readonly Replacement[],
  found: number[],
): Exclude<Node, Text> {
  const inside = (nodes: readonly Node[]): readonly Node[] => rewriteList(nodes, replacements, found);
  if (node.kind === "each") return { ...node, body: inside(node.body) };
  if (node.kind === "if") return { ...node, present: inside(node.present), absent: inside(node.absent) };
  return node;
}

function standsAt(pattern: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const isSame = pattern.length > 0 && pattern.every((token, index) => equals(token, tokens[at + index]));
  return isSame && !isInWord(tokens[at - 1], pattern[0]) && !isInWord(pattern.at(-1), tokens[at + pattern.length]);
}

function equals(one: Token, other: Token | undefined): boolean {
  if (other === undefined) return false;
  if (!("kind" in one)) return "char" in other && one.char === other.char;
  if (one.kind !== "placeholder" || !("kind" in other) || other.kind !== "placeholder") return false;
  return one.name === other.name && one.json === other.json;
}

/** Returns true if two adjacent tokens may belong to one word. */
function isInWord(left: Token | undefined, right: Token | undefined): boolean {
  return isWordPart(left) && isWordPart(right);
}

function isWordPart(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return "kind" in token ? token.kind === "placeholder" : /[\p{L}\p{N}_]/u.test(token.char);
}

function tokensOf(nodes: readonly Node[]): readonly Token[] {
  return nodes.flatMap((node): readonly Token[] =>
    node.kind === "text" ? Array.from(node.text, (char) => ({ char, text: node })) : [node],
  );
}

/** Reverses `tokensOf`: adjacent characters become one text, whose place is that of the first character. */
function nodesOf(tokens: readonly Token[]): readonly Node[] {
  const nodes: Node[] = [];
  for (let at = 0; at < tokens.length;) {
    const first = tokens[at];
    let text = "";
    for (let token = first; token !== undefined && !("kind" in token); token = tokens[++at]) text += token.char;
    if (first === undefined) break;
    if ("kind" in first) {
      nodes.push(first);
      at++;
    } else nodes.push({ ...first.text, text });
  }
  return nodes;
}
