import { type Command, type Redirect, type Script, type ShellAssignment, type Word, wordOf } from "./bash-tree.ts";
import { BashWords, Unreadable } from "./bash-words.ts";

const KEYWORDS = new Set("if then elif else fi do done while until ! { } time".split(" "));
/** Keywords of unsupported syntax, at which reading ends. */
const UNREAD = new Set(["case", "select", "function", "coproc", "[["]);

/**
 * Reads a shell script: its commands, their words, pipes, redirects and heredocs. Unsupported syntax, such as `case`,
 * functions, arrays, backticks and `((…))`, ends the reading with an error. Never throws.
 */
export function parseBash(text: string): Script {
  const reader = new Reader(text);
  try {
    reader.commands("");
    return { commands: reader.found, error: undefined };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return {
      commands: reader.found,
      error: { message: error.message, isWrong: error.isWrong, from: error.at, to: error.at + 1 },
    };
  }
}

interface Waiting {
  readonly delimiter: string;
  readonly isIndented: boolean;
  readonly isQuoted: boolean;
  /** Called with the text of the heredoc when it has been read. */
  readonly fill: (target: Word) => void;
}

class Reader extends BashWords {
  found: Command[] = [];
  readonly #waiting: Waiting[] = [];

  protected override inner(at: number): { readonly commands: readonly Command[]; readonly at: number } {
    const reader = new Reader(this.text, at);
    reader.commands(")");
    return { commands: reader.found, at: reader.at };
  }

  /** Reads commands up to and including the closing parenthesis, or to the end if `close` is empty. */
  commands(close: "" | ")"): void {
    let piped = false;
    let keywords: string[] = [];
    for (;;) {
      this.#space();
      const char = this.next;
      if (char === "" || (char === ")" && close === ")")) {
        if (char !== close) throw new Unreadable("a parenthesis is not closed", this.at, true);
        this.at += 1;
        return;
      }
      if (char === ")") throw new Unreadable('")" has no matching opening bracket', this.at, true);
      if (char === "(") {
        if (this.text.startsWith("((", this.at)) throw new Unreadable("arithmetic is not supported", this.at);
        this.at += 1;
        const before = this.found.length;
        this.commands(")");
        const first = this.found[before];
        // If input is piped to a group in parentheses, the first command of the group reads the input.
        if (first !== undefined) this.found[before] = { ...first, piped: first.piped || piped };
      } else if (char !== "\n" && char !== ";" && char !== "&" && char !== "|") {
        const keyword = this.#keyword();
        if (keyword !== undefined) {
          keywords.push(keyword);
          continue;
        }
        this.found.push(this.#command(piped, keywords));
      }
      this.#redirectsOfBlock();
      const sign = this.#separator();
      piped = sign.startsWith("|") && sign !== "||" ? true : sign === "\n" && piped && this.next !== "" ? piped : false;
      if (sign !== "\n" || !piped) keywords = [];
    }
  }

  #keyword(): string | undefined {
    const word = /^[^\s;&|<>()"'$`\\]+/.exec(this.text.slice(this.at))?.[0] ?? "";
    if (UNREAD.has(word)) throw new Unreadable(`"${word}" is not supported`, this.at);
    if (word === "for") return this.#for();
    if (!KEYWORDS.has(word)) return undefined;
    this.at += word.length;
    return word;
  }

  /** Reads `for NAME in words` as a command that has no words and only sets the variable. */
  #for(): string {
    const from = this.at;
    const head = /^for[ \t]+(?<name>[A-Za-z_]\w*)[ \t]+in[ \t]+/.exec(this.text.slice(from));
    const name = head?.groups?.["name"];
    if (head === null || name === undefined) throw new Unreadable("this loop is not supported", from);
    this.at += head[0].length;
    const assignments: ShellAssignment[] = [];
    while (!/[;\n]/.test(this.next) && this.next !== "") {
      const value = this.word();
      assignments.push({ name, value, from: value.from, to: value.to });
      this.#space();
    }
    this.found.push({ words: [], assignments, redirects: [], piped: false, keywords: ["for"], from, to: this.at });
    return "for";
  }

