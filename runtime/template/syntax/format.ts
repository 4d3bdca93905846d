import { type Lexer, type Token, blankToken } from "./lexer.ts";

/** Matches the tags that start a block. `set` starts a block only without `=`. */
const OPENING = /^(?:if|for|set|with|macro|call|filter|block|autoescape|generation)$/;

/** Matches keywords. A space separates a keyword from the token after it. */
const WORDS = /^(?:and|elif|else|for|if|in|is|not|or|print|set|with)$/;

/**
 * Formats a template: each tag is on its own line, and each string becomes a string literal. The formatted source renders
 * the same text as before, and formatting it again changes nothing.
 *
 * @param lexer returns the tokens of a valid template, including the comments
 * @param indent text of one level of indentation, such as four spaces
 * @param escaping whether values are escaped, so that the string literals must be marked as safe
 */
export function formatSource(lexer: Lexer, indent: string, escaping: boolean): string {
  const blocks: string[] = [];
  let whole = "";
  const line = (text: string): void => void (whole += `${indent.repeat(blocks.length)}${text}\n`);
  for (let token = next(lexer); token.type !== "end"; token = next(lexer)) {
    const { type, value } = token;
    if (type === "text") {
      const safe = escaping || blocks.includes("autoescape") ? " | safe" : "";
      line(`{{- ${literal(value as string)}${safe} -}}`);
    } else if (type === "comment") line(`{#-${value as string}-#}`);
    else if (type === "{{") line(`{{- ${spaced(lexer.source, upTo("}}", lexer))} -}}`);
    else {
      const inside = upTo("%}", lexer);
      const name = String(inside[0]?.value);
      const block = /^(?:end|el)/.test(name) ? blocks.pop() : undefined;
      line(`{%- ${spaced(lexer.source, inside)} -%}`);
      if (block && name.startsWith("el")) blocks.push(block);
      if (opensBlock(name, inside)) blocks.push(name);
    }
  }
  return whole;
}

const next = (lexer: Lexer): Token => lexer.next(blankToken());

/** Returns the tokens of a tag, without its end mark. */
function upTo(mark: string, lexer: Lexer): Token[] {
  const tokens: Token[] = [];
  for (let token = next(lexer); token.type !== mark; token = next(lexer)) tokens.push(token);
  return tokens;
}

function opensBlock(name: string, tokens: readonly Token[]): boolean {
  const behindTarget = tokens.find(({ type }) => type === "=" || type === "|");
  return OPENING.test(name) && (name !== "set" || behindTarget?.type !== "=");
}

/** Returns a string literal that the lexer reads as exactly this text. */
function literal(text: string): string {
  const mark = text.includes('"') && !text.includes("'") ? "'" : '"';
  const inner = text.replace(/[\\\n\r\t]/g, (unit) => ({ "\n": "\\n", "\r": "\\r", "\t": "\\t" })[unit] ?? "\\\\");
  return mark + inner.replaceAll(mark, `\\${mark}`) + mark;
}

/** Joins tokens, with spaces between them as in usual Python code. */
function spaced(source: string, tokens: readonly Token[]): string {
  const brackets: string[] = [];
  let text = "";
  let before: Token | undefined;
  // `ended`: the text so far ends with a value. `close`: the next token follows without a space.
  let ended = false;
  let close = true;
  for (const token of tokens) {
    const { type, value, start, end } = token;
    const closes = ")]}".includes(type);
    if (closes) brackets.pop();
    const bracket = brackets.at(-1);
    const named = type === "=" && bracket === "(";
    // A space between a number and a dot is kept: `1 .x` reads an attribute, and `1.` would start a fraction.
    const dot = type === "." && !(before?.type === "number" && start > before.end);
    const opens = "([{".includes(type);
    close ||= closes || named || dot || type === "," || type === ":" || (opens && ended && type !== "{");
    text += (close ? "" : " ") + (type === "string" ? literal(value as string) : source.slice(start, end));
    if (opens) brackets.push(type);
    const isSign = !ended && "+-**".includes(type);
    close = opens || named || isSign || type === "." || (type === ":" && bracket === "[");
    ended = closes || type === "string" || type === "number" || (type === "name" && isValue(value, before));
    before = token;
  }
  return text;
}

/** Returns true if a name is a value, and not a keyword such as `if`. After a dot, every name is a value. */
const isValue = (name: unknown, before: Token | undefined): boolean =>
  before?.type === "." || !WORDS.test(name as string);
