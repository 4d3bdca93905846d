import { isAlias, isMap, isScalar, isSeq } from "yaml";
import type { Alias, Document, Pair, ParsedNode, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { Json } from "../entry.ts";
import type { Fault, Range } from "./locate.ts";
import { quoted } from "../suggest.ts";

/** Maximum depth of lists and mappings, including aliases. */
export const MAX_DEPTH = 100;
/** Maximum number of aliases (`*name`) in one file. */
const MAX_ALIASES = 100;
/** Maximum number of values that the aliases of one file may repeat in total. */
const MAX_ALIASED_VALUES = 10_000;
/** Maximum number of values in one file, not counting keys. The largest entry of the catalogue has about 2,000. */
const MAX_VALUES = 20_000;

/** Maximum number of reported faults per file. */
const MAX_FAULTS = 100;

/**
 * `prototype`, and the names that every JavaScript object inherits. They are refused as keys, because code that reads
 * such a key could get the inherited value.
 */
export const UNSAFE_NAMES: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype",
]);

/** YAML tags of values that JSON supports. */
const JSON_TAGS = new Set(
  ["str", "int", "float", "bool", "null", "map", "seq"].map((tag) => `tag:yaml.org,2002:${tag}`),
);

/** A fault, and the text range to mark. */
export type Marked = Fault & { readonly range: Range };

/** A document as plain data. `isWhole` is false if a part of the file is missing in the data. */
interface Converted {
  readonly data: Json;
  readonly faults: readonly Marked[];
  readonly isWhole: boolean;
}

/** A value, the number of values in it, and its depth. Both numbers include the content of aliases. */
interface Value {
  readonly data: Json;
  readonly size: number;
  readonly height: number;
}

const NOTHING: Value = { data: null, size: 1, height: 0 };

/**
 * Converts a document to plain data. Reports YAML that is not allowed in entries: repeated or unsafe keys, keys that
 * are not text, merge keys, unknown tags, and aliases that are unknown, circular or too large.
 *
 * @param text the text of the document
 */
export function convert(document: Document.Parsed, text: string): Converted {
  const converter = new Converter(text);
  const { data } = document.contents === null ? NOTHING : converter.node(document.contents, 0);
  return { data, faults: firstFaults(converter.faults), isWhole: converter.isWhole };
}

/** Returns the first faults of a file. If there are too many, the last item says how many faults are not shown. */
function firstFaults(faults: readonly Marked[]): readonly Marked[] {
  const more = faults[MAX_FAULTS];
  if (more === undefined) return faults;
  const count = faults.length - MAX_FAULTS;
  return [...faults.slice(0, MAX_FAULTS), { ...tooManyProblems(count), range: more.range }];
}

/** Returns the fault that says how many problems of a file are not reported. */
export function tooManyProblems(count: number): Fault {
  const message = `there are ${count} more problems from here on`;
  return { code: "too-many-problems", message, hint: "fix the problems above first" };
}

class Converter {
  readonly faults: Marked[] = [];
  isWhole = true;
  readonly #text: string;
  /** The values of the anchors that were found so far. A value is undefined until it has been read completely. */
  readonly #anchors = new Map<string, Value | undefined>();
  #values = 0;
  #isFull = false;
  #aliases = 0;
  #aliasedValues = 0;

  constructor(text: string) {
    this.#text = text;
  }

