/** The explanation of an error. All fields except `example` are Markdown. */
export interface ErrorWords {
  readonly cause: string;
  /** The smallest example that causes the error. */
  readonly example: string;
  readonly fix: string;
}

/** Explanations of the codes that have no case in `generators/spec/fixtures`. */
export const SPEC_WORDS: Readonly<Record<string, ErrorWords>> = {
  "always-true": {
    cause: "A condition tests for something that every model has.",
    example: "when: { has: id }",
    fix: "Delete the condition.",
  },
  "bad-comment": {
    cause: "There is no space before the # of a comment.",
    example: 'label: "Tone"# old name',
    fix: "Add a space before the #.",
  },
  "bad-pattern": {
    cause: "A pattern is not a valid regular expression in Unicode mode.",
    example: 'when: { matches: { id: "[a-" } }',
    fix: "Escape special characters, including braces and hyphens, with a backslash.",
  },
  "bad-query": {
    cause: "A download rule has invalid syntax.",
    example: "countDownloads: path=config.json",
    fix: "Write the field, a colon, and the value in double quotes.",
  },
  "bad-yaml": {
    cause: "The file is not valid YAML.",
    example: "label: &a &b Tone",
    fix: "Correct the marked place.",
  },
  "cannot-write": {
    cause: "A generated file could not be written.",
    example: "a full disk",
    fix: "Check the permissions and the free space of the output folder.",
  },
  "circular-fact": {
    cause: "A fact depends on itself, directly or through other facts.",
    example: "a: { of: b, … } and b: { of: a, … }",
    fix: "Read one of the facts from a path of the model record.",
  },
  "condition-kind": {
    cause: "A condition does not support the kind of its fact.",
    example: "when: { matches: { tags: a } }",
    fix: "Use `has` for lists and flags, `equals` and `matches` for text.",
  },
  "example-failed": {
    cause: "An example of a library, or of a call at a provider, cannot be rendered.",
    example: "config: 7, where a function expects a mapping",
    fix: "Change the function in `runtime/snippets/facts.ts` so that it accepts such a record. For a call, check the templates in `spec/clients`.",
  },
  "example-differs": {
    cause: "The request of the client, or its result, differs from a provider's example.",
    example: "spec/providers/fastgpu.yaml:21:66 example-differs the call sends 7 as body.seed; the example says 8",
    fix: "Change the example, or the fields that define the call: route, input, body, job, response.",
  },
  "fact-kind": {
    cause: "A fact has the wrong kind for this place.",
    example: "each: id",
    fix: "Use a fact of the kind in the hint.",
  },
  "foreign-file": {
    cause: "A generated file would replace a file that was not generated.",
    example: "generated/tasks/mine.ts, written by hand",
    fix: "Move the file, or choose another output folder.",
  },
  "generator-failed": {
    cause: "A generator failed, although every entry is valid. This is a bug in Hubsmith.",
    example: "a mistake in generators/artifacts/",
    fix: "Report it, with your spec.",
  },
  "ignored-keyword": {
    cause: "A keyword of a schema has no effect on this type.",
    example: "type: string with maximum: 3",
    fix: "Delete it, or use the keyword for this type.",
  },
  "impossible-value": {
    cause: "A condition compares a fact with a value that it never has.",
    example: "when: { equals: { method: clasify } }",
    fix: "Use one of the values in the hint.",
  },
  "long-key": {
    cause: "A key is longer than 1,024 characters.",
    example: "a quote that is missing before a colon",
    fix: "Add the missing quote or line break.",
  },
  "misplaced-field": {
    cause: "A provider contains presets, or the file of presets contains fields of a provider.",
    example: "presets: … in spec/providers/groq.yaml",
    fix: "Move the field to the other file.",
  },
  "misplaced-schema": {
    cause: "The shared file of inputs and outputs describes a task.",
    example: "input: … in spec/io/_common.yaml",
    fix: "Move the schema to the file of the task.",
  },
  "missing-comma": {
    cause: "A list or mapping in brackets lacks a comma.",
    example: "tasks: [a b: c]",
    fix: "Separate the items with commas.",
  },
  "missing-function": {
    cause: "`spec/facts.yaml` names a computed fact without a function.",
    example: "loudness: { kind: text, description: how loud it is, computed: true }",
    fix: "Add a function with this name to `runtime/snippets/facts.ts`.",
  },
  "missing-space": { cause: "There is no space after a colon.", example: '{ "label":Tone }', fix: "Add the space." },
  "mixed-types": {
    cause: "A schema allows both an object with named fields and another type.",
    example: "type: [object, string] with properties",
    fix: "Define the object in `$defs`, and list both types in `anyOf`.",
  },
  "no-file": {
    cause: "A folder or something else has the name of a file.",
    example: "a folder called groq.yaml",
    fix: "Replace it by a text file.",
  },
  "not-rewritable": {
    cause: "A library rewrites the rules of a library that has no rules of its own.",
    example: "rewrite: { of: pruna-ai }",
    fix: "Rewrite the library from which those rules come.",
  },
  "nothing-to-replace": {
    cause: "No rule contains the text to replace.",
    example: "replace: { DifusionPipeline: … }",
    fix: "Copy the text from the other library's template, or delete the replacement.",
  },
  "output-blocked": {
    cause: "A file or folder blocks the place of a generated one.",
    example: "a file called generated",
    fix: "Move it.",
  },
  "output-busy": {
    cause: "Another run of hubsmith writes to the same folder and did not finish within 30 seconds.",
    example: "two `hubsmith generate` at once",
    fix: "Wait for the other run. If there is none, delete `.hubsmith-lock` in the output folder.",
  },
  "output-place": {
    cause: "The output folder contains `spec/` or is inside it.",
    example: "hubsmith generate --out .",
    fix: "Choose a folder that contains only generated files.",
  },
  "output-link": {
    cause: "A symbolic link blocks the place of a generated file.",
    example: "generated/tasks → /elsewhere",
    fix: "Delete the link, or choose another output folder.",
  },
  "slow-pattern": {
    cause:
      "A pattern could run for years on a text made for this purpose: it contains nested repetitions, alternatives with the same start, or too many open ends. Lookaround and back-references are not allowed.",
    example: 'when: { matches: { id: "^(a+)+$" } }',
    fix: "Let the next character decide, as in `(?:[^-]+-)+` or `a(?:b|c)`. Start with `^`, or combine several patterns with `all`, `any` and `not`.",
  },
  "stray-bracket": {
    cause: "A closing bracket has no opening bracket.",
    example: "tasks: [a]]",
    fix: "Delete it, or add the opening bracket.",
  },
  "taken-name": {
    cause: "The name is reserved for generated code, or another example has it.",
    example: "a library called index",
    fix: "Choose another name.",
  },
  "text-body": {
    cause: "The body of a text generation does not contain the text.",
    example: "body: [{ spread: parameters }]",
    fix: "Set a field to `$inputs`.",
  },
  "too-many": {
    cause: "A list or mapping has more items than allowed.",
    example: "three entries where two are allowed",
    fix: "Delete some items.",
  },
  "too-many-problems": {
    cause: "A file has more than 100 problems. The others are not shown.",
    example: "a file of another format",
    fix: "Fix the problems above first.",
  },
  "unknown-entry": {
    cause: "`without` names an entry that the extended spec does not have.",
    example: "without: [libraries/tim]",
    fix: "Use the name in the hint, or delete it.",
  },
  "unknown-fact": {
    cause: "`spec/facts.yaml` does not contain this name.",
    example: '"{{identifier}}"',
    fix: "Use a name from `spec/facts.yaml`, or add the fact.",
  },
  "unknown-logo": {
    cause: "The logo does not exist in its icon package.",
    example: "logo: simple-icons/pytorh",
    fix: "Use the name of an icon in the package, or delete the field.",
  },
  "unknown-path": {
    cause: "A fact is read from a path that model records do not have.",
    example: "path: cardData.base_modle",
    fix: "Use the name in the hint, or add the field to `spec/schema/model.schema.json`.",
  },
  "unknown-title": {
    cause: "`without` names a rule that does not exist.",
    example: "without: [Instal]",
    fix: "Use the title of a rule of the other library.",
  },
  "unreachable-rule": {
    cause: "A rule is never chosen, because an earlier rule always matches first.",
    example: "a rule without a condition that stands first",
    fix: "Put the rule without a condition last, and combine rules with the same condition.",
  },
  "needless-shows": {
    cause: "A rule says `shows: nothing`, but its code shows a result.",
    example: "shows: nothing above print(model(text))",
    fix: "Delete `shows` and `because`.",
  },
  "not-offered": {
    cause: "The example of an app does not meet the condition of the app.",
    example: "when: { tag: mlx }, and an example without this tag",
    fix: "Change the example, or the condition under `when`.",
  },
  "nothing-shown": {
    cause: "The code of a rule uses the model, but shows no result.",
    example: 'model = load("{{id}}") and no print, file or display of a result',
    fix: "Run the model on a sample, and print the result or save a file. Otherwise write `shows: nothing` with a reason.",
  },
  "invalid-code": {
    cause: "A rendered snippet is not valid code in its language.",
    example: 'the snippet for the example "plain" is not valid python: line 1 is "import humkit as"',
    fix: "Correct the template.",
  },
  "unreached-rule": {
    cause: "No example reaches this rule.",
    example: "when: { tag: lora }, and no example with this tag",
    fix: "Add an example whose model meets the condition, or delete the rule.",
  },
  unreadable: {
    cause: "A file cannot be read.",
    example: "chmod 000 spec/tasks/other.yaml",
    fix: "Check its permissions.",
  },
  "unsupported-keyword": {
    cause: "A schema uses a keyword that validators do not support.",
    example: "if: … in spec/io/",
    fix: "Use the keyword in the hint.",
  },
  "unused-api": {
    cause: "A file in `spec/apis` contains a name, a module or a flag that no snippet of the library uses.",
    example: "names: { audiokit.unload: () }",
    fix: "Delete it. The file lists only what the snippets use.",
  },
  "unknown-api": {
    cause:
      "A snippet of a checked library uses a name, a module, a command or a flag that its file in `spec/apis` does not contain.",
    example: "from audiokit import Enhancr",
    fix: "Correct the snippet. If the library has the name, add it: `npm run apis -- audiokit --checkout FOLDER --write`.",
  },
  "wrong-call": {
    cause: "A snippet of a checked library calls a function with arguments that it does not accept.",
    example: 'Enhancer.from_pretrained("{{id}}", devise="cuda")',
    fix: "Correct the call. If the library changed, read its source again: `npm run apis -- audiokit --checkout FOLDER`.",
  },
  "wrong-requirement": {
    cause: "The install block does not match the versions of Python or of packages that the library requires.",
    example: 'python: ">=3.11,<3.12", and the install block names no version of Python',
    fix: "Add the version to the install block, for example in a comment: `# Needs Python 3.11`.",
  },
  "unused-part": {
    cause: "No template of the library uses this part.",
    example: "parts: { imports: … }",
    fix: "Delete it, or include it with `{{> name}}`.",
  },
};
