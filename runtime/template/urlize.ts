import { needNumber, needText } from "./arguments.ts";
import { fail } from "./errors.ts";
import { run, spend } from "./run.ts";
import { toArray } from "./sequence.ts";
import { codePointLength, codePointSlice, words } from "./strings.ts";
import { escapeHtml } from "./text.ts";
import { markedIf, released, truthy } from "./value.ts";

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
  const relations = new Set(truthy(rel) ? words(needText(rel)) : []);
  if (truthy(noFollow)) relations.add("nofollow");
  relations.add("noopener");
  const attribute = (name: string, content: unknown): string => ` ${name}="${escapeHtml(content).value}"`;
  const suffix =
    attribute("rel", [...relations].sort().join(" ")) + (truthy(target) ? attribute("target", target) : "");
  const shorten = (address: string): string =>
    limit !== null && codePointLength(address) > needNumber(limit)
      ? `${codePointSlice(address, 0, needNumber(limit))}...`
      : address;
  const extra = schemes === null ? [] : toArray(released(schemes)).map(schemeOf);
  const parts = escapeHtml(value).value.split(/(\s+)/);
  const linked = parts.map((part) => linkWord(part, suffix, shorten, extra)).join("");
  return markedIf(run.autoescape, linked);
}

/** The beginning of an address that is to be a link, too. */
function schemeOf(given: unknown): string {
  const scheme = needText(given);
  return /^[\w.+-]{2,}:\/{0,2}$/.test(scheme) ? scheme : fail("value", `'${scheme}' is not a valid URI scheme prefix`);
}

function linkWord(word: string, suffix: string, shorten: (address: string) => string, schemes: string[]): string {
  const [, head = "", rest = ""] = /^((?:[(<]|&lt;)*)(.*)$/s.exec(word) ?? [];
  spend(1 + schemes.length);
  const end = endOfLink(rest);
  const [middle, tail] = balance(rest.slice(0, end), rest.slice(end));
  const site = LINK.exec(middle);
  const isSite = site && REST.test(middle.slice(site[0].length));
  const bare = middle.replace(/^mailto:/, "");
  const isMail = MAIL.test(bare) && (bare !== middle || !/^www\.|:/.test(middle));
  const isOther = schemes.some((scheme) => middle !== scheme && middle.startsWith(scheme));
  if (!isSite && !isMail && !isOther) return word;
  const address = isSite ? middle.replace(/^(?!https?:)/i, "https://") : isMail ? `mailto:${bare}` : middle;
  // What leads to a mailbox opens no page.
  return address.startsWith("mailto:")
    ? `${head}<a href="${address}">${bare}</a>${tail}`
    : `${head}<a href="${address}"${suffix}>${shorten(middle)}</a>${tail}`;
}

/** Where the marks begin that stand behind an address and are no part of it. */
function endOfLink(word: string): number {
  let end = word.length;
  for (;;) {
    if (end > 0 && ".,)>\n".includes(word[end - 1] as string)) end--;
    else if (word.endsWith("&gt;", end)) end -= 4;
    else return end;
  }
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
