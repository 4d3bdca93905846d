import type { TemplateErrorCode, TemplateOptions } from "hubsmith/template";

/** What is told about one kind of error. */
export interface ErrorWords {
  readonly meaning: string;
  /** The smallest thing that triggers it. */
  readonly example: string;
  readonly wayOut: string;
}

/** Problems of a spec that no single file shows, or that no case of `generators/spec/fixtures` stands for. */
export const SPEC_WORDS: Readonly<Record<string, ErrorWords>> = {
  "always-true": {
    meaning: "A condition asks whether something is there that every model has.",
    example: "when: { has: id }",
    wayOut: "Leave the condition out.",
  },
  "bad-comment": {
    meaning: "A comment touches what stands before it.",
    example: 'label: "Tone"# old name',
    wayOut: "Put a space before the #.",
  },
  "bad-pattern": {
    meaning: "A pattern is no regular expression in Unicode mode.",
    example: 'when: { matches: { id: "[a-" } }',
    wayOut: "Escape special characters, braces and hyphens too, by a backslash.",
  },
  "bad-query": {
    meaning: "A download rule cannot be read.",
    example: "countDownloads: path=config.json",
    wayOut: "Write the field, a colon, and the value in double quotes.",
  },
  "bad-yaml": {
    meaning: "The text is not YAML, in a way that has no code of its own.",
    example: "label: &a &b Tone",
    wayOut: "Mend the place that is marked.",
  },
  "cannot-write": {
    meaning: "A generated file could not be written.",
    example: "a full disk",
    wayOut: "See that the output folder may be written to and has space.",
  },
  "circular-fact": {
    meaning: "A fact comes from itself, perhaps by way of others.",
    example: "a: { of: b, … } and b: { of: a, … }",
    wayOut: "Take one of them from a path of the model record.",
  },
  "condition-kind": {
    meaning: "A condition does not fit the kind of its fact.",
    example: "when: { matches: { tags: a } }",
    wayOut: "Use has for lists and flags, equals and matches for texts.",
  },
  "example-failed": {
    meaning: "An example of a library cannot be rendered.",
    example: "config: 7, where a function expects a mapping",
    wayOut: "Let the function of runtime/snippets/facts.ts expect such a record: records come from strangers.",
  },
  "fact-kind": {
    meaning: "A fact is used where its kind does not fit.",
    example: "each: id",
    wayOut: "Use a fact of the kind that the hint names.",
  },
  "foreign-file": {
    meaning: "A file that stands where one would be generated was not generated.",
    example: "generated/tasks/mine.ts, written by hand",
    wayOut: "Move it away, or choose another output folder.",
  },
  "generator-failed": {
    meaning: "A generated file could not be made though every entry is sound.",
    example: "a mistake in generators/artifacts/",
    wayOut: "Report it with the spec that shows it.",
  },
  "ignored-keyword": {
    meaning: "A keyword of a schema would have no effect.",
    example: "type: string with maximum: 3",
    wayOut: "Delete it, or write the one for this type.",
  },
  "impossible-value": {
    meaning: "A condition compares a fact with a value it never has.",
    example: "when: { equals: { method: clasify } }",
    wayOut: "Use one of the values that the hint names.",
  },
  "long-key": {
    meaning: "A key is longer than 1,024 characters.",
    example: "a quote that is missing before a colon",
    wayOut: "Look for a quote or a line break that is missing.",
  },
  "misplaced-field": {
    meaning: "Presets stand in a provider, or a field of a provider stands among the presets.",
    example: "presets: … in spec/providers/groq.yaml",
    wayOut: "Move it to the other file.",
  },
  "misplaced-schema": {
    meaning: "The common file of inputs and outputs describes a task.",
    example: "input: … in spec/io/_common.yaml",
    wayOut: "Move it to the file of a task.",
  },
  "missing-comma": {
    meaning: "A comma is missing in a list or mapping in brackets.",
    example: "tasks: [a b: c]",
    wayOut: "Separate items by commas.",
  },
  "missing-function": {
    meaning: "spec/facts.yaml names a computed fact that nothing computes.",
    example: "loudness: { kind: text, from: computed }",
    wayOut: "Add a function of that name to runtime/snippets/facts.ts.",
  },
  "missing-space": { meaning: "A space is missing behind a colon.", example: '{ "label":Tone }', wayOut: "Add it." },
  "mixed-types": {
    meaning: "A schema allows an object with named fields beside another type.",
    example: "type: [object, string] with properties",
    wayOut: "Name the object in $defs, and list it and the other type in anyOf.",
  },
  "no-file": {
    meaning: "Where a file should be is something else.",
    example: "a folder called groq.yaml",
    wayOut: "Put a text file there.",
  },
  "not-rewritable": {
    meaning: "A library rewrites rules of one that has none of its own.",
    example: "rewrite: { of: pruna-ai }",
    wayOut: "Rewrite the library that it takes its rules from.",
  },
  "nothing-to-replace": {
    meaning: "A text that should be replaced stands in no rule.",
    example: "replace: { DifusionPipeline: … }",
    wayOut: "Copy it from the other library's template, or delete it.",
  },
  "output-blocked": {
    meaning: "Something stands where a generated file or folder belongs.",
    example: "a file called generated",
    wayOut: "Move it away.",
  },
  "output-link": {
    meaning: "A link stands where a generated file belongs, and writing would go elsewhere.",
    example: "generated/tasks → /elsewhere",
    wayOut: "Delete the link, or choose another output folder.",
  },
  "reserved-name": {
    meaning: "An entry has the name of a generated file.",
    example: "spec/tasks/index.yaml",
    wayOut: "Choose another name.",
  },
  "stray-bracket": {
    meaning: "A bracket is closed that is not open.",
    example: "tasks: [a]]",
    wayOut: "Delete it, or open one before.",
  },
  "taken-name": {
    meaning: "A name is one that the generated code needs, or that another example has.",
    example: "a library called index",
    wayOut: "Choose another name.",
  },
  "text-body": {
    meaning: "Text generation sends a body without the text.",
    example: "body: [{ spread: parameters }]",
    wayOut: "Set a field to $inputs.",
  },
  "too-many": {
    meaning: "A list has more items, or a mapping more fields, than it may.",
    example: "three entries where two are allowed",
    wayOut: "Delete some.",
  },
  "too-many-problems": {
    meaning: "Only the first hundred problems of a kind are told.",
    example: "a file of another format",
    wayOut: "Mend the ones above first.",
  },
  "unknown-fact": {
    meaning: "A name is not one of spec/facts.yaml.",
    example: '"{{identifier}}"',
    wayOut: "Use a name of spec/facts.yaml, or add the fact there.",
  },
  "unknown-path": {
    meaning: "A fact is read from a place that model records do not have.",
    example: "path: cardData.base_modle",
    wayOut: "Take the name that the hint suggests, or add the field to spec/schema/model.schema.json.",
  },
  "unknown-title": {
    meaning: "A rule that should be left out does not exist.",
    example: "without: [Instal]",
    wayOut: "Use the title of a rule of the other library.",
  },
  "unreachable-rule": {
    meaning: "A rule stands behind one that is always chosen before it.",
    example: "a rule without a condition that stands first",
    wayOut: "Put the rule without a condition last, and join rules with the same condition.",
  },
  "unreached-rule": {
    meaning: "No example of the library is shown by this rule.",
    example: "when: { tag: lora }, and no example with this tag",
    wayOut: "Add an example whose model meets the rule, or delete the rule.",
  },
  unreadable: {
    meaning: "A file may not or cannot be read.",
    example: "chmod 000 spec/tasks/other.yaml",
    wayOut: "Allow it.",
  },
  "unsupported-keyword": {
    meaning: "A schema uses a keyword of which no check is made.",
    example: "if: … in spec/io/",
    wayOut: "Use the keyword that the hint names.",
  },
  "unused-part": {
    meaning: "No template of the library takes in this part.",
    example: "parts: { imports: … }",
    wayOut: "Delete it, or take it in by {{> imports}}.",
  },
};

