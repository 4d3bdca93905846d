import { needMapping } from "./arguments.ts";
import { builtin, builtins } from "./function.ts";
import { run, spend } from "./run.ts";
import { isIterable, pairOf, toArray } from "./sequence.ts";
import { words } from "./strings.ts";
import { escapeHtml, text } from "./text.ts";
import { entriesOf } from "./dicts.ts";
import { isMapping, isText, markedIf, Markup, truthy, type BuiltinTable } from "./value.ts";
import { urlize } from "./urlize.ts";

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\xa0" };

function stripTags(value: unknown): string {
  const source = text(value);
  spend(source.length >> 4);
  const bare = dropBetween(dropBetween(source, "<!--", "-->"), "<", ">");
  const unescaped = words(bare)
    .join(" ")
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = decimal === undefined ? parseInt(hexadecimal, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
    });
  return unescaped;
}

function dropBetween(source: string, open: string, close: string): string {
  let result = "";
  let at = 0;
  for (;;) {
    const start = source.indexOf(open, at);
    const end = start < 0 ? -1 : source.indexOf(close, start + open.length);
    if (end < 0) return result + source.slice(at);
    result += source.slice(at, start);
    at = end + close.length;
  }
}

function quoteUrl(value: unknown, form: boolean): string {
  const encoded = encodeURIComponent(text(value).replace(/[\ud800-\udfff]/gu, "?")).replace(
    /[!'()*]/g,
    (unit) => `%${unit.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return form ? encoded.replaceAll("%20", "+") : encoded.replaceAll("%2F", "/");
}

function urlEncode(value: unknown): string {
  if (isText(value) || !isIterable(value)) return quoteUrl(value, false);
  const pairs = isMapping(value) ? entriesOf(value) : toArray(value).map(pairOf);
  return pairs.map(([key, item]) => `${quoteUrl(key, true)}=${quoteUrl(item, true)}`).join("&");
}

function attributes(value: unknown, space: unknown = true): unknown {
  const pairs = entriesOf(needMapping(value))
    .filter(([, item]) => item !== null && item !== undefined)
    .map(([key, item]) => `${escapeHtml(key).value}="${escapeHtml(item).value}"`);
  const whole = (truthy(space) && pairs.length ? " " : "") + pairs.join(" ");
  return markedIf(run.autoescape, whole);
}

/** Filters for HTML and URLs. */
export const HTML_FILTERS: BuiltinTable = {
  ...builtins("", {
    e: escapeHtml,
    escape: escapeHtml,
    forceescape: (value: unknown) => escapeHtml(text(value)),
    safe: (value: unknown) => new Markup(text(value)),
    striptags: stripTags,
    urlencode: urlEncode,
  }),
  xmlattr: builtin("autospace~", attributes),
  urlize: builtin("trim_url_limit~ nofollow~ target~ rel~ extra_schemes~", urlize),
};
