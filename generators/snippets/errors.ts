/** One kind of refusal: why it exists, the smallest template that triggers it, and the way out. */
export interface ErrorKind {
  /** Host language of the example. */
  readonly language: "python" | "bash" | "javascript" | "csharp";
  /** The smallest template that triggers it, with the facts of `sample-facts.ts`. */
  readonly example: string;
  readonly discussion: string;
  /** Shown as the hint, unless the place knows a better one. */
  readonly wayOut: string;
}

/** Every reason to refuse a template. A test compiles each example and expects its code. */
export const SNIPPET_ERRORS = {
  "template-syntax": {
    language: "python",
    example: "{{#if id}}x = 1",
    discussion: "The text is no template: a hole or a block is not closed, or closed by another name.",
    wayOut: "close every {{#if}} and {{#each}} with {{/if}} and {{/each}}; write \\{{ for two literal braces",
  },
  "unsupported-syntax": {
    language: "python",
    example: 'load("{{../id}}")',
    discussion:
      "Handlebars can do more than templates here may: paths, parameters, helpers and decorators are left out.",
    wayOut: "use {{name}}, {{#if}}, {{#unless}}, {{#each}} with {{this}}, and {{> part}} only",
  },
  "raw-hole": {
    language: "python",
    example: 'load("{{{id}}}")',
    discussion:
      "Three braces ask for text without escaping; a model's name could then close the string and go on as code.",
    wayOut: "write {{name}}: the escape follows from the place",
  },
  "brace-clash": {
    language: "javascript",
    example: 'const options = {id: "x", n: {{steps}}};',
    discussion: "A brace of the host language touches a hole, and {{x}}} or {{{x}} reads as something else.",
    wayOut: "put a space between the brace and the hole",
  },
  "unknown-fact": {
    language: "python",
    example: 'load("{{identifier}}")',
    discussion: "A hole or a condition names a fact that spec/facts.yaml does not list.",
    wayOut: "use a name of spec/facts.yaml, or add the fact there",
  },
  "unknown-part": {
    language: "python",
    example: "{{> imports}}",
    discussion: "A template takes in a part that the library does not have, or a part takes in itself.",
    wayOut: "add the text under parts",
  },
  "may-be-missing": {
    language: "python",
    example: 'load("{{revision}}")',
    discussion: "The model may lack the value, and the reader would get a call with an empty name.",
    wayOut: "put the hole inside {{#if}}, give the rule a condition with has, or give the fact a default",
  },
  "wrong-kind": {
    language: "python",
    example: 'load("{{tags}}")',
    discussion: "A list or a flag has no text that could stand inside a string or a comment.",
    wayOut: "write lists with {{#each}}, and test flags with {{#if}}",
  },
  "name-kind": {
    language: "python",
    example: "from transformers import {{id}}",
    discussion:
      "A name is wanted here: a value in quotes would be no valid code, a value without quotes could be any code.",
    wayOut: "use a fact of kind identifier",
  },
  "unsafe-place": {
    language: "bash",
    example: "cat <<EOF\n{{id}}\nEOF",
    discussion:
      "No escape is sound here: a heredoc, a regular expression, code that `eval` runs, the name of a command, after a backslash.",
    wayOut: "put the hole into an ordinary string or word",
  },
  "double-escape": {
    language: "python",
    example: "load({{json id}})",
    discussion: "The place already decides how the value is written; json would write it as text of text.",
    wayOut: "drop json; it is for JSON inside shell quotes only",
  },
  "branch-end": {
    language: "python",
    example: 'load("{{#if revision}}main"{{else}}dev{{/if}})',
    discussion: "The branches of a block end in different contexts, so no escape fits what follows.",
    wayOut: "close strings and brackets inside each branch, or move the hole into the branches",
  },
  "open-end": {
    language: "python",
    example: 'load("{{id}}"',
    discussion: "The template ends inside a string, a bracket or a block comment.",
    wayOut: "close what is open",
  },
  "host-syntax": {
    language: "python",
    example: 'load("{{id}}\n")',
    discussion: "The text around the holes is no valid code of the host language as far as the lexer reads it.",
    wayOut: "correct the text; the lexer refuses what it does not know",
  },
} as const satisfies Record<string, ErrorKind>;

/** Code of a refused template. */
export type SnippetErrorCode = keyof typeof SNIPPET_ERRORS;

/** Where in a template something stands: UTF-16 units from the start of its text, or of the part's text. */
export interface Place {
  /** Name of the part, when the text came in by `{{> name}}`. */
  readonly part?: string;
  readonly offset: number;
  readonly length: number;
}

/** Thrown inside the compiler, caught at its door: a template cannot be compiled, and why. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: SnippetErrorCode;
  readonly hint: string;
  /** Filled in by whoever knows the place, at the latest by the walk over the nodes. */
  readonly place: Place | undefined;

  constructor(
    code: SnippetErrorCode,
    message: string,
    options: { readonly hint?: string; readonly place?: Place } = {},
  ) {
    super(message);
    this.code = code;
    this.hint = options.hint ?? SNIPPET_ERRORS[code].wayOut;
    this.place = options.place;
  }

  /** The same refusal, at a place. A place that is known already stays. */
  at(place: Place): Refusal {
    return new Refusal(this.code, this.message, { hint: this.hint, place: this.place ?? place });
  }
}
