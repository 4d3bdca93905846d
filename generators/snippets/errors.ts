/** One kind of refusal: the smallest template that causes it, and how to fix it. */
export interface ErrorKind {
  /** Language of the example's code. */
  readonly language: "python" | "bash" | "javascript";
  /** The smallest template that causes the refusal, with the facts of `sample-facts.ts`. */
  readonly example: string;
  readonly discussion: string;
  /** The hint for this refusal, unless there is a more specific hint. */
  readonly wayOut: string;
}

/**
 * All reasons to refuse a template, by error code. A test compiles the example of each reason and expects its error
 * code.
 */
export const SNIPPET_ERRORS = {
  "template-syntax": {
    language: "python",
    example: "{{#if id}}x = 1",
    discussion:
      "The template is not valid: a placeholder or a block is not closed, or a closing tag has the wrong name.",
    wayOut: "close every {{#if}} and {{#each}} with {{/if}} and {{/each}}; write \\{{ for two literal braces",
  },
  "unsupported-syntax": {
    language: "python",
    example: 'load("{{../id}}")',
    discussion:
      "Templates support only a part of the Handlebars syntax. Paths, parameters, helpers and decorators are not allowed.",
    wayOut: "use {{name}}, {{#if}}, {{#unless}}, {{#each}} with {{this}}, and {{> part}} only",
  },
  "raw-hole": {
    language: "python",
    example: 'load("{{{id}}}")',
    discussion:
      "In Handlebars, three braces print text without escaping. A model name could then close the string and add code.",
    wayOut: "write {{name}}, which is escaped automatically",
  },
  "brace-clash": {
    language: "javascript",
    example: 'const options = {id: "x", n: {{steps}}};',
    discussion:
      "A brace of the code is directly next to the braces of a placeholder. Handlebars would misread {{x}}} and {{{x}.",
    wayOut: "put a space between the brace and the placeholder",
  },
  "single-braces": {
    language: "python",
    example: 'load("{id}")',
    discussion:
      "The text contains the name of a fact in single braces. Only names in double braces are replaced. Single braces are allowed in f-strings, template literals, objects and `${id}`, and in texts on which `format` is called.",
    wayOut: "write two braces on each side; if the code needs single braces, use a name that no fact has",
  },
  "unknown-fact": {
    language: "python",
    example: 'load("{{identifier}}")',
    discussion: "The template uses a fact that spec/facts.yaml does not contain.",
    wayOut: "use a name from spec/facts.yaml, or add the fact to this file",
  },
  "unknown-part": {
    language: "python",
    example: "{{> imports}}",
    discussion: "The template includes a part that the library does not have, or a part includes itself.",
    wayOut: 'add the part to the field "parts"',
  },
  "may-be-missing": {
    language: "python",
    example: 'load("{{revision}}")',
    discussion:
      "This placeholder prints a fact that some models do not have. In the snippets of these models, the value would be an empty text.",
    wayOut: "put the placeholder inside {{#if}}, give the rule a condition with has, or give the fact a default",
  },
  "wrong-kind": {
    language: "python",
    example: 'load("{{tags}}")',
    discussion:
      "The placeholder is inside a string or a comment, but its fact is a list or a flag, which cannot be printed there.",
    wayOut: "write lists with {{#each}}, and test flags with {{#if}}",
  },
  "name-kind": {
    language: "python",
    example: "from transformers import {{id}}",
    discussion:
      "The placeholder is at a place where the language requires a name. Only facts of the kind identifier are safe at such a place.",
    wayOut: "use a fact of the kind identifier",
  },
  "unsafe-place": {
    language: "bash",
    example: "cat <<EOF\n{{id}}\nEOF",
    discussion:
      "The placeholder is at a place where no escaping is safe, for example in a heredoc, in a regular expression, in the name of a command, or after a backslash.",
    wayOut: "put the placeholder into an ordinary string or word",
  },
  "unknown-callee": {
    language: "python",
    example: 'import os\nos.system("hf download {{id}}")',
    discussion:
      'A template with values may use only known names: packages that its entry installs or lists in the field "packages", variables made from those packages, and a short list of functions per language. An unknown function could run the text of a value.',
    wayOut: "use a package that the entry declares, or a known function of the language",
  },
  "unknown-command": {
    language: "bash",
    example: "xargs {{id}}",
    discussion:
      'A template with values may run only known commands: a short list of commands, and the commands of packages that its entry installs or lists in the field "packages". An unknown command could run the text of a value.',
    wayOut: 'use a command on the list, or add the package with the command to the field "packages" of the entry',
  },
  "feeds-interpreter": {
    language: "bash",
    example: "echo {{id}} | bash",
    discussion:
      "A program that runs code receives a text that contains a value. The text comes from a pipe, a redirect, an option such as -c, or a file that the template wrote before.",
    wayOut: "run a script by its name, and give it the value as an argument",
  },
  "package-hole": {
    language: "bash",
    example: "npm install {{id}}",
    discussion:
      "An installer runs code of the packages that it installs. If a value names the package, the model's author decides which code runs.",
    wayOut: "write the name of the package; only pip and git may use `https://huggingface.co/{{id}}`, after a warning",
  },
  "runs-download": {
    language: "bash",
    example: "curl -o install.sh https://example.com/{{id}}\nbash install.sh",
    discussion:
      "The template runs a file that it downloaded with curl or wget, or from a repository outside of the hub.",
    wayOut: "install a package, or clone a constant repository and run its script",
  },
  "unwarned-code": {
    language: "bash",
    example: "hf download {{id}} --local-dir model\nbash model/run.sh",
    discussion:
      "Code from a model's repository can do anything on the user's computer. If a template runs such code, a comment above it must warn the user. Examples are trust_remote_code, scripts and packages of the repository, and functions that unpickle a file, such as joblib.load.",
    wayOut: 'write the comment "# Runs code from the model repository: read it before you run it." above the code',
  },
  "double-escape": {
    language: "python",
    example: "load({{json id}})",
    discussion: "The value of this placeholder is already escaped. With {{json …}}, the value would be escaped twice.",
    wayOut: "remove json; it is only for JSON inside shell quotes",
  },
  "branch-end": {
    language: "python",
    example: 'load("{{#if revision}}main"{{else}}dev{{/if}})',
    discussion:
      "The branches of a block end in different kinds of places, for example one inside a string and one outside. After this block, no escaping is right for both branches.",
    wayOut: "close strings and brackets inside each branch, or move the text after the block into each branch",
  },
  "open-end": {
    language: "python",
    example: 'load("{{id}}"',
    discussion: "The template ends inside a string, a bracket or a block comment.",
    wayOut: "close the string, the bracket or the comment",
  },
  "host-syntax": {
    language: "python",
    example: 'load("{{id}}\n")',
    discussion: "The text around the placeholders is not valid code in its language.",
    wayOut: "correct the code around the placeholders",
  },
} as const satisfies Record<string, ErrorKind>;

/** Code of a refused template. */
export type SnippetErrorCode = keyof typeof SNIPPET_ERRORS;

/** A place in a template or in a part. `offset` counts UTF-16 units from the start of the text. */
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
  /**
   * The place in the template. The code that throws a refusal may not know the place. Then a caller inside the compiler
   * adds it.
   */
  readonly place: Place | undefined;

  constructor(
    code: SnippetErrorCode,
    message: string,
    options: { readonly hint?: string | undefined; readonly place?: Place } = {},
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
