import { type Command, type Piece, type Word, wordOf } from "./bash-tree.ts";

/** Thrown for syntax that this parser does not support. */
export class Unreadable extends Error {
  readonly at: number;
  /** True if the syntax is invalid in every shell. */
  readonly isWrong: boolean;

  constructor(message: string, at: number, isWrong = false) {
    super(message);
    this.at = at;
    this.isWrong = isWrong;
  }
}

/** Reads the words of a shell script, starting at a position. */
export abstract class BashWords {
  protected readonly text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** The next character; empty at the end. */
  protected get next(): string {
    return this.text.charAt(this.at);
  }

  /**
   * Reads commands from a position up to the closing parenthesis, and returns the commands and the position after them.
   */
  protected abstract inner(at: number): { readonly commands: readonly Command[]; readonly at: number };

  word(): Word {
    const from = this.at;
    const pieces: Piece[] = [];
    for (;;) {
      const char = this.next;
      if (char === "" || /[\s;|&)]/.test(char)) break;
      if (char === "<" || char === ">") {
        if (this.text.charAt(this.at + 1) !== "(") break;
        this.at += 1;
        pieces.push(this.#substitution(false));
      } else if (char === "(") throw new Unreadable("functions and arrays are not supported", this.at);
      else if (char === "'") pieces.push(this.#single());
      else if (char === '"') {
        this.at += 1;
        const inside = this.pieces('"');
        pieces.push(...(inside.length === 0 ? [{ kind: "text", text: "", quoted: true } as const] : inside));
      } else if (char === "$" || char === "`") pieces.push(this.#dollar(false));
      else if (char === "\\") {
        const next = this.text.charAt(this.at + 1);
        if (next !== "\n") pieces.push({ kind: "text", text: next, quoted: true });
        this.at += 2;
      } else {
        const text = /^[^\s;|&()<>'"$`\\]+/.exec(this.text.slice(this.at))?.[0] ?? char;
        this.at += text.length;
        pieces.push({ kind: "text", text, quoted: false });
      }
    }
    if (pieces.length === 0) pieces.push({ kind: "text", text: "", quoted: false });
    return wordOf(pieces, { from, to: this.at });
  }

  #single(): Piece {
    const end = this.text.indexOf("'", this.at + 1);
    if (end < 0) throw new Unreadable("a quote is not closed", this.at, true);
    const text = this.text.slice(this.at + 1, end);
    this.at = end + 1;
    return { kind: "text", text, quoted: true };
  }

  /**
   * Reads the pieces of a text in double quotes, including the closing quote. If `close` is empty, reads a heredoc
   * instead.
   */
  pieces(close: '"' | ""): readonly Piece[] {
    const start = this.at;
    const pieces: Piece[] = [];
    let text = "";
    const flush = (): void => {
      if (text !== "") pieces.push({ kind: "text", text, quoted: true });
      text = "";
    };
    for (;;) {
      const char = this.next;
      if (char === close) {
        flush();
        this.at += 1;
        return pieces;
      }
      if (char === "") throw new Unreadable("a quote is not closed", start, true);
      if ((char === "$" && /[\w({?@*#!$-]/.test(this.text.charAt(this.at + 1))) || char === "`") {
        flush();
        pieces.push(this.#dollar(true));
      } else if (char === "\\" && /[$`"\\\n]/.test(this.text.charAt(this.at + 1))) {
        const next = this.text.charAt(this.at + 1);
        if (next !== "\n") text += next;
        this.at += 2;
      } else {
        text += char;
        this.at += 1;
      }
    }
  }

  #dollar(quoted: boolean): Piece {
    const rest = this.text.slice(this.at);
    if (rest.startsWith("`")) throw new Unreadable("backticks are not supported", this.at);
    if (rest.startsWith("$((")) return this.#arithmetic(rest);
    if (rest.startsWith("$'") || rest.startsWith('$"'))
      throw new Unreadable(`${rest.slice(0, 2)}…${rest.charAt(1)} is not supported`, this.at);
    if (rest.startsWith("$(")) {
      this.at += 1;
      return this.#substitution(quoted);
    }
    const plain =
      /^\$(?<name>[A-Za-z_]\w*|[?@*#!$\d-])/.exec(rest) ?? /^\$\{[#!]?(?<name>\w+)(?:[^}"'`$\\]*)\}/.exec(rest);
    const name = plain?.groups?.["name"];
    if (plain !== null && name !== undefined) {
      this.at += plain[0].length;
      return { kind: "variable", name, quoted };
    }
    if (rest.startsWith("${")) throw new Unreadable("this expansion is not supported", this.at);
    this.at += 1;
    return { kind: "text", text: "$", quoted };
  }

  /** Reads the content of `$((…))`: numbers and variables with operators between them. */
  #arithmetic(rest: string): Piece {
    const sum = /^\$\(\([\w\s+*/%-]*\)\)/.exec(rest);
    if (sum === null) throw new Unreadable("this arithmetic is not supported", this.at);
    this.at += sum[0].length;
    return { kind: "arithmetic" };
  }

  /** Reads commands in parentheses. The opening parenthesis is the next character. */
  #substitution(quoted: boolean): Piece {
    const { commands, at } = this.inner(this.at + 1);
    this.at = at;
    return { kind: "commands", commands, quoted };
  }
}
