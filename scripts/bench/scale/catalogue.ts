import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes tasks below `<root>/spec`, and one library for each task. */
export function writeEntries(root: string, count: number): void {
  for (const kind of ["tasks", "libraries"]) mkdirSync(join(root, "spec", kind), { recursive: true });
  for (let number = 1; number <= count; number++) {
    writeFileSync(join(root, `spec/tasks/task-${number}.yaml`), taskText(number));
    writeFileSync(join(root, `spec/libraries/library-${number}.yaml`), libraryText(number));
  }
}

/** Returns a task with the fields that most tasks have. */
export function taskText(number: number): string {
  const suggestion = (kind: string, index: number) => `  - id: acme/${kind}-${number}-${index}
    description: >-
      The ${kind} number ${index} that goes with task ${number}; small enough to try and described at some length.
`;
  const suggestions = (kind: string) => [1, 2, 3].map((index) => suggestion(kind, index)).join("");
  return `# yaml-language-server: $schema=../schema/task.schema.json
label: Task ${number}
order: ${100_000 + number * 10}
modality: nlp
libraries: [library-${number}]
summary: >-
  A model takes text number ${number} and gives back another text of about the same length. Benchmarks of a
  large catalogue use this task.
sampleInput: Text number ${number}.
demo:
  inputs:
    - type: text
      label: Input
      content: The text that goes in has the number ${number}.
  outputs:
    - type: chart
      data:
        - { label: one, score: 0.75 }
        - { label: two, score: 0.25 }
datasets:
${suggestions("data")}models:
${suggestions("model")}spaces:
${suggestions("space")}metrics:
  - id: accuracy
    label: Accuracy
    description: Share of the answers that are right, from 0 to 1; higher is better.
`;
}

function libraryText(number: number): string {
  const snippets = `snippets:
  - when: { tag: slow }
    language: python
    template: |
      from library_${number} import load

      model = load("{{id}}", slow=True)
  - language: python
    template: |
      from library_${number} import load

      model = load("{{id}}")
      print(model("Hello"))
examples:
  slow: { id: acme/one, tags: [slow] }
  plain: { id: acme/two, tags: [] }
`;
  return `# yaml-language-server: $schema=../schema/library.schema.json
prettyLabel: Library ${number}
repoName: library-${number}
repoUrl: https://github.com/acme/library-${number}
docsUrl: https://example.com/library-${number}
filter: false
countDownloads: path:"library-${number}.json"
tasks: [task-${number}]
${number % 5 === 0 ? snippets : ""}`;
}
