import { Problem } from "./errors.ts";
import { bareNumber } from "./format-number.ts";
import { numberOf } from "./numbers.ts";
import { checkLength } from "./run.ts";
import { codePointSlice, pad } from "./strings.ts";
import { asciiText, escapeHtml, represent, text } from "./text.ts";
import { isMapping, isText, type Keywords, lookUp, Markup, typeName } from "./value.ts";

/** How fields reach into values. */
export interface Access {
  readonly attribute: (value: unknown, name: string) => unknown;
  readonly item: (value: unknown, key: unknown) => unknown;
}

/** Finds the value of a field's first name or number. */
type Resolve = (name: string) => unknown;

/** `template.format(…)`. @throws Problem `value`, `type` */
export function formatTemplate(access: Access, template: unknown, positional: unknown[], keywords?: Keywords): unknown {
  let automatic = 0;
  const resolve = (name: string): unknown => {
    if (name !== "" && !/^\d+$/.test(name)) {
      if (!keywords?.has(name)) throw new Problem("value", `the format names '${name}', which is not given`);
      return keywords.get(name);
    }
    if (name === "" ? automatic < 0 : automatic > 0) {
      throw new Problem("value", "cannot mix automatic field numbering and manual field specification");
    }
    const index = name === "" ? automatic++ : Number(name);
    if (name !== "") automatic = -1;
    if (index >= positional.length) {
      throw new Problem("value", `Replacement index ${index} out of range for positional args tuple`);
    }
    return positional[index];
  };
  const result = expand(text(template), { resolve, access, mark: template instanceof Markup }, 2);
  return template instanceof Markup ? new Markup(result) : result;
}

/** `template.format_map(mapping)`. */
export function formatMapping(access: Access, template: unknown, mapping: unknown): unknown {
  const resolve: Resolve = (name) => (isMapping(mapping) ? lookUp(mapping, name) : undefined);
  return expand(text(template), { resolve, access, mark: false }, 2);
}

interface Context {
  readonly resolve: Resolve;
  readonly access: Access;
  readonly mark: boolean;
}

function expand(template: string, context: Context, depth: number): string {
  if (depth < 0) throw new Problem("value", "Max string recursion exceeded");
  let result = "";
  let position = 0;
  while (position < template.length) {
    const next = /[{}]/g;
    next.lastIndex = position;
    const at = next.exec(template)?.index ?? template.length;
    result += template.slice(position, at);
    const brace = template[at];
    position = at + 1;
    if (brace === undefined) break;
    if (template[position] === brace) {
      result += brace;
      position++;
    } else if (brace === "}") {
      throw new Problem("value", "Single '}' encountered in format string");
    } else {
      const end = closing(template, position);
      result += field(template.slice(position, end), context, depth);
      checkLength(result.length);
      position = end + 1;
    }
  }
  return result;
}

function closing(template: string, start: number): number {
  let open = 1;
  for (let at = start; at < template.length; at++) {
    if (template[at] === "{") open++;
    else if (template[at] === "}" && --open === 0) return at;
  }
  throw new Problem(
    "value",
    start < template.length ? "expected '}' before end of string" : "Single '{' encountered in format string",
  );
}

function field(source: string, context: Context, depth: number): string {
  const { resolve, access, mark } = context;
  const [, name = "", conversion, specification = ""] =
    /^((?:[^![:]|\[[^\]]*\])*)(?:!(.?))?(?::(.*))?$/s.exec(source) ?? [];
  let value = resolve(/^[^.[]*/.exec(name)?.[0] ?? "");
  for (const [, attribute, item] of name.matchAll(/\.([^.[]*)|\[([^\]]*)\]/g)) {
    value =
      attribute === undefined
        ? access.item(value, /^\d+$/.test(item ?? "") ? Number(item) : item)
        : access.attribute(value, attribute);
  }
  if (conversion === "r") value = represent(value);
  else if (conversion === "a") value = asciiText(value);
  else if (conversion === "s") value = text(value);
  else if (conversion !== undefined) throw new Problem("value", `Unknown conversion specifier '${conversion}'`);
  const shown = formatValue(value, expand(specification, { ...context, mark: false }, depth - 1));
  return mark && !(value instanceof Markup) ? escapeHtml(shown).value : shown;
}

const SPECIFICATION = /^(?:(.)?([<>=^]))?([-+ ])?(z)?(#)?(0)?(\d+)?([,_])?(?:\.(\d+))?([a-zA-Z%])?$/su;

/** `format(value, specification)`. @throws Problem `value`, `type` */
export function formatValue(value: unknown, specification: string): string {
  if (specification === "") return text(value);
  const match = SPECIFICATION.exec(specification);
  if (!match) throw new Problem("value", "Invalid format specifier");
  const [, fill, align, sign = "-", , alternate, zero, width, group, precision, type] = match;
  checkLength(Math.max(Number(width ?? 0), Number(precision ?? 0)));
  const filler = fill ?? (zero && !align ? "0" : " ");
  const columns = Number(width ?? 0);
  const number = typeof value === "bigint" || numberOf(value) !== undefined;
  if (!number) {
    if (sign !== "-" || group || /^.?[<>^=]?-/.test(specification)) {
      throw new Problem("value", "Sign and group mark are not allowed in a string format specifier");
    }
    return formatText(value, { filler, align, columns, precision, type });
  }
  const digits = precision === undefined ? undefined : Number(precision);
  const bare = bareNumber(value, { type, digits, group, alternate: alternate !== undefined });
  const negative = bare.startsWith("-");
  const prefix = (negative ? "-" : sign === "-" ? "" : sign) + (/^-?(0[bBoOxX])/.exec(bare)?.[1] ?? "");
  const body = bare.replace(/^-?(0[bBoOxX])?/, "");
  if (align === "=" || (zero && !align)) return prefix + zeroPad(body, columns - prefix.length, filler, group);
  return pad(prefix + body, columns, filler, align === "<" ? "left" : align === "^" ? "center" : "right");
}

/** Zeros in front of grouped digits are grouped too. */
function zeroPad(body: string, width: number, filler: string, group: string | undefined): string {
  if (!group || filler !== "0") return pad(body, width, filler, "right");
  let [whole = "", rest = ""] = body.split(/(?=[.e%])(.*)/s);
  while (whole.length + rest.length < width)
    whole = whole
      .replaceAll(group, "")
      .replace(/^/, "0")
      .replace(/\B(?=(\d{3})+$)/g, group);
  return whole + rest;
}

interface TextLayout {
  readonly filler: string;
  readonly align: string | undefined;
  readonly columns: number;
  readonly precision: string | undefined;
  readonly type: string | undefined;
}

function formatText(value: unknown, { filler, align, columns, precision, type }: TextLayout): string {
  if (!isText(value)) {
    throw new Problem("type", `unsupported format string passed to ${typeName(value)}.__format__`);
  }
  if ((type !== undefined && type !== "s") || align === "=") {
    throw new Problem("value", `Unknown format code '${type ?? align}' for object of type 'str'`);
  }
  const whole = precision === undefined ? text(value) : codePointSlice(text(value), 0, Number(precision));
  return pad(whole, columns, filler, align === ">" ? "right" : align === "^" ? "center" : "left");
}
