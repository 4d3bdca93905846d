/** The explanation of an error. All fields except `example` are Markdown. */
export interface ErrorExplanation {
  readonly cause: string;
  /** An example that causes the error. */
  readonly example: string;
  readonly fix: string;
}

/** Explanations of the error codes for which there is no case in `generators/spec/fixtures`. */
export const SPEC_EXPLANATIONS: Readonly<Record<string, ErrorExplanation>> = {
  "always-true": {
    cause: "A condition tests only that a model has a certain field, but every model has this field.",
    example: "when: { has: id }",
    fix: "Delete the condition.",
  },
  "bad-pattern": {
    cause: "A pattern is not a valid JavaScript regular expression in Unicode mode.",
    example: 'when: { matches: { id: "[a-" } }',
    fix: "Escape special characters, including braces and hyphens, with a backslash.",
  },
  "bad-query": {
    cause: "A download rule has invalid syntax.",
    example: "countDownloads: path=config.json",
    fix: 'Write the field, a colon, and the value in double quotes, for example `path:"config.json"`.',
  },
  "cannot-write": {
    cause: "A generated file could not be written.",
    example: "a full disk",
    fix: "Check the permissions and the free space of the output folder.",
  },
  "chat-format": {
    cause: "A task that is not a chat has the field `format`.",
    example: "tasks: { text-generation: { format: gemini-content } }",
    fix: "Delete `format`, or write the task under the name `conversational`.",
  },
  "circular-fact": {
    cause: "A fact depends on itself, directly or through other facts.",
    example: "a: { of: b, … } and b: { of: a, … }",
    fix: "Give one of the facts a `path`, so that its value comes from the model record.",
  },
  "condition-kind": {
    cause: "The test in a condition does not support the kind of the fact, such as `matches` for a list.",
    example: "when: { matches: { tags: a } }",
    fix: "For lists and flags, use `has`. For text, use `equals` or `matches`.",
  },
  "example-failed": {
    cause: "The snippets for an example of a library or of a provider cannot be rendered.",
    example: "config: 7, where a function expects a mapping",
    fix: "For a library, change the function in `runtime/snippets/computed-facts.ts` so that it accepts the record of the example. For a provider, check the templates in `spec/clients`.",
  },
  "example-differs": {
    cause: "The request or the result of the client differs from the example in a provider's file.",
    example: "spec/providers/fastgpu.yaml:21:66 example-differs the call sends 7 as body.seed; the example says 8",
    fix: "Correct the example, or the fields that define the call: route, input, body, job, response.",
  },
  "fact-kind": {
    cause: "A field names a fact of the wrong kind, for example a text where a list is required.",
    example: "each: id",
    fix: "Use a fact of the kind that the hint names.",
  },
  "foreign-file": {
    cause: "A file that Hubsmith did not generate has the same name as a file that must be generated.",
    example: "generated/tasks/mine.ts, written by hand",
    fix: "Move the file, or choose another output folder.",
  },
  "generator-failed": {
    cause: "A generator of Hubsmith failed, although every entry is valid. This is a bug in Hubsmith.",
    example: "a mistake in generators/artifacts/",
    fix: "Report the bug, and include your spec.",
  },
  "ignored-keyword": {
    cause: "A schema contains a keyword that does not apply to the type of the schema.",
    example: "type: string with maximum: 3",
    fix: "Delete the keyword, or use a keyword for this type, such as `maxLength` for a string.",
  },
  "impossible-value": {
    cause: "A condition compares a fact with a value that the fact never has.",
    example: "when: { equals: { method: clasify } }",
    fix: "Use one of the values that the hint lists.",
  },
  "listed-twice": {
    cause: "In `groups`, a value is in two groups, so the fact would have two values.",
    example: "groups: { small: [base], large: [base] }",
    fix: "Delete the value from one of the groups.",
  },
  "misplaced-field": {
    cause: "The file of a provider contains presets, or the file of presets contains fields of a provider.",
    example: "presets: … in spec/providers/groq.yaml",
    fix: "Move the field to the other file.",
  },
  "misplaced-schema": {
    cause: "The shared file `spec/io/_common.yaml` contains the input or output of a task.",
    example: "input: … in spec/io/_common.yaml",
    fix: "Move the schema to the file of the task.",
  },
  "missing-function": {
    cause: "`spec/facts.yaml` contains a computed fact, but there is no function that computes it.",
    example: "loudness: { kind: text, description: how loud it is, computed: true }",
    fix: "Add a function with this name to `runtime/snippets/computed-facts.ts`.",
  },
  "missing-template": {
    cause: "The rules of a client have no template for a call that the client supports.",
    example: "methods: { text-to-image: { name: generate } }, but every rule is for another task",
    fix: "Add a rule for the task, or delete the task from `methods`.",
  },
  "mixed-types": {
    cause: "A schema allows two types: an object with named fields, and a type that is not an object.",
    example: "type: [object, string] with properties",
    fix: "Define the object in `$defs`, and list both types in `anyOf`.",
  },
  "not-rewritable": {
    cause: "`rewrite` names a library that has no rules of its own.",
    example: "rewrite: { of: pruna-ai }",
    fix: "In `of`, name the library that defines the rules.",
  },
  "nothing-to-replace": {
    cause: "The templates of the library in `of` do not contain the text that `replace` names.",
    example: "replace: { DifusionPipeline: … }",
    fix: "Copy the text from a template of this library, or delete the replacement.",
  },
  "output-blocked": {
    cause: "A file has the name of a generated folder, or a folder has the name of a generated file.",
    example: "a file called generated",
    fix: "Move or rename the file or folder.",
  },
  "output-place": {
    cause: "The output folder contains `spec/` or is inside it.",
    example: "hubsmith generate --out .",
    fix: "Choose a folder that contains only generated files.",
  },
  "output-link": {
    cause: "A symbolic link has the name of a file or folder that must be generated.",
    example: "generated/tasks → /elsewhere",
    fix: "Delete the link, or choose another output folder.",
  },
  "slow-pattern": {
    cause:
      "A pattern could run for years on certain texts, because it contains nested repetitions, alternatives with the same start, or too many repetitions without a limit. Lookaround and back-references are not allowed.",
    example: 'when: { matches: { id: "^(a+)+$" } }',
    fix: "Write the pattern so that the next character decides which part matches, as in `(?:[^-]+-)+` or `a(?:b|c)`. Start the pattern with `^`, or combine several patterns with `all`, `any` and `not`.",
  },
  "text-body": {
    cause: "The request body of a text-generation task does not contain the input text.",
    example: "body: [{ spread: parameters }]",
    fix: "Set a field of the body to `$inputs`.",
  },
  "too-many": {
    cause: "A list or a mapping has more items than its schema allows.",
    example: "three entries where two are allowed",
    fix: "Delete some items.",
  },
  "unknown-entry": {
    cause: "`without` in `spec/hub.yaml` names an entry that the extended spec does not have.",
    example: "without: [libraries/tim]",
    fix: "Use the name in the hint, or delete the name from `without`.",
  },
  "unknown-fact": {
    cause: "A condition or a template uses a fact that `spec/facts.yaml` does not contain.",
    example: '"{{identifier}}"',
    fix: "Use a name from `spec/facts.yaml`, or add the fact.",
  },
  "unknown-logo": {
    cause: "`logo` in an entry names an icon that the icon package does not contain.",
    example: "logo: simple-icons/pytorh",
    fix: "Use the name of an icon in the package, or delete the field.",
  },
  "unknown-path": {
    cause: "A fact takes its value from a path that model records do not have.",
    example: "path: cardData.base_modle",
    fix: "Use the path that the hint suggests, or add the field to `spec/schema/model.schema.json`.",
  },
  "unknown-title": {
    cause: "`without` in a `rewrite` contains a title that no rule of the library in `of` has.",
    example: "without: [Instal]",
    fix: "Use the title of a rule of the library that `of` names.",
  },
  "unreachable-rule": {
    cause: "A rule is never used, because an earlier rule matches every model that this rule matches.",
    example: "a rule without a condition, before other rules",
    fix: "Move a rule without a condition to the end, and combine rules with the same condition.",
  },
  "needless-shows": {
    cause: "A rule contains `shows: nothing`, but its code shows a result.",
    example: "shows: nothing above print(model(text))",
    fix: "Delete `shows` and `because`.",
  },
  "not-offered": {
    cause: "The model of an app's example does not meet the condition of the app.",
    example: "when: { tag: mlx }, and an example without this tag",
    fix: "Change the example, or the condition under `when`.",
  },
  "nothing-shown": {
    cause: "The code of a rule uses the model, but shows no result.",
    example: 'model = load("{{id}}") and no print, file or display of a result',
    fix: "Add code that runs the model on a sample, and prints the result or saves a file. If this is impossible, write `shows: nothing` with a reason.",
  },
  "invalid-code": {
    cause: "A rendered snippet is not valid code in its language.",
    example: 'the snippet for the example "plain" is not valid python: line 1 is "import humkit as"',
    fix: "Correct the template.",
  },
  "unreached-rule": {
    cause: "A rule is not used for any example of its entry.",
    example: "when: { tag: lora }, and no example with this tag",
    fix: "Add an example whose model meets the condition, or delete the rule.",
  },
  "unread-result": {
    cause: "Snippets would read a value that is missing in the response of the example.",
    example: "check: { answer: string } in a chat without return, whose response has no choices",
    fix: "Make the result with `take`, `return` or `chunk` from the field in which the provider sends it.",
  },
  unreadable: {
    cause: "A file cannot be read.",
    example: "chmod 000 spec/tasks/other.yaml",
    fix: "Check the permissions of the file.",
  },
  "unsupported-keyword": {
    cause: "A schema uses a keyword that the generated validators do not support.",
    example: "if: … in spec/io/",
    fix: "Use the keyword that the hint suggests.",
  },
  "unused-api": {
    cause: "A file in `spec/apis` contains a name, a module or a flag that no snippet of the library uses.",
    example: "names: { audiokit.unload: () }",
    fix: "Delete the name, module or flag. The file must contain only what the snippets use.",
  },
  "unknown-api": {
    cause:
      "A snippet uses a name, a module, a command or a flag of a library, but the file of this library in `spec/apis` does not contain it.",
    example: "from audiokit import Enhancr",
    fix: "Correct the snippet. If the library has the name, add it: `npm run apis -- audiokit --checkout FOLDER --write`.",
  },
  "wrong-call": {
    cause:
      "A snippet calls a function of a library with arguments that the function does not accept. The file of the library in `spec/apis` contains the signature of the function.",
    example: 'Enhancer.from_pretrained("{{id}}", devise="cuda")',
    fix: "Correct the call. If the function has changed, read its signature from the library's source again: `npm run apis -- audiokit --checkout FOLDER`.",
  },
  "wrong-requirement": {
    cause: "The install block does not match the versions of Python or of packages that the library requires.",
    example: 'python: ">=3.11,<3.12", and the install block names no version of Python',
    fix: "Add the version to the install block, for example in a comment: `# Needs Python 3.11`.",
  },
  "unused-part": {
    cause: "The library defines a part of a template, but no template includes this part.",
    example: "parts: { imports: … }",
    fix: "Delete the part, or include it in a template with `{{> name}}`.",
  },
};
