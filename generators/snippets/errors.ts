/** One kind of refusal: the smallest template that causes it, and how to fix it. */
export interface ErrorKind {
  /** Host language of the example. */
  readonly language: "python" | "bash" | "javascript" | "csharp";
  /** The smallest template that causes the refusal, with the facts of `sample-facts.ts`. */
  readonly example: string;
  readonly discussion: string;
  /** Shown as the hint, unless there is a more specific one. */
  readonly wayOut: string;
}

/** All reasons to refuse a template. A test compiles each example and expects its code. */
export const SNIPPET_ERRORS = {
  "template-syntax": {
    language: "python",
    example: "{{#if id}}x = 1",
    discussion: "The template is not valid: a value or a block is not closed, or is closed by another name.",
    wayOut: "close every {{#if}} and {{#each}} with {{/if}} and {{/each}}; write \\{{ for two literal braces",
  },
  "unsupported-syntax": {
    language: "python",
    example: 'load("{{../id}}")',
    discussion:
      "Templates support only a part of Handlebars. Paths, parameters, helpers and decorators are not allowed.",
    wayOut: "use {{name}}, {{#if}}, {{#unless}}, {{#each}} with {{this}}, and {{> part}} only",
  },
  "raw-hole": {
    language: "python",
    example: 'load("{{{id}}}")',
    discussion: "Three braces print text without escaping. A model name could close the string and add code.",
    wayOut: "write {{name}}: the escape follows from the place",
  },
  "brace-clash": {
    language: "javascript",
    example: 'const options = {id: "x", n: {{steps}}};',
    discussion:
      "A brace of the host language touches the braces of the template: {{x}}} and {{{x} have another meaning.",
    wayOut: "put a space between the brace and the hole",
  },
  "single-braces": {
    language: "python",
    example: 'load("{id}")',
    discussion:
      "The text contains the name of a fact in single braces, which are not replaced. Fields of f-strings and template literals, ${id}, objects and .format( are allowed.",
    wayOut: "write two braces on each side; for braces that are meant, use a name that no fact has",
  },
  "unknown-fact": {
    language: "python",
    example: 'load("{{identifier}}")',
    discussion: "The template uses a fact that spec/facts.yaml does not contain.",
    wayOut: "use a name of spec/facts.yaml, or add the fact there",
  },
  "unknown-part": {
    language: "python",
    example: "{{> imports}}",
    discussion: "The template includes a part that the library does not have, or a part includes itself.",
    wayOut: "add the text under parts",
  },
  "may-be-missing": {
    language: "python",
    example: 'load("{{revision}}")',
    discussion: "A model may not have this value. The code would contain an empty name.",
    wayOut: "put the hole inside {{#if}}, give the rule a condition with has, or give the fact a default",
  },
  "wrong-kind": {
    language: "python",
    example: 'load("{{tags}}")',
    discussion: "A list or a flag cannot be printed inside a string or a comment.",
    wayOut: "write lists with {{#each}}, and test flags with {{#if}}",
  },
  "name-kind": {
    language: "python",
    example: "from transformers import {{id}}",
    discussion: "This place needs a name. Only facts of the kind identifier are safe here.",
    wayOut: "use a fact of kind identifier",
  },
  "unsafe-place": {
    language: "bash",
    example: "cat <<EOF\n{{id}}\nEOF",
    discussion:
      "No escaping is safe in this place: for example a heredoc, a regular expression, the name of a command, or after a backslash.",
    wayOut: "put the hole into an ordinary string or word",
  },
  "unknown-callee": {
    language: "python",
    example: 'import os\nos.system("hf download {{id}}")',
    discussion:
      "A template with values may use only known names: packages that its entry installs or lists under packages, their variables, and a short list of functions per language. An unknown function could run the text of a value.",
    wayOut: "use a package that the entry declares, or a function on the list of its language",
  },
  "unknown-command": {
    language: "bash",
    example: "xargs {{id}}",
    discussion:
      "A template with values may run only known commands: those on the list, and those of packages that its entry installs or lists under packages. Another command could run the text of a value.",
    wayOut: "use a command on the list, or add the package that brings it to packages: of the entry",
  },
  "feeds-interpreter": {
    language: "bash",
    example: "echo {{id}} | bash",
    discussion:
      "A program that runs code receives text to run: from a pipe, a redirect, an option such as -c, or a file written before.",
    wayOut: "run a script by its name, and give it the value as an argument",
  },
  "unwarned-code": {
    language: "bash",
    example: "hf download {{id}} --local-dir model\nbash model/run.sh",
    discussion:
      "Code from a model's repository can do anything on the user's computer. A template that runs it, with trust_remote_code or as a script, needs a comment above with a warning.",
    wayOut: "write a comment above: # Runs code from the model repository: read it before you run it.",
  },
  "double-escape": {
    language: "python",
    example: "load({{json id}})",
    discussion: "The value is already escaped for its place. With json, it would be escaped twice.",
    wayOut: "drop json; it is for JSON inside shell quotes only",
  },
  "branch-end": {
    language: "python",
    example: 'load("{{#if revision}}main"{{else}}dev{{/if}})',
    discussion:
      "The branches of a block end in different places of the code, so no escaping fits the text after the block.",
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
    discussion: "The text around the values is not valid code of the host language.",
    wayOut: "correct the text; the lexer refuses what it does not know",
  },
} as const satisfies Record<string, ErrorKind>;

/** Code of a refused template. */
export type SnippetErrorCode = keyof typeof SNIPPET_ERRORS;

/** A place in a template, in UTF-16 units from the start of its text or of the part's text. */
export interface Place {
  /** Name of the part, if the text was included by `{{> name}}`. */
  readonly part?: string;
  readonly offset: number;
  readonly length: number;
}

/** Thrown inside the compiler if a template cannot be compiled. The compiler's entry function catches this error. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: SnippetErrorCode;
  readonly hint: string;
  /** The place in the template. The code that throws may leave it out; then a caller in the compiler adds it. */
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

  /** Returns the same refusal with a place. An existing place is kept. */
  at(place: Place): Refusal {
    return new Refusal(this.code, this.message, { hint: this.hint, place: this.place ?? place });
  }
}
