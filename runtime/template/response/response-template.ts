import { literalPattern, type PythonPattern } from "../../pattern/python-pattern.ts";
import { parseJson } from "../chat/python-json.ts";
import { type ContentParser, contentParser } from "./content-parsers.ts";
import { Fields, valueAt } from "./template-fields.ts";
import { checkTransform } from "./transform.ts";

/** Describes the layout of a model's answers: the object `response_template` of a `tokenizer_config.json`. */
export interface ResponseTemplate {
  /** Version of the format. */
  readonly version?: 1;
  /** Values of the message before anything is parsed. These keys are kept, even if they are empty. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The fields of the message by name. */
  readonly fields: Readonly<Record<string, ResponseField>>;
  /** The text before the current answer in the prompt. If the list has several texts, the last one that occurs counts. */
  readonly start_anchor?: string | readonly string[];
  /** A pattern instead of `start_anchor`. */
  readonly start_anchor_pattern?: string;
}

/** A field of the message, and the region of the answer that contains it. */
export interface ResponseField {
  /** The text that opens the region, or several. One field may have no `open`: it receives the text outside of regions. */
  readonly open?: string | readonly string[];
  /** A pattern instead of `open`. Its named groups are values for `transform`. */
  readonly open_pattern?: string;
  /** The text that closes the region, or several. Default: the end of the answer closes the region. */
  readonly close?: string | readonly string[];
  /** A pattern instead of `close`. */
  readonly close_pattern?: string;
  /** The content parser. Default: `text`. */
  readonly content?: "text" | "int" | "float" | "bool" | "json" | "xml-inline" | "kv-lines";
  /** Arguments of the content parser. */
  readonly content_args?: Readonly<Record<string, unknown>>;
  /** If true, the field is a list of all its regions. Default: the last region replaces the ones before it. */
  readonly repeats?: boolean;
  /** If set, `repeats` makes one string, with this text between the regions. */
  readonly join?: string | null;
  /** If false, an answer without the field is an error. Default: true. */
  readonly optional?: boolean;
  /** The value of the field. `"{content}"` stands for the parsed content, `"{name}"` for a group of `open_pattern`. */
  readonly transform?: unknown;
  /** If true, the content is a list of objects, and `transform` makes each item from the fields of an object. */
  readonly transform_each?: boolean;
}

/** Where a response template comes from. */
export interface TemplateSource {
  /** A parsed `tokenizer_config.json`, or its JSON text. Its field `response_template` is used. */
  readonly config?: object | string | undefined;
  /** The response template itself. It takes precedence over `config`. */
  readonly responseTemplate?: ResponseTemplate | CompiledTemplate | undefined;
}

/** A text or a pattern that opens or closes a region. */
export interface Delimiter {
  readonly kind: "open" | "close";
  readonly field: Field;
  readonly pattern: PythonPattern;
}

/** A field, ready to use. */
export interface Field {
  readonly name: string;
  /** The place of the field in the template, for errors. */
  readonly path: string;
  readonly open: Delimiter | undefined;
  readonly close: Delimiter | undefined;
  readonly parse: ContentParser;
  readonly repeats: boolean;
  readonly join: string | undefined;
  readonly optional: boolean;
  readonly transform: unknown;
  readonly transformEach: boolean;
}

/** A response template, ready to use. */
export class CompiledTemplate {
  readonly defaults: ReadonlyMap<string, unknown>;
  readonly fields: ReadonlyMap<string, Field>;
  /** The field that receives the text outside of regions. */
  readonly implicit: Field | undefined;
  /** Matches the text before the current answer in the prompt. */
  readonly anchor: PythonPattern;