  /** Reads the redirects after a block such as `{ …; }` or a loop. */
  #redirectsOfBlock(): void {
    this.#space();
    while (/^\d*[<>]/.test(this.text.slice(this.at, this.at + 3))) {
      const from = this.at;
      const redirect = this.#redirect();
      const command = { words: [], assignments: [], redirects: [redirect], piped: false, keywords: [] };
      this.found.push({ ...command, from, to: this.at });
      this.#space();
    }
  }

  #separator(): string {
    this.#space();
    const sign = /^(?:\|\||&&|\|&|;;|[;&|\n])/.exec(this.text.slice(this.at))?.[0] ?? "";
    if (sign === ";;") throw new Unreadable('";;" is not supported', this.at);
    this.at += sign.length;
    if (sign === "\n") this.#heredocs();
    return sign;
  }

  #command(piped: boolean, keywords: readonly string[]): Command {
    const from = this.at;
    const words: Word[] = [];
    const assignments: ShellAssignment[] = [];
    const redirects: Redirect[] = [];
    for (;;) {
      this.#space();
      const char = this.next;
      if (char === "" || /[\n;|)]/.test(char)) break;
      if (char === "&" && !this.text.startsWith("&>", this.at)) break;
      if (char === "(") throw new Unreadable("functions and arrays are not supported", this.at);
      if (/^(?:\d*[<>]|&>)/.test(this.text.slice(this.at)) && !/^[<>]\(/.test(this.text.slice(this.at))) {
        redirects.push(this.#redirect());
        continue;
      }
      const assignment = words.length === 0 ? this.#assignment() : undefined;
      if (assignment === undefined) words.push(this.word());
      else assignments.push(assignment);
    }
    if (words.length + assignments.length + redirects.length === 0) throw new Unreadable("no command", this.at, true);
    return { words, assignments, redirects, piped, keywords, from, to: this.at };
  }

  #assignment(): ShellAssignment | undefined {
    const from = this.at;
    const head = /^(?<name>[A-Za-z_]\w*)(?<sign>\+?=|\[)/.exec(this.text.slice(from));
    const { name, sign } = head?.groups ?? {};
    if (head === null || name === undefined) return undefined;
    if (sign === "[") throw new Unreadable("arrays are not supported", from);
    this.at += head[0].length;
    if (this.next === "(") throw new Unreadable("arrays are not supported", this.at);
    const value = this.word();
    return { name, value, from, to: this.at };
  }

  #redirect(): Redirect {
    const from = this.at;
    const sign = /^\d*(?:<<<|<<-|<<|<>|<&|<|>>|>&|>\||>|&>>|&>)|^&>>?/.exec(this.text.slice(from))?.[0] ?? "";
    this.at += sign.length;
    this.#space();
    if (!/<<-?$/.test(sign) || sign.endsWith("<<<")) return { sign, target: this.word(), from, to: this.at };
    const delimiter = this.word();
    const redirect: { -readonly [Key in keyof Redirect]: Redirect[Key] } = {
      sign,
      target: delimiter,
      from,
      to: this.at,
    };
    this.#waiting.push({
      delimiter: delimiter.text ?? "",
      isIndented: sign.endsWith("-"),
      isQuoted: delimiter.pieces.some((piece) => piece.kind === "text" && piece.quoted),
      fill: (target) => void (redirect.target = target),
    });
    return redirect;
  }

  #heredocs(): void {
    for (const { delimiter, isIndented, isQuoted, fill } of this.#waiting.splice(0)) {
      const from = this.at;
      let end = from;
      for (;;) {
        if (end >= this.text.length) throw new Unreadable(`the heredoc has no line "${delimiter}"`, from, true);
        const stop = this.text.indexOf("\n", end);
        const line = this.text.slice(end, stop < 0 ? undefined : stop);
        const next = stop < 0 ? this.text.length : stop + 1;
        if ((isIndented ? line.replace(/^\t+/, "") : line) === delimiter) {
          fill(this.#heredoc(from, end, isQuoted));
          this.at = next;
          break;
        }
        end = next;
      }
    }
  }

  /** Returns the text of a heredoc. If the delimiter is quoted, expansions in the heredoc are plain text. */
  #heredoc(from: number, to: number, isQuoted: boolean): Word {
    const text = this.text.slice(from, to);
    if (isQuoted) return { pieces: [{ kind: "text", text, quoted: true }], text, from, to };
    const inner = new Reader(this.text.slice(0, to), from);
    const pieces = inner.pieces("");
    return wordOf(pieces, { from, to });
  }

  /** Skips white space, escaped line breaks and comments. */
  #space(): void {
    const blank = /^(?:[ \t]|\\\n)+/.exec(this.text.slice(this.at))?.[0] ?? "";
    this.at += blank.length;
    const isStart = this.at === 0 || /[\s;|&()]/.test(this.text.charAt(this.at - 1));
    if (this.next !== "#" || !isStart) return;
    const end = this.text.indexOf("\n", this.at);
    this.at = end < 0 ? this.text.length : end;
  }
}
