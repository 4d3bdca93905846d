import { chargeText } from "../budget.ts";
import { fail } from "../errors.ts";
import { lookUp } from "./dicts.ts";
import { bareNumber, layOut } from "./format-number.ts";
import { numberOf } from "./numbers.ts";
import { type Side, codePointSlice, pad } from "./strings.ts";
import { converted, escapeHtml, needText, replaceEach, text } from "./text.ts";
import { type Keywords, Markup, isMapping, markedIf, typeName } from "./value.ts";

/** Functions that read attributes and items for fields. */
interface Access {
  readonly attribute: (value: unknown, name: string) => unknown;
  readonly item: (value: unknown, key: unknown) => unknown;
}

/** Returns the value of a field's first name or number. `alone` is true if no attributes or items follow. */
type Resolve = (name: string, alone: boolean) => unknown;

/** Returns `template.format(…)`. @throws Problem `value`, `type` */
export function formatTemplate(access: Access, template: unknown, positional: unknown[], keywords?: Keywords): unknown {
  let automatic = 0;
  const resolve: Resolve = (name, alone) => {
    if (!(name === "" ? alone : /^\d+$/.test(name))) {
      if (!keywords?.has(name)) fail("value", `the format names '${name}', which is not given`);
      return keywords.get(name);
    }
    // Python does not count the field if attributes or items follow.
    if (alone && (name === "" ? automatic < 0 : automatic > 0)) {
      fail("value", "either all fields are numbered or none");
    }
    const index = name === "" ? automatic++ : Number(name);
    if (alone && name !== "") automatic = -1;
    return index < positional.length ? positional[index] : fail("value", "not enough arguments for format string");
  };
  const mark = template instanceof Markup;
  return markedIf(mark, expand(text(template), { resolve, access, mark }));
}

/** Returns `template.format_map(mapping)`. */
export function formatMapping(access: Access, template: unknown, mapping: unknown): unknown {
  const resolve: Resolve = (name) => {
    if (/^\d*$/.test(name)) fail("value", "format_map() has no arguments that a field could number");
    return isMapping(mapping) ? lookUp(mapping, name) : undefined;
  };
  const mark = template instanceof Markup;
  return markedIf(mark, expand(text(template), { resolve, access, mark }));
}

interface Context {
  readonly resolve: Resolve;
  readonly access: Access;
  readonly mark: boolean;
}

/** Matches a doubled brace, a field whose specification may contain fields, or a single brace. */
const PIECE = /([{}])\1|\{((?:[^{}]|\{[^{}]*\})*)\}|[{}]/g;

const expand = (template: string, context: Context): string =>
  replaceEach(template, PIECE, ([whole, brace, inside]) => {
    if (inside !== undefined) return field(inside, context);
    return brace ?? fail("value", `Single '${whole}' encountered in format string`);
  });

function field(source: string, context: Context): string {
  const { resolve, access, mark } = context;
  const [, name = "", conversion, specification = ""] =
    /^((?:[^![:]|\[[^\]]*\])*)(?:!(.?))?(?::(.*))?$/s.exec(source) ?? [];
  const first = /^[^.[]*/.exec(name)?.[0] ?? "";
  let value = resolve(first, first === name);
  for (const [, attribute, item] of name.matchAll(/\.([^.[]*)|\[([^\]]*)\]/g)) {
    value =
      attribute === undefined
        ? access.item(value, /^\d+$/.test(item ?? "") ? Number(item) : item)
        : access.attribute(value, attribute);
  }
  if (conversion !== undefined) {
    value = converted(conversion, value) ?? fail("value", `Unknown conversion specifier '${conversion}'`);
  }
  const shown = formatValue(value, expand(specification, { ...context, mark: false }));
  return mark && !(value instanceof Markup) ? escapeHtml(shown).value : shown;
}

const SPECIFICATION = /^(?:(.)?([<>=^]))?([-+ ])?(z)?(#)?(0)?(\d+)?([,_])?(?:\.(\d+))?([a-zA-Z%])?$/su;

/** Returns `format(value, specification)`. @throws Problem `value`, `type` */
function formatValue(value: unknown, specification: string): string {
  if (specification === "") return text(value);
  const refuse = (): never => fail("value", `invalid format '${specification}' for ${typeName(value)}`);
  const match = SPECIFICATION.exec(specification) ?? refuse();
  const [, fill, align, sign, , alternate, zero, width, group, precision, type] = match;
  const columns = Number(width ?? 0);
  const digits = precision === undefined ? undefined : Number(precision);
  chargeText(Math.max(columns, digits ?? 0));
  const filler = fill ?? (zero ? "0" : " ");
  if (numberOf(value) !== undefined) {
    const bare = bareNumber(value, { type, digits, group, alternate: alternate !== undefined }) ?? refuse();
    const side = (align ?? (zero ? "=" : ">")) as Side | "=";
    return layOut(bare, !sign || sign === "-" ? "" : sign, columns, filler, side, group);
  }
  if (sign || group || alternate || align === "=" || (type !== undefined && type !== "s")) refuse();
  return pad(codePointSlice(needText(value), 0, digits), columns, filler, (align ?? "<") as Side);
}