  /** Checks and compiles a response template. @throws ResponseError `template` or `pattern`, with the place */
  constructor(template: unknown) {
    const given = new Fields(template, "response_template", TEMPLATE_KEYS);
    const version = given.get("version") ?? 1;
    if (version !== 1)
      throw given.error("version", `version ${JSON.stringify(version)} is not supported; use version 1`);
    this.defaults = new Fields(given.get("defaults") ?? {}, "defaults").values;
    const described = [...new Fields(given.get("fields") ?? {}, "fields").values];
    if (described.length === 0) throw given.error("fields", "the template has no fields; add at least one");
    this.fields = new Map(described.map(([name, field]) => [name, compileField(name, field)]));
    const implicit = [...this.fields.values()].filter(({ open }) => open === undefined);
    if (implicit.length > 1) {
      const names = implicit.map(({ name }) => name).join(", ");
      throw given.error("fields", `at most one field may have neither "open" nor "open_pattern"; found ${names}`);
    }
    this.implicit = implicit[0];
    const anchor = compileAnchor(given, "start_anchor");
    if (anchor === undefined) throw given.error("start_anchor", 'add "start_anchor" or "start_anchor_pattern"');
    this.anchor = anchor;
  }
}

const TEMPLATE_KEYS = ["version", "defaults", "fields", "start_anchor", "start_anchor_pattern"];
const FIELD_KEYS = [
  "open",
  "open_pattern",
  "close",
  "close_pattern",
  "content",
  "content_args",
  "repeats",
  "join",
  "optional",
  "transform",
  "transform_each",
];

/**
 * Finds and compiles a response template.
 *
 * @throws TypeError if there is none; SyntaxError if the config is not JSON; ResponseError `template` or `pattern`
 */
export function readTemplate({ config, responseTemplate }: TemplateSource): CompiledTemplate {
  if (responseTemplate instanceof CompiledTemplate) return responseTemplate;
  const fields = typeof config === "string" ? parseJson(config) : config;
  const template = responseTemplate ?? valueAt(fields, "response_template") ?? undefined;
  if (template !== undefined) return new CompiledTemplate(template);
  if (valueAt(fields, "response_schema") !== undefined) {
    throw new TypeError("response_schema is not supported: transformers 5.18 ignores it; pass a responseTemplate");
  }
  throw new TypeError("there is no response template: the config has no response_template; pass a responseTemplate");
}

function compileField(name: string, described: unknown): Field {
  const path = `fields.${name}`;
  const given = new Fields(described, path, FIELD_KEYS);
  const [open, close] = [compileAnchor(given, "open"), compileAnchor(given, "close")];
  const repeats = given.flag("repeats", false);
  const join = given.get("join") ?? undefined;
  if (join !== undefined && typeof join !== "string") throw given.error("join", "expected a string");
  if (join !== undefined && !repeats) throw given.error("join", 'also set "repeats": true');
  const transform = given.get("transform") ?? undefined;
  const transformEach = given.flag("transform_each", false);
  if (transformEach && transform === undefined) throw given.error("transform_each", 'also set "transform"');
  if (transform !== undefined) checkTransform(transform, `${path}.transform`);
  const names = [open, close].flatMap((pattern) => pattern?.names ?? []);
  if (transform === undefined && names.length > 0) {
    throw given.error("transform", `no transform uses the named groups ${names.join(", ")}; add one, or unname them`);
  }
  const field = {
    name,
    path,
    open: undefined as Delimiter | undefined,
    close: undefined as Delimiter | undefined,
    parse: contentParser(given.get("content") ?? "text", given.get("content_args") ?? {}, path),
    repeats,
    join,
    optional: given.flag("optional", true),
    transform,
    transformEach,
  };
  if (open !== undefined) field.open = { kind: "open", field, pattern: open };
  if (close !== undefined) field.close = { kind: "close", field, pattern: close };
  return field;
}

/** Compiles a text, a list of texts or a pattern. */
function compileAnchor(given: Fields, key: string): PythonPattern | undefined {
  const pattern = given.get(`${key}_pattern`);
  const literals = given.get(key);
  if (pattern !== undefined && literals !== undefined) {
    throw given.error(key, `use either "${key}" or "${key}_pattern"`);
  }
  if (pattern !== undefined) return given.pattern(`${key}_pattern`);
  if (literals === undefined) return undefined;
  const texts: unknown[] = Array.isArray(literals) ? literals : [literals];
  if (texts.length === 0 || !texts.every((text): text is string => typeof text === "string" && text !== "")) {
    throw given.error(key, "expected a string that is not empty, or a list of such strings");
  }
  const longest = texts.toSorted((one, other) => [...other].length - [...one].length);
  return given.compiled(key, () => literalPattern(longest));
}