  node(node: ParsedNode, depth: number): Value {
    if (this.#isFull) return NOTHING;
    if (++this.#values > MAX_VALUES) {
      const message = `the file contains more than ${MAX_VALUES} values`;
      const hint = "an entry describes one thing; split the data into several entries";
      return this.#full(node, { code: "too-many-values", message, hint });
    }
    if (isAlias(node)) return this.#alias(node, depth);
    if (node.tag !== undefined && !JSON_TAGS.has(node.tag)) return this.#foreignTag(node);
    if (depth > MAX_DEPTH) return this.#lose(node, tooDeep());
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, undefined);
    const value = isMap(node) ? this.#map(node, depth) : isSeq(node) ? this.#list(node, depth) : this.#scalar(node);
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, value);
    return value;
  }

  #map(map: YAMLMap.Parsed, depth: number): Value {
    const data: Record<string, Json> = {};
    const seen = new Set<string>();
    let size = 1;
    let height = 0;
    for (const pair of map.items) {
      const name = this.#key(pair, seen);
      const value = pair.value === null ? NOTHING : this.node(pair.value, depth + 1);
      size += value.size;
      height = Math.max(height, value.height + 1);
      if (name !== undefined) data[name] = value.data;
    }
    return { data, size, height };
  }

  /** Returns the key's text, or undefined if the key is not allowed. */
  #key({ key }: Pair<ParsedNode, ParsedNode | null>, seen: Set<string>): string | undefined {
    const word = isScalar(key) ? key.value : null;
    if (typeof word !== "string" && typeof word !== "number" && typeof word !== "boolean") {
      const hint = "a key is a word; put a text that starts with {, [, * or & in quotes";
      this.#report(key, { code: "bad-key", message: "a key must be text", hint });
      this.isWhole = false;
      return undefined;
    }
    const name = String(word);
    if (name === "<<" && isScalar(key) && key.type === "PLAIN") {
      this.#report(key, {
        code: "merge-key",
        message: "merge keys (<<) are not supported",
        hint: "write the fields here instead",
      });
      this.isWhole = false;
      return undefined;
    }
    if (UNSAFE_NAMES.has(name)) {
      this.#report(key, { code: "unsafe-name", message: `${quoted(name)} cannot be a key`, hint: UNSAFE_HINT });
      return undefined;
    }
    if (seen.has(name)) {
      const hint = "keep one of them; each key stands once in a mapping";
      this.#report(key, { code: "duplicate-key", message: `key ${quoted(name)} is given twice`, hint });
      return undefined;
    }
    seen.add(name);
    return name;
  }

  #list(list: YAMLSeq.Parsed, depth: number): Value {
    const values = list.items.map((item) => (isNode(item) ? this.node(item, depth + 1) : NOTHING));
    return {
      data: values.map((value) => value.data),
      size: values.reduce((sum, value) => sum + value.size, 1),
      height: values.reduce((most, value) => Math.max(most, value.height + 1), 0),
    };
  }

  #scalar(scalar: Scalar.Parsed): Value {
    const { value } = scalar;
    if (typeof value === "string") {
      if (/\p{Surrogate}/u.test(value)) {
        const message = "the text contains half a character (a lone surrogate)";
        this.#report(scalar, { code: "bad-text", message, hint: "write both halves, or the whole character" });
      }
      return { data: value, size: 1, height: 0 };
    }
    if (typeof value === "boolean" || value === null) return { data: value, size: 1, height: 0 };
    if (typeof value !== "number")
      return this.#lose(scalar, { code: "not-json", message: "JSON does not support this value" });
    if (!Number.isFinite(value)) {
      const message = `${scalar.source} is not a number that JSON supports`;
      return this.#lose(scalar, { code: "not-json", message, hint: "write a finite number, or put text in quotes" });
    }
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
      const message = `${scalar.source} is too large to be kept exactly`;
      this.#report(scalar, { code: "inexact-number", message, hint: "if the number is an id, put it in quotes" });
    }
    return { data: value, size: 1, height: 0 };
  }

  #alias(alias: Alias.Parsed, depth: number): Value {
    const name = quoted(alias.source);
    this.#aliases += 1;
    if (this.#aliases > MAX_ALIASES) return this.#tooMuch(alias);
    if (!this.#anchors.has(alias.source)) {
      const message = `no anchor ${name} comes before this alias`;
      return this.#lose(alias, { code: "unknown-alias", message, hint: `put text that starts with * in quotes` });
    }
    const value = this.#anchors.get(alias.source);
    if (value === undefined) {
      const message = `alias ${name} is inside the value that it refers to`;
      return this.#lose(alias, { code: "circular-alias", message, hint: "write the value instead of the alias" });
    }
    this.#aliasedValues += value.size;
    if (this.#aliasedValues > MAX_ALIASED_VALUES) return this.#tooMuch(alias);
    if (depth + value.height > MAX_DEPTH) return this.#lose(alias, tooDeep());
    return value;
  }

  #tooMuch(alias: Alias.Parsed): Value {
    const message = "the aliases of this file repeat too many values";
    const hint = `at most ${MAX_ALIASES} aliases for ${MAX_ALIASED_VALUES} values; write the values instead of aliases`;
    return this.#full(alias, { code: "alias-bomb", message, hint });
  }

  /** Reports that a limit is reached, and ends reading. */
  #full(node: ParsedNode, fault: Fault): Value {
    this.#isFull = true;
    return this.#lose(node, fault);
  }

  #foreignTag(node: Exclude<ParsedNode, Alias.Parsed>): Value {
    const tag = node.tag?.replace("tag:yaml.org,2002:", "!!") ?? "";
    const hint = "leave the tag out; put text that starts with ! in quotes";
    this.#lose(
      node,
      { code: "unknown-tag", message: `the tag ${quoted(tag)} is not supported`, hint },
      this.#rangeOfTag(node),
    );
    return NOTHING;
  }

  #rangeOfTag({ range: [start] }: ParsedNode): Range {
    const mark = this.#text.lastIndexOf("!", start - 1);
    const from = this.#text[mark - 1] === "!" ? mark - 1 : mark;
    return from < 0 ? [start, start + 1] : [from, start];
  }

  #lose(node: ParsedNode, fault: Fault, range?: Range): Value {
    this.#report(node, fault, range);
    this.isWhole = false;
    return NOTHING;
  }

  #report(node: ParsedNode, fault: Fault, range: Range = [node.range[0], node.range[1]]): void {
    this.faults.push({ ...fault, range });
  }
}

const UNSAFE_HINT = "every JavaScript object has a field of this name; choose another name";

export function tooDeep(): Fault {
  const message = `values are nested more than ${MAX_DEPTH} levels deep`;
  return { code: "too-deep", message, hint: "no entry needs that; is a bracket missing?" };
}

function isNode(item: unknown): item is ParsedNode {
  return isMap(item) || isSeq(item) || isScalar(item) || isAlias(item);
}
