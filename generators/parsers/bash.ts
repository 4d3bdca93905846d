import { childrenOf, fieldsOf, type Node, remembering, type Span, spanOf, syntaxTree } from "./grammars.ts";

/** A word of a command: its name, an argument, or the target of a redirect. */
export interface Word extends Span {
  /** The value of the word. Undefined if it depends on a variable or a command. */
  readonly text: string | undefined;
  /** The text before the first variable or command in the word. */
  readonly start: string;
  /** The first variable of the word that is not in quotes. */
  readonly bareVariable: string | undefined;
}

/** An assignment `NAME=value`, before a command or alone. */
export interface ShellAssignment extends Span {
  readonly name: string;
  readonly value: Word;
}

/** A redirect, such as `> file`, `2>&1` or `<<< text`. */
export interface Redirect extends Span {
  readonly sign: string;
  readonly target: Word;
}

/** A simple command, which may be inside a loop, a condition, brackets or `$(…)`. */
export interface Command extends Span {
  /** The name of the command and its arguments. Empty if there are only assignments or redirects. */
  readonly words: readonly Word[];
  readonly assignments: readonly ShellAssignment[];
  readonly redirects: readonly Redirect[];
  /** True if the input of the command comes from a pipe or a redirect. */
  readonly isFed: boolean;
}

export interface Script {
  /** All commands in order. A command in `$(…)` follows the command that it is a part of. */
  readonly commands: readonly Command[];
  /** The first syntax that is invalid or not supported. Undefined if everything was read. */
  readonly error: (Span & { readonly message: string }) | undefined;
}

/**
 * Reads a shell script. Unsupported syntax, such as `case`, functions, arrays, backticks and `((…))`, ends the reading
 * with an error. Never throws.
 */
export const parseBash = remembering((text: string): Script => {
  const { root, faults } = syntaxTree("bash", text);
  const [fault] = faults;
  if (fault !== undefined) return { commands: [], error: { message: "this is not valid Bash", ...fault } };
  const commands: Command[] = [];
  try {
    readStatement(root, false, commands);
    return { commands, error: undefined };
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    return { commands, error: { message: `${error.message} not supported`, ...error.span } };
  }
});

/** Thrown at syntax that is not supported. The message names the syntax, such as "backticks are". */
class Unsupported extends Error {
  readonly span: Span;

  constructor(message: string, node: Node) {
    super(message);
    this.span = spanOf(node);
  }
}

/** Statements that consist of other statements. */
const CONTAINER =
  /^(?:program|list|subshell|compound_statement|(?:if|while)_statement|(?:elif|else)_clause|do_group|negated_command|variable_assignments)$/;

