import {
  CLOSE_BRACE,
  END_RAW,
  MINUS,
  PERCENT,
  PLUS,
  RAW,
  isSigned,
  nextOpening,
  type LexOptions,
  type Token,
} from "./token.ts";
import { WordLexer } from "./word-lexer.ts";
import { isSpace } from "../values/strings.ts";

/**
 * Reads the tokens of a template one by one, when the parser needs them. So the first error in the source is reported
 * first.
 */
export class Lexer extends WordLexer {
  private mode: "text" | "{{" | "{%" = "text";
  private lineStarts = true;
  private readonly options: LexOptions;
  /** @param source the text, with line ends `\n` only */
  constructor(source: string, options: LexOptions) {
    super(!options.keepTrailingNewline && source.endsWith("\n") ? source.slice(0, -1) : source);
    this.options = options;
  }

  /** Reads the next token into the given object. After the last token, the type is always `end`. @throws Problem */
  next(into: Token): Token {
    this.into = into;
    for (;;) {
      if (this.position >= this.source.length) this.token("end", "", this.position, this.position);
      else if (!(this.mode === "text" ? this.readText() : this.readTag())) continue;
      return into;
    }
  }

  /**
   * Reads the text up to the next tag or comment. If there is no such text, reads the opening mark of the tag or
   * comment.
   */
  private readText(): boolean {
    const start = this.position;
    const opening = nextOpening(this.source, start);
    if (opening > start || opening === this.source.length) {
      const stripped = this.trimmed(start, opening);
      this.token("text", this.source.slice(start, stripped), start, stripped);
      this.advance(opening);
      this.lineStarts = opening === this.source.length && this.source[opening - 1] === "\n";
      if (stripped > start) return true;
      if (opening === this.source.length) return false;
    }
    return this.readOpening(opening);
  }

  /**
   * Returns the offset at which the text before a tag ends, without the white space that `-` or `lstripBlocks` removes.
   */
  private trimmed(start: number, opening: number): number {
    if (opening === this.source.length) return opening;
    const sign = this.source[opening + 2];
    if (sign === "-") {
      let end = opening;
      while (end > start && isSpace(this.source[end - 1] as string)) end--;
      return end;
    }
    if (sign === "+" || !this.options.lstripBlocks || this.source[opening + 1] === "{") return opening;
    // Goes back towards the start of the line, but stops at the first character that is not white space, because a line
    // may be as long as the template.
    let from = opening;
    while (from > start && this.source[from - 1] !== "\n" && isSpace(this.source[from - 1] as string)) from--;
    const atStart = from > start ? this.source[from - 1] === "\n" : this.lineStarts;
    return atStart ? from : opening;
  }

  private readOpening(opening: number): boolean {
    this.lineStarts = false;
    const kind = this.source[opening + 1];
    if (kind === "#") return this.readComment(opening);
    const end = opening + (isSigned(this.source, opening + 2) ? 3 : 2);
    // Only a tag that starts with "r" can be `raw`. Few tags do, so the slower check for `raw` is rare.
    if (kind === "%" && this.source[this.skipBlank(end)] === "r") {
      RAW.lastIndex = opening;
      if (RAW.test(this.source)) return this.readRaw(RAW.lastIndex);
    }
    this.mode = kind === "{" ? "{{" : "{%";
    return this.step(this.mode, "", opening, end);
  }

  /** Reads a comment. Only the formatter receives comments as tokens. */
  private readComment(opening: number): boolean {
    // A comment may begin with a sign, as in `{#-`. In `{#-#}`, the sign belongs only to the start of the comment, not
    // to its end.
    const from = opening + (isSigned(this.source, opening + 2) ? 3 : 2);
    const end = this.source.indexOf("#}", from);
    if (end < 0) return this.unclosed("Missing end of comment tag", from);
    const signed = end > from && isSigned(this.source, end - 1);
    const value = this.source.slice(from, signed ? end - 1 : end);
    this.token("comment", value, opening, end + 2);
    this.closeTag(end + 2, signed ? (this.source[end - 1] ?? "") : "");
    return this.options.comments;
  }

  /**
   * Throws an error for a tag that is not closed. As in Python, there is no error if the source ends directly after the
   * opening mark.
   */
  private unclosed(message: string, from: number): false {
    if (from < this.source.length) this.fail("unexpected-end", message, from - 2, from);
    this.position = from;
    return false;
  }

  private readRaw(from: number): boolean {
    this.advance(from);
    END_RAW.lastIndex = from;
    const match = END_RAW.exec(this.source);
    if (!match) return this.unclosed("Missing end of raw directive", from);
    const end = this.trimmed(from, match.index);
    this.token("text", this.source.slice(from, end), from, end);
    const tail = match[2] ?? "";
    const close = match.index + match[0].length - (tail.startsWith("-") ? tail.length - 3 : 0);
    this.closeTag(close, tail.startsWith("%") ? "" : (tail[0] ?? ""));
    return end > from;
  }

  /**
   * Ends a tag at the offset `end`. Then skips the text that the tag removes: all white space for `-`, or one line end
   * for `trimBlocks`.
   */
  private closeTag(end: number, sign: string): void {
    let to = end;
    if (sign === "-") {
      to = this.skipBlank(end);
    } else if (sign === "" && this.options.trimBlocks && this.source[end] === "\n") {
      to = end + 1;
    }
    this.advance(to);
    this.lineStarts = this.source[to - 1] === "\n";
    this.mode = "text";
  }

  private readTag(): boolean {
    const start = this.skipBlank(this.position);
    if (start !== this.position) this.advance(start);
    if (start >= this.source.length) return false;
    return (this.open.length === 0 && this.tagEnd(start)) || this.readWord(start);
  }

  /** Reads the end mark of the current tag. Returns false if the source does not continue with the end mark. */
  private tagEnd(at: number): boolean {
    const { source, mode } = this;
    const first = source.charCodeAt(at);
    const signed = first === MINUS || (first === PLUS && mode === "{%");
    const mark = signed ? at + 1 : at;
    if (
      source.charCodeAt(mark + 1) !== CLOSE_BRACE ||
      source.charCodeAt(mark) !== (mode === "{{" ? CLOSE_BRACE : PERCENT)
    )
      return false;
    const end = mark + 2;
    this.token(mode === "{{" ? "}}" : "%}", "", at, end);
    // `trimBlocks` removes the line end after a statement, but not after an output.
    this.closeTag(end, signed ? (source[at] as string) : mode === "{{" ? "}" : "");
    return true;
  }
}
