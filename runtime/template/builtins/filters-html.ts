import { fail } from "../errors.ts";
import type { Action, Run } from "../run.ts";
import { entriesOf, isIterable, needMapping, pairOf, slice, toArray } from "../values/collections.ts";
import { needNumber } from "../values/numbers.ts";
import { SPACE, codePointLength, words } from "../values/strings.ts";
import { escapeHtml, readText, represent, text } from "../values/text.ts";
import { Markup, isMapping, isText, markedIf, needText, released, truthy } from "../values/value.ts";
import { builtins } from "./builtin.ts";
import { occurrences } from "./string-methods.ts";

const LINK =
  /^(?:https?:\/\/|www\.)?(?:[\w%-]+\.)+(?:com|net|int|edu|gov|org|info|mil)|^(?:https?:\/\/(?:(?:[\w%-]+\.)*[a-z]{2,63}|(?:\d{1,3}\.){3}\d{1,3}|\[[\da-f:.]+\])|www\.(?:[\w%-]+\.)+[a-z]{2,63})/i;

const REST = /^(?::\d+)?(?:[/?#]\S*)?$/;

const MAIL = /^\S+@\w[\w.-]*\.\w+$/;

/** Converts the web and mail addresses in a string to links. */
export function urlize(
  run: Run,
  value: unknown,
  limit: unknown = null,
  noFollow?: unknown,
  target: unknown = null,
  rel: unknown = null,
  schemes: unknown = null,
): unknown {
  const relations = new Set(truthy(run, rel) ? words(run, needText(rel)) : []);
  if (truthy(run, noFollow)) relations.add("nofollow");
  relations.add("noopener");
  const attribute = (name: string, content: unknown): string => ` ${name}="${escapeHtml(run, content).value}"`;
  const suffix =
    attribute("rel", [...relations].sort().join(" ")) + (truthy(run, target) ? attribute("target", target) : "");
  const shorten = (address: string): string =>
    limit !== null && codePointLength(run, address) > needNumber(limit)
      ? `${text(run, slice(run, address, null, limit, null))}...`
      : address;
  const extra = schemes === null ? [] : toArray(run, released(schemes)).map(schemeOf);
  const escaped = escapeHtml(run, value).value;
  run.chargeItems(escaped.length);
  let length = 0;
  const parts = escaped.split(/(\s+)/).map((word) => {
    const linked = linkWord(run, word, suffix, shorten, extra);
    run.chargeCopy(linked.length);
    run.limitLength((length += linked.length));
    return linked;
  });
  return markedIf(run.autoescape, parts.join(""));
}

/** Checks and returns a scheme from the argument `extra_schemes`. Addresses with this scheme also become links. */
function schemeOf(given: unknown): string {
  const scheme = needText(given);
  return /^[\w.+-]{2,}:\/{0,2}$/.test(scheme) ? scheme : fail("value", `'${scheme}' is not a valid URI scheme prefix`);
}

function linkWord(
  run: Run,
  word: string,
  suffix: string,
  shorten: (address: string) => string,
  schemes: string[],
): string {
  const [, head = "", rest = ""] = /^((?:[(<]|&lt;)*)(.*)$/s.exec(word) ?? [];
  run.charge(1 + schemes.length);
  const end = endOfLink(rest);
  const [middle, tail] = balance(run, rest.slice(0, end), rest.slice(end));
  const site = LINK.exec(middle);
  const isSite = site && REST.test(middle.slice(site[0].length));
  const bare = middle.replace(/^mailto:/, "");
  const isMail = MAIL.test(bare) && (bare !== middle || !/^www\.|:/.test(middle));
  const isOther = schemes.some((scheme) => middle !== scheme && middle.startsWith(scheme));
  if (!isSite && !isMail && !isOther) return word;
  const address = isSite ? middle.replace(/^(?!https?:)/i, "https://") : isMail ? `mailto:${bare}` : middle;
  // A `mailto:` link opens no page, so it gets no `rel` or `target`.
  return address.startsWith("mailto:")
    ? `${head}<a href="${address}">${bare}</a>${tail}`
    : `${head}<a href="${address}"${suffix}>${isSite ? shorten(middle) : middle}</a>${tail}`;
}

/** Returns the offset in `word` at which the address ends and the punctuation after it starts. */
function endOfLink(word: string): number {
  let end = word.length;
  for (;;) {
    if (end > 0 && ".,)>\n".includes(word[end - 1] as string)) end--;
    else if (word.endsWith("&gt;", end)) end -= 4;
    else return end;
  }
}

/**
 * Moves closing brackets from the punctuation (`tail`) to the address (`middle`), if the address contains the opening
 * brackets.
 */
function balance(run: Run, middle: string, tail: string): [string, string] {
  let [inside, after] = [middle, tail];
  for (const [open, close] of [
    ["(", ")"],
    ["<", ">"],
    ["&lt;", "&gt;"],
  ] as const) {
    const missing = occurrences(run, inside, open).count - occurrences(run, inside, close).count;
    if (missing <= 0) continue;
    const { end } = occurrences(run, after, close, missing);
    inside += after.slice(0, end);
    after = after.slice(end);
  }
  return [inside, after];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\xa0" };
/** Matches an HTML entity: a number, an old name that needs no semicolon, or any other name. */
const ENTITY = /&(?:#(\d+);?|#[xX]([\da-fA-F]+);?|(amp|lt|gt|quot|nbsp)(?!\w*;)|(\w+);)/g;

const stripTags: Action = (run, value) => {
  const source = readText(run, value);
  const bare = dropBetween(dropBetween(source, "<!--", "-->"), "<", ">");
  return words(run, bare)
    .join(" ")
    .replace(ENTITY, (whole, decimal, hexadecimal, short, name) => {
      if (short !== undefined || name !== undefined) return ENTITIES[short ?? name] ?? whole;
      const code = decimal === undefined ? parseInt(hexadecimal, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
    });
};

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

function quoteUrl(run: Run, value: unknown, form: boolean): string {
  const source = readText(run, value);
  const encoded = encodeURIComponent(source.replace(/[\ud800-\udfff]/gu, "?")).replace(
    /[!'()*]/g,
    (unit) => `%${unit.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  run.chargeText(encoded.length);
  return form ? encoded.replaceAll("%20", "+") : encoded.replaceAll("%2F", "/");
}

const urlEncode: Action = (run, value) => {
  if (isText(value) || !isIterable(value)) return quoteUrl(run, value, false);
  const pairs = isMapping(value) ? entriesOf(run, value) : toArray(run, value).map((pair) => pairOf(run, pair));
  run.charge(pairs.length);
  return pairs.map(([key, item]) => `${quoteUrl(run, key, true)}=${quoteUrl(run, item, true)}`).join("&");
};

const UNFIT_FOR_NAMES = new RegExp(`[${SPACE}/>=]`);

/**
 * Returns `key` if it can be the name of an HTML attribute. Throws if it contains a character that is not allowed in
 * such a name. @throws Problem `type`, `value`
 */
function attributeName(run: Run, key: unknown): unknown {
  const name = needText(key);
  return UNFIT_FOR_NAMES.test(name)
    ? fail("value", `invalid character in attribute name: ${represent(run, name)}`)
    : key;
}

const attributes: Action = (run, value, space = true) => {
  const pairs = entriesOf(run, needMapping(value))
    .filter(([, item]) => item !== null && item !== undefined)
    .map(([key, item]) => `${escapeHtml(run, attributeName(run, key)).value}="${escapeHtml(run, item).value}"`);
  run.limitLength(pairs.reduce((length, pair) => length + pair.length + 1, 0));
  const whole = (truthy(run, space) && pairs.length ? " " : "") + pairs.join(" ");
  return markedIf(run.autoescape, whole);
};

export const HTML_FILTERS = builtins({
  e: escapeHtml,
  escape: escapeHtml,
  forceescape: (run, value) => escapeHtml(run, text(run, value)),
  safe: (run, value) => new Markup(text(run, value)),
  striptags: stripTags,
  urlencode: urlEncode,
  "xmlattr autospace~": attributes,
  "urlize trim_url_limit~ nofollow~ target~ rel~ extra_schemes~": urlize,
});
