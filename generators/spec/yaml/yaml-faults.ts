import type { YAMLError } from "yaml";
import type { Marked } from "./convert.ts";
import type { Fault, Range } from "./locate.ts";

/**
 * The explanations of the parser's errors, by error code. If a code has several explanations, the first one whose
 * pattern matches the parser's message is used.
 */
const FAULTS: Readonly<Record<string, readonly (Fault & { readonly when?: RegExp })[]>> = {
  TAB_AS_INDENT: [
    { code: "tab-indent", message: "a tab is used for indentation", hint: "indent with spaces, two for each level" },
  ],
  BAD_INDENT: [{ when: /^Flow/, ...unclosed() }, indentation()],
  BLOCK_IN_FLOW: [
    {
      code: "bad-flow",
      message: "inside [ ] or { } a new mapping or list starts here",
      hint: "is a comma or a closing bracket missing before this place?",
    },
  ],
  MISSING_CHAR: [
    {
      when: /quote/,
      code: "unclosed-quote",
      message: "a quoted text before this place is not closed",
      hint: 'add the closing quote; a quote inside \'single quotes\' is written twice, inside "double quotes" as \\"',
    },
    { when: /Implicit map keys/, ...noColon() },
    { when: /Sequence item/, ...indentation() },
    {
      when: /Missing ,/,
      code: "missing-comma",
      message: "a comma is missing before this place",
      hint: "separate items with commas",
    },
    { when: /^Comments/, code: "bad-comment", message: "a comment needs a space before its #", hint: "add a space" },
    { when: /space after :/, code: "missing-space", message: "a space is missing after a colon", hint: "add a space" },
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    {
      code: "stray-colon",
      message: "a mapping starts inside a value",
      hint: 'put text that contains ": " in quotes, or correct the indentation of the next line',
    },
  ],
  MULTILINE_IMPLICIT_KEY: [noColon()],
  BAD_SCALAR_START: [
    {
      code: "reserved-character",
      message: "a text without quotes cannot start with this character",
      hint: "put the text in quotes",
    },
  ],
  BAD_DQ_ESCAPE: [
    {
      code: "bad-escape",
      message: "this escape does not exist",
      hint: "write a backslash as \\\\, or use single quotes, where it has no meaning",
    },
  ],
  KEY_OVER_1024_CHARS: [
    { code: "long-key", message: "a key is longer than 1,024 characters", hint: "is a quote or a line break missing?" },
  ],
  MULTIPLE_ANCHORS: [{ code: "bad-yaml", message: "a value has two anchors", hint: "keep one" }],
  ALIAS_PROPS: [
    { code: "bad-yaml", message: "an alias cannot have an anchor or a tag", hint: "delete the anchor or the tag" },
  ],
  BAD_DIRECTIVE: [
    {
      code: "bad-directive",
      message: "this directive (a line that starts with %) is not known",
      hint: "delete it; entries need no directives",
    },
  ],
  UNEXPECTED_TOKEN: [
    {
      when: /block-seq-ind/,
      code: "stray-dash",
      message: "a list starts on the line of its key",
      hint: "start the list on the next line",
    },
    {
      when: /Block scalar header|Not a YAML token/,
      code: "stray-text",
      message: "text is not allowed here",
      hint: "start a text block on the line after | or >; put a text that starts with | or > in quotes",
    },
    { when: /Unexpected ,/, code: "stray-comma", message: "there is nothing before this comma", hint: "delete it" },
    {
      when: /Unexpected flow-\w+-end/,
      code: "stray-bracket",
      message: "this closes a bracket that is not open",
      hint: "delete it",
    },
  ],
};

function unclosed(): Fault {
  const hint = "close it, indent its lines further than its key, or put text that starts with [ or { in quotes";
  return { code: "unclosed-bracket", message: "this bracket is not closed", hint };
}

function indentation(): Fault {
  const message = "this line is not indented like the other lines of its list or mapping";
  const hint = "items of one list or mapping start in the same column; text blocks are indented further than their key";
  return { code: "bad-indent", message, hint };
}

function noColon(): Fault {
  const message = "this should be a key, but no colon follows";
  return {
    code: "missing-colon",
    message,
    hint: "write key: value; a text over several lines is indented further than its key",
  };
}

/** Returns the explanation of a parser error, with its position. */
export function yamlFault({ code, message, pos }: YAMLError, text: string): Marked {
  const isTab = /^Block scalars? with more-indented/.test(message) && /^ *\t/.test(lineAt(text, pos[0]));
  const known = isTab
    ? FAULTS["TAB_AS_INDENT"]?.[0]
    : FAULTS[code]?.find(({ when }) => when === undefined || when.test(message));
  const said = known ?? { code: "bad-yaml", message: `this is not valid YAML: ${firstLine(message)}` };
  const { code: ours, message: words, hint } = said;
  const range =
    ours === "unclosed-bracket" ? openBracket(text, pos[0]) : ours === "tab-indent" ? pos : filled(text, pos);
  return { code: ours, message: words, ...(hint !== undefined && { hint }), range };
}

function lineAt(text: string, position: number): string {
  const start = text.lastIndexOf("\n", position - 1) + 1;
  return text.slice(start).split("\n", 1)[0] ?? "";
}

/** Returns the range without white space at its start. */
function filled(text: string, [start, end]: Range): Range {
  let from = start;
  while (text[from] === " " && from < text.length) from++;
  return [from, Math.max(from + 1, end)];
}

/**
 * Returns the last open bracket before a position. The search does not skip quoted texts, so it may find a bracket
 * inside one.
 */
function openBracket(text: string, position: number): Range {
  let open = 0;
  for (let at = Math.min(position, text.length) - 1; at >= 0; at--) {
    const character = text[at] ?? "";
    if ("]}".includes(character)) open++;
    else if ("[{".includes(character) && open-- === 0) return [at, at + 1];
  }
  return [position, position + 1];
}

function firstLine(message: string): string {
  return message.split("\n", 1)[0]?.slice(0, 200) ?? "";
}
