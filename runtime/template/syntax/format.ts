import type { Lexer } from "./lexer.ts";
import { type Token, blankToken } from "./token.ts";

/** The tags that begin a block; `set` is one where it gives no value. */
const OPENING = /^(?:if|for|set|with|macro|call|filter|block|autoescape|generation)$/;

/** Words that are no values, so that a space follows. */
const WORDS = /^(?:and|elif|else|for|if|in|is|not|or|print|set|with)$/;

/**
 * Writes a template anew, a tag per line, texts as literals; it renders the same, and formatting it again changes
 * nothing.
 *
 * @param lexer returns the tokens of a template that can be read, with the comments among them
 * @param indent what one level of nesting adds, such as four spaces
 * @param escaping texts must be kept from being escaped
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

/** Returns the tokens of a tag, without the mark that ends it. */
function upTo(mark: string, lexer: Lexer): Token[] {
  const tokens: Token[] = [];
  for (let token = next(lexer); token.type !== mark; token = next(lexer)) tokens.push(token);
  return tokens;
}

function opensBlock(name: string, tokens: readonly Token[]): boolean {
  const behindTarget = tokens.find(({ type }) => type === "=" || type === "|");
  return OPENING.test(name) && (name !== "set" || behindTarget?.type !== "=");
}

/** Returns a string literal that the lexer reads back to the very same text. */
function literal(text: string): string {
  const mark = text.includes('"') && !text.includes("'") ? "'" : '"';
  const inner = text.replace(/[\\\n\r\t]/g, (unit) => ({ "\n": "\\n", "\r": "\\r", "\t": "\\t" })[unit] ?? "\\\\");
  return mark + inner.replaceAll(mark, `\\${mark}`) + mark;
}

/** Tokens with Python's usual spaces between them. */
function spaced(source: string, tokens: readonly Token[]): string {
  const brackets: string[] = [];
  let text = "";
  let before: Token | undefined;
  // Whether a value ends where the text ends, and whether the next token stands close to it.
  let ended = false;
  let close = true;
  for (const token of tokens) {
    const { type, value, start, end } = token;
    const closes = ")]}".includes(type);
    if (closes) brackets.pop();
    const bracket = brackets.at(-1);
    const named = type === "=" && bracket === "(";
    // Between a number and a dot, a space tells an attribute from a fraction.
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

/** Returns whether a name stands for a value, as it always does behind a dot. */
const isValue = (name: unknown, before: Token | undefined): boolean =>
  before?.type === "." || !WORDS.test(name as string);
