import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prepare } from "../../generators/pipeline.ts";
import type { OutputFile, Spec } from "../../generators/spec/entry.ts";
import { byCodePoint } from "../../generators/spec/json.ts";
import { printProblems } from "../../generators/spec/print.ts";
import type { Problem } from "../../generators/spec/problem.ts";
import { renderExamples } from "./generate/examples.ts";
import { asJson, asMarkdown, asText, type Difference, type SnippetChange } from "./diff-print.ts";
import { hostedCatalogue, hostedExamples } from "./generate/hosted-catalogue.ts";
import { takeRevision, unifiedDifferences } from "./revision.ts";
import { entryChanges, type EntryChange, type FieldChange } from "./spec-changes.ts";
import { hasColor, printJson, printText, startTerminalStep } from "./terminal.ts";

/** The format of the output: text for people, Markdown for a pull request, or JSON. */
export interface DiffOptions {
  readonly format: "text" | "github" | "json";
}

/** A spec and its rendered snippets. A spec with errors has no snippets. */
interface State {
  readonly spec: Spec;
  readonly errors: readonly Problem[];
  readonly snippets?: readonly OutputFile[];
}

/**
 * Prints what changed since a revision: fields of entries, and the text of snippets.
 *
 * @param root folder that holds `spec/`, in a git repository
 * @returns false if the current spec has errors, so that its snippets cannot be compared
 * @throws CommandError when the revision cannot be read
 */
export async function printDiff(revision: string, root: string, { format }: DiffOptions): Promise<boolean> {
  const step = startTerminalStep(`compare with ${revision}`);
  const taken = takeRevision(root, revision);
  try {
    const before = await stateOf(taken.root);
    // Entries that did not change are taken from the revision, so that they are compiled only once.
    const after = await stateOf(root, before.spec);
    const difference = differenceOf(before, after, taken.folder);
    step.done();
    if (format === "json") printJson(asJson(difference));
    else if (format === "github") console.log(asMarkdown(difference));
    else if (hasColor(process.stdout)) console.log(asText(difference, true));
    else printText(asText(difference, false));
    if (before.errors.length > 0) {
      console.error(`the specs of ${JSON.stringify(revision)} have errors; snippets are not compared`);
    }
    if (after.errors.length > 0)
      console.error(printProblems(after.errors, { format: "text", color: hasColor(process.stderr) }));
    return after.errors.length === 0;
  } finally {
    rmSync(taken.folder, { recursive: true, force: true });
  }
}

async function stateOf(root: string, previous?: Spec): Promise<State> {
  const { spec, problems, files } = prepare({ root, ...(previous && { previous }) });
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return { spec, errors };
  const { files: examples } = await renderExamples(spec, files);
  const inFolder = examples.map(({ path, text }) => ({ path: `generated/${path}`, text }));
  return { spec, errors, snippets: [...inFolder, ...hostedExamples(await hostedCatalogue(files))] };
}

/** Compares two states of the spec. @param folder an empty folder for the texts that git compares */
function differenceOf(before: State, after: State, folder: string): Difference {
  const entries = entryChanges(before.spec, after.spec);
  const texts = new TextPairs(folder);
  const fields = entries.flatMap((entry) => entry.fields.filter(isLongText));
  for (const field of fields) texts.add(field, textOf(field.before), textOf(field.after));
  const snippets = before.snippets && after.snippets ? changedFiles(before.snippets, after.snippets) : [];
  for (const snippet of snippets) texts.add(snippet, snippet.before, snippet.after);
  const differences = texts.compare();
  return {
    entries: entries.map((entry) => withDifferences(entry, differences)),
    snippets: snippets.map((snippet): SnippetChange => {
      const { path, before: old, after: now } = snippet;
      const change = old === undefined ? "added" : now === undefined ? "removed" : "changed";
      return { file: path, change, difference: differences.get(snippet) ?? "" };
    }),
  };
}

function withDifferences(entry: EntryChange, differences: ReadonlyMap<object, string>): Difference["entries"][number] {
  const fields = entry.fields.map((field) => {
    const difference = differences.get(field);
    return difference === undefined ? field : { ...field, difference };
  });
  return { ...entry, fields };
}

/** Returns true if the old and the new value are texts of several lines. Such a change is shown line by line. */
function isLongText({ before, after, change }: FieldChange): boolean {
  return change === "changed" && [before, after].every((value) => typeof value === "string" && value.includes("\n"));
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

interface TextChange {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

function changedFiles(before: readonly OutputFile[], after: readonly OutputFile[]): readonly TextChange[] {
  const [old, now] = [before, after].map((files) => new Map(files.map(({ path, text }) => [path, text])));
  const paths = [...new Set([...before, ...after].map(({ path }) => path))].sort(byCodePoint);
  const pairs = paths.map((path) => ({ path, before: old?.get(path), after: now?.get(path) }));
  return pairs.filter((pair) => pair.before !== pair.after);
}

/** Collects pairs of texts, and compares all of them with one call of git. */
class TextPairs {
  readonly #folder: string;
  readonly #owners: object[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    for (const side of ["before", "after"]) mkdirSync(join(folder, side));
  }

  add(owner: object, before: string | undefined, after: string | undefined): void {
    const name = String(this.#owners.push(owner) - 1);
    if (before !== undefined) writeFileSync(join(this.#folder, "before", name), before);
    if (after !== undefined) writeFileSync(join(this.#folder, "after", name), after);
  }

  /** Returns the difference between the texts of each pair. The key is the owner that was passed to `add`. */
  compare(): ReadonlyMap<object, string> {
    if (this.#owners.length === 0) return new Map();
    const found = unifiedDifferences(this.#folder);
    return new Map(this.#owners.map((owner, index) => [owner, found.get(String(index)) ?? ""]));
  }
}