/** An error of a template, with the options that it needs to fail. */
export interface TemplateWords extends ErrorWords {
  readonly options?: TemplateOptions;
}

/** Every code of a `TemplateError`. The examples are run: what is printed under them is what they throw. */
export const TEMPLATE_WORDS: Readonly<Record<TemplateErrorCode, TemplateWords>> = {
  "unexpected-character": {
    meaning: "A character that begins nothing.",
    example: "{{ a ? b }}",
    wayOut: "Delete it, or put it in quotes.",
  },
  "unexpected-token": {
    meaning: "A word or sign that cannot stand here.",
    example: "{{ a b }}",
    wayOut: "Look for an operator or a comma that is missing.",
  },
  "unexpected-end": { meaning: "The template ends too early.", example: "{% if a %}", wayOut: "Close what is open." },
  "unknown-tag": {
    meaning: "A tag that does not exist.",
    example: "{% iff a %}{% endif %}",
    wayOut: "Look at the spelling.",
  },
  "invalid-literal": {
    meaning: "A number or text that cannot be read.",
    example: "{{ 'a\\x' }}",
    wayOut: "Write it as Python does.",
  },
  "invalid-target": {
    meaning: "Something is assigned to what cannot hold it.",
    example: "{% set 1 = a %}",
    wayOut: "Assign to a name, or to an attribute of a namespace.",
  },
  "unknown-filter": {
    meaning: "There is no filter of this name.",
    example: "{{ a | uper }}",
    wayOut: "Take the name that is suggested, or give the filter in options.filters.",
  },
  "unknown-test": {
    meaning: "There is no test of this name.",
    example: "{{ a is strin }}",
    wayOut: "Take the name that is suggested, or give the test in options.tests.",
  },
  "unknown-variable": {
    meaning: "Something is done with a value that is not there.",
    example: "{{ message.content }}",
    wayOut: "Pass it to render, or ask before: {% if message is defined %}.",
  },
  type: {
    meaning: "An operation does not fit its values.",
    example: "{{ 1 + 'a' }}",
    wayOut: "Convert one of them: {{ 1 | string + 'a' }}.",
  },
  value: { meaning: "A value is out of range.", example: "{{ 1 % 0 }}", wayOut: "Ask before." },
  arguments: {
    meaning: "A call does not fit what it calls.",
    example: "{{ range() }}",
    wayOut: "Give the arguments that Python's takes.",
  },
  raised: {
    meaning: "The template itself refused, by raise_exception.",
    example: "{{ raise_exception('only user messages') }}",
    wayOut: "Do what its text says; it is the model's author who speaks.",
  },
  security: {
    meaning: "The sandbox refused: a method that would change a value, or a function of the page itself.",
    example: "{{ [].append(1) }}",
    wayOut: "Build a new value: {{ names + [1] }}.",
  },
  host: {
    meaning: "A function that the caller passed has thrown.",
    example: "{{ fail() }}",
    options: {
      globals: {
        fail: () => {
          throw new Error("the caller's own words");
        },
      },
    },
    wayOut: "Look at cause.",
  },
  "budget-steps": {
    meaning: "The template works too long.",
    example: "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
    wayOut: "Raise budgets.steps, if you trust the template.",
  },
  "budget-output": {
    meaning: "The text grows too long.",
    example: "{{ 'a' * 999999999 }}",
    wayOut: "Raise budgets.outputCharacters, if you trust the template.",
  },
  "budget-nesting": {
    meaning: "Blocks or brackets are nested too deep.",
    example: "deep",
    wayOut: "Raise budgets.nesting, if you trust the template.",
  },
  "budget-calls": {
    meaning: "Macros call each other too deep.",
    example: "{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}",
    wayOut: "Raise budgets.callDepth, if you trust the template.",
  },
  "budget-range": {
    meaning: "A range has too many numbers.",
    example: "{{ range(999999999) | length }}",
    wayOut: "Raise budgets.rangeItems, if you trust the template.",
  },
  "budget-number": {
    meaning: "A whole number grows too large.",
    example: "{{ 9 ** 999999 }}",
    wayOut: "Use a number with a decimal point.",
  },
};

