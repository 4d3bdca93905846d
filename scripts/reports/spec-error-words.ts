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
    meaning: "An example of a library, or of a call at a provider, cannot be rendered.",
    example: "config: 7, where a function expects a mapping",
    wayOut:
      "Let the function of runtime/snippets/facts.ts expect such a record: records come from strangers. For a call, look at the templates in spec/clients.",
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
    example: "loudness: { kind: text, description: how loud it is, computed: true }",
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
  "output-place": {
    meaning: "The output folder holds `spec/` or lies in it, so that other files would be taken for generated ones.",
    example: "hubsmith generate --out .",
    wayOut: "Name a folder of its own.",
  },
  "output-link": {
    meaning: "A link stands where a generated file belongs, and writing would go elsewhere.",
    example: "generated/tasks → /elsewhere",
    wayOut: "Delete the link, or choose another output folder.",
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
    meaning: "Only the first hundred problems of a file are told.",
    example: "a file of another format",
    wayOut: "Mend the ones above first.",
  },
  "unknown-entry": {
    meaning: "A spec that extends another one leaves out an entry that the other does not have.",
    example: "without: [libraries/tim]",
    wayOut: "Take the name that the hint suggests, or delete it.",
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
    meaning: "No example of the library reaches this rule.",
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
