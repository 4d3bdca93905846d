import { numberOf } from "./numbers.ts";
import { run } from "./run.ts";
import { toArray } from "./sequence.ts";
import { codePointLength, codePointSlice } from "./strings.ts";
import { escapeHtml, text } from "./text.ts";
import { Markup, truthy } from "./value.ts";

const LINK =
  /^(?:https?:\/\/|www\.)?(?:[\w%-]+\.)+(?:com|net|int|edu|gov|org|info|mil)|^(?:https?:\/\/(?:(?:[\w%-]+\.)*[a-z]{2,63}|(?:\d{1,3}\.){3}\d{1,3}|\[[\da-f:.]+\])|www\.(?:[\w%-]+\.)+[a-z]{2,63})/i;
const REST = /^(?::\d+)?(?:[/?#]\S*)?$/;
const MAIL = /^\S+@\w[\w.-]*\.\w+$/;

/** Web and mail addresses in a text made into links. */
export function urlize(
  value: unknown,
  limit: unknown = null,
  noFollow?: unknown,
  target: unknown = null,
  rel: unknown = null,
  schemes: unknown = null,
): unknown {
  const relations = new Set(rel === null ? [] : text(rel).split(/\s+/).filter(Boolean));
  if (truthy(noFollow)) relations.add("nofollow");
  relations.add("noopener");
  const suffix = ` rel="${escapeHtml([...relations].sort().join(" ")).value}"${target === null ? "" : ` target="${escapeHtml(target).value}"`}`;
  const most = numberOf(limit);
  const shorten = (address: string): string =>
    most !== undefined && codePointLength(address) > most ? `${codePointSlice(address, 0, most)}...` : address;
  const extra = schemes === null ? [] : toArray(schemes).map(text);
  const parts = escapeHtml(value).value.split(/(\s+)/);
  const linked = parts.map((part) => linkWord(part, suffix, shorten, extra)).join("");
  return run.autoescape ? new Markup(linked) : linked;
}

function linkWord(word: string, suffix: string, shorten: (address: string) => string, schemes: string[]): string {
  const [, head = "", rest = ""] = /^((?:[(<]|&lt;)*)(.*)$/s.exec(word) ?? [];
  const [, trimmed = ""] = /^(.*?)(?:[.,)>\n]|&gt;)*$/s.exec(rest) ?? [];
  const [middle, tail] = balance(trimmed, rest.slice(trimmed.length));
  const site = LINK.exec(middle);
  const isSite = site && REST.test(middle.slice(site[0].length));
  const address = isSite
    ? /^https?:\/\//i.test(middle)
      ? middle
      : `https://${middle}`
    : middle.startsWith("mailto:") && MAIL.test(middle.slice(7))
      ? middle
      : MAIL.test(middle) && !/^www\.|:/.test(middle)
        ? `mailto:${middle}`
        : schemes.some((scheme) => middle !== scheme && middle.startsWith(scheme))
          ? middle
          : undefined;
  if (address === undefined) return word;
  const mail = address.startsWith("mailto:");
  const shown = mail ? middle.replace(/^mailto:/, "") : shorten(middle);
  return `${head}<a href="${address}"${mail ? suffix.replace(/^ rel="[^"]*"/, "").replace(/ target=.*/, "") : suffix}>${shown}</a>${tail}`;
}

/** A closing bracket that matches an opening one belongs to the address. */
function balance(middle: string, tail: string): [string, string] {
  let [inside, after] = [middle, tail];
  for (const [open, close] of [
    ["(", ")"],
    ["<", ">"],
    ["&lt;", "&gt;"],
  ] as const) {
    const missing = inside.split(open).length - inside.split(close).length;
    for (let turn = 0; turn < Math.min(missing, after.split(close).length - 1); turn++) {
      const end = after.indexOf(close) + close.length;
      inside += after.slice(0, end);
      after = after.slice(end);
    }
  }
  return [inside, after];
}