/** @param isFed true if the input of the statement comes from a pipe or a redirect */
function readStatement(node: Node, isFed: boolean, found: Command[]): void {
  const [first = node] = node.children;
  if (CONTAINER.test(node.type)) {
    for (const child of childrenOf(node)) readStatement(child, isFed, found);
  } else if (node.type === "pipeline") {
    for (const [index, child] of childrenOf(node).entries()) readStatement(child, isFed || index > 0, found);
  } else if (node.type === "for_statement" && first.type === "for") readLoop(node, isFed, found);
  else if (node.type === "redirected_statement") readRedirected(node, isFed, found);
  else if (node.type === "command") readCommand(childrenOf(node), node, isFed, found);
  else if (node.type === "variable_assignment") readCommand([node], node, isFed, found);
  else if (/^(?:declaration|unset|test)_command$/.test(node.type) && !/^(?:\[\[|\(\()$/.test(first.type)) {
    readCommand(node.children, node, isFed, found);
  } else if (node.type === "function_definition") throw new Unsupported("functions are", node);
  else throw new Unsupported(`${JSON.stringify(first.text)} is`, first);
}

/** Reads `for NAME in words` as a command without words that sets the variable. */
function readLoop(node: Node, isFed: boolean, found: Command[]): void {
  const [variable] = fieldsOf(node, "variable");
  const values = fieldsOf(node, "value");
  if (variable === undefined || values.length === 0) throw new Unsupported("a loop without values is", node);
  const assignments = values.map((value) => ({ name: variable.text, value: wordOf(value), ...spanOf(value) }));
  found.push({ words: [], assignments, redirects: [], isFed: false, ...spanOf(node) });
  for (const value of values) readSubstitutions(value, found);
  for (const body of fieldsOf(node, "body")) readStatement(body, isFed, found);
}

function readRedirected(node: Node, isFed: boolean, found: Command[]): void {
  const [body] = fieldsOf(node, "body");
  const redirects = childrenOf(node).filter(({ type }) => type.endsWith("_redirect"));
  if (body?.type === "command") return readCommand([...childrenOf(body), ...redirects], node, isFed, found);
  // The redirects of a block or of a list apply to all of its commands.
  if (body !== undefined) readStatement(body, isFed || redirects.some(({ text }) => text.includes("<")), found);
  readCommand(redirects, node, isFed, found);
}

function readCommand(parts: readonly Node[], node: Node, isFed: boolean, found: Command[]): void {
  const words: Word[] = [];
  const assignments: ShellAssignment[] = [];
  const redirects: Redirect[] = [];
  const rest: Node[] = [];
  const readPart = (part: Node): void => {
    const [name, value] = [...fieldsOf(part, "name"), ...fieldsOf(part, "value")];
    if (part.type === "variable_assignment" && words.length === 0 && name !== undefined) {
      if (name.type !== "variable_name") throw new Unsupported("arrays are", part);
      const empty = { text: "", start: "", bareVariable: undefined, from: part.to, to: part.to };
      assignments.push({ name: name.text, value: value === undefined ? empty : wordOf(value), ...spanOf(part) });
    } else if (part.type === "file_redirect") {
      const [target = part, ...more] = fieldsOf(part, "destination");
      const sign = part.text.slice(0, target.from - part.from).trim() || part.text;
      redirects.push({ sign, target: wordOf(target), ...spanOf(part) });
      // The grammar takes the words after the file as more files, but the shell takes them as arguments.
      more.forEach(readPart);
    } else if (part.type === "herestring_redirect") {
      redirects.push({ sign: "<<<", target: wordOf(childrenOf(part).at(-1) ?? part), ...spanOf(part) });
    } else if (part.type === "heredoc_redirect") {
      for (const inner of childrenOf(part)) {
        if (inner.type === "heredoc_body") redirects.push({ sign: "<<", target: wordOf(inner), ...spanOf(part) });
        else if (inner.type === "file_redirect" || inner.type === "word") readPart(inner);
        else if (!inner.type.startsWith("heredoc_")) rest.push(inner);
      }
    } else words.push(...wordsIn(part));
  };
  parts.forEach(readPart);
  const takesInput = redirects.some(({ sign }) => sign.includes("<"));
  found.push({ words, assignments, redirects, isFed: isFed || takesInput, ...spanOf(node) });
  for (const part of parts) readSubstitutions(part, found);
  // After `<<EOF` may follow `| command` or `&& command`.
  for (const one of rest) {
    for (const child of one.type === "pipeline" ? childrenOf(one) : [one]) {
      readStatement(child, one.type === "pipeline", found);
    }
  }
}

/** Reads the commands in the `$(…)`, `<(…)` and `>(…)` of words. */
function readSubstitutions(node: Node, found: Command[]): void {
  if (node.type === "pipeline" || node.type === "command") return;
  const isSubstitution = /^(?:command|process)_substitution$/.test(node.type);
  for (const child of childrenOf(node)) {
    if (isSubstitution) readStatement(child, false, found);
    else readSubstitutions(child, found);
  }
}

const WORD =
  /^(?:word|number|concatenation|string|raw_string|\w*expansion|\w+_substitution|brace_expression|variable_assignment|array)$/;

/** Returns the words in a part of a command. A condition such as `-f file` has several words. */
function wordsIn(node: Node): readonly Word[] {
  return WORD.test(node.type) || node.children.length === 0 ? [wordOf(node)] : node.children.flatMap(wordsIn);
}

const EXPANSION = /(?:expansion|_substitution)$/;
const VARIABLE = /^\$(\w+|[?@*#!$-])$|^\$\{[#!]?(\w+)[^}"'`$\\]*\}$/;

function wordOf(word: Node): Word {
  const reader = new WordReader();
  reader.visit(word, false);
  const { text, start, bareVariable } = reader;
  return { text: start === undefined ? text : undefined, start: start ?? text, bareVariable, ...spanOf(word) };
}

class WordReader {
  /** The text that has been read, without variables and commands. */
  text = "";
  /** The text before the first variable or command. Undefined if there is none. */
  start: string | undefined;
  bareVariable: string | undefined;

  visit(node: Node, isQuoted: boolean): void {
    switch (node.type) {
      case "raw_string":
        this.text += node.text.slice(1, -1);
        return;
      case "string":
        return this.#quoted(node, node.from + 1, node.to - 1);
      case "heredoc_body":
        return this.#quoted(node, node.from, node.to);
      case "concatenation":
      case "variable_assignment":
      case "command_name":
        return node.children.forEach((child) => this.visit(child, isQuoted));
      case "array":
        throw new Unsupported("arrays are", node);
      case "ansi_c_string":
      case "translated_string":
        throw new Unsupported("$'…' and $\"…\" are", node);
      default:
        if (EXPANSION.test(node.type)) return this.#expansion(node, isQuoted);
        this.text += node.text.replaceAll(/\\([\s\S])/g, (_, char: string) => (char === "\n" ? "" : char));
    }
  }

  #expansion(node: Node, isQuoted: boolean): void {
    this.start ??= this.text;
    if (node.type.endsWith("_substitution")) {
      if (node.text.startsWith("`")) throw new Unsupported("backticks are", node);
    } else if (node.type === "arithmetic_expansion") {
      if (!/^\$\(\([\w\s+*/%-]*\)\)$/.test(node.text)) throw new Unsupported("this arithmetic is", node);
    } else {
      const [, plain, braced] = VARIABLE.exec(node.text.trim()) ?? [];
      const name = plain ?? braced;
      if (name === undefined) throw new Unsupported("this expansion is", node);
      if (!isQuoted) this.bareVariable ??= name;
    }
  }

  /** Reads the text between quotes, or of a heredoc. */
  #quoted(node: Node, from: number, to: number): void {
    let at = from;
    const addText = (end: number): void => {
      const source = node.text.slice(at - node.from, end - node.from);
      this.text += source.replaceAll(/\\([$`"\\\n])/g, (_, char: string) => (char === "\n" ? "" : char));
    };
    for (const child of childrenOf(node)) {
      if (!EXPANSION.test(child.type)) continue;
      addText(child.from);
      this.#expansion(child, true);
      at = child.to;
    }
    addText(to);
  }
}