/** Every class that the inference client throws. */
export const CLIENT_WORDS: Readonly<Record<string, ErrorWords>> = {
  InferenceError: {
    meaning: "Base of all of them.",
    example: "error instanceof InferenceError",
    wayOut: "Catch it last.",
  },
  InputError: {
    meaning: "An argument or option is missing or wrong; nothing was sent.",
    example: "client.chatCompletion({ model, messages: [] })",
    wayOut: "Correct the call: the message names the argument.",
  },
  RoutingError: {
    meaning: "No provider can serve the call, or all that were tried failed.",
    example: "a model that no provider serves",
    wayOut: "Look at causes; choose another model or provider.",
  },
  HubApiError: {
    meaning: "The hub did not tell who serves the model.",
    example: "a model that does not exist, or is private",
    wayOut: "Look at httpResponse.status; give a token that may see the model.",
  },
  ProviderApiError: {
    meaning: "The provider or the router answered with a status other than 2xx, or with an error in a stream.",
    example: "429 after two more attempts",
    wayOut: "Look at httpResponse.status and body; name fallbackProviders.",
  },
  ProviderOutputError: {
    meaning: "The answer came and cannot be used: another shape, a job that failed, a stream that broke off.",
    example: "a job that ends with Error",
    wayOut: "Look at path, responseBody and truncated; if the shape is new, correct spec/providers/.",
  },
  ConnectionError: {
    meaning: "No answer came, or it broke off.",
    example: "a host that cannot be reached",
    wayOut: "Look at cause; try again later.",
  },
  RequestTimeoutError: {
    meaning: "A time limit was reached: which, and afterMs.",
    example: "timeout: 1",
    wayOut: "Raise the limit that which names, or choose a faster provider.",
  },
};
