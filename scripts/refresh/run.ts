import type { Entry, Json, Kind, Path, Spec } from "../../generators/spec/entry.ts";
import { objectOf, textOf } from "../../generators/spec/json.ts";
import { visible } from "../../generators/spec/visible.ts";
import { kept } from "../../generators/spec/entries.ts";
import type { Step } from "../lib/progress.ts";
import { withField } from "./edit.ts";
import type { Sources } from "./sources.ts";

/** Requests at the same time. */
const PARALLEL = 4;
/** Failures after which a kind of fact is given up, so that a source that does not answer costs little time. */
const MAX_FAILURES = 5;
/** Days after which an unchanged fact gets a new date. Otherwise, every run would change every file. */
const RENEW_AFTER_DAYS = 28;
/** Maximum length of a note, which may quote a reply. */
const MAX_NOTE = 400;

/** The check of one fact. A failure is reported with the name. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** The texts of a file before and after a run. A new file has no text before. */
interface Change {
  readonly before: string | undefined;
  after: string;
}

/** One run of the command: the specs, and the changes and notes so far. */
export class Run {
  readonly spec: Spec;
  readonly sources: Sources;
  /** The date that facts get, such as `2026-11-27`. */
  readonly today: string;
  /** Notes about the changes, for the reviewer. */
  readonly notes: string[] = [];
  /** Facts that could not be checked, with the reason. */
  readonly failures: string[] = [];
  /** The changes by file. */
  readonly changes = new Map<string, Change>();

  constructor(spec: Spec, sources: Sources, today: string) {
    [this.spec, this.sources, this.today] = [spec, sources, today];
  }

  /** Returns the entries of this spec, without those of the spec that it extends. */
  own(kind: Kind): readonly Entry[] {
    return this.spec[kind].filter(({ file }) => file.startsWith("spec/"));
  }

  note(text: string): void {
    this.notes.push(visible(text, MAX_NOTE));
  }

  /** Changes the text of an entry. */
  edit({ file, text }: Entry, change: (text: string) => string): void {
    const known = kept(this.changes, file, () => ({ before: text, after: text }));
    known.after = change(known.after);
  }

  /**
   * Sets the fields of a fact and its date. If the fields are the same as before, and the date is recent, nothing
   * changes.
   *
   * @param path path of the fact in the entry
   * @param fields the fields as they are today; undefined deletes a field
   * @param date the field that contains the date
   */
  confirm(entry: Entry, path: Path, fields: Readonly<Record<string, Json | undefined>>, date: string): void {
    const known = objectOf(path.reduce<Json | undefined>((data, key) => objectOf(data)[key], entry.data));
    const days = (Date.parse(this.today) - Date.parse(textOf(known[date]) ?? "")) / 86_400_000;
    if (days < RENEW_AFTER_DAYS && Object.entries(fields).every(([name, value]) => known[name] === value)) return;
    this.edit(entry, (text) =>
      Object.entries({ ...fields, [date]: this.today }).reduce(
        (changed, [name, value]) => (known[name] === value ? changed : withField(changed, [...path, name], value)),
        text,
      ),
    );
  }

  /** Runs checks, some at the same time. A failure of one does not stop the others. */
  async all(checks: readonly Check[], step: Step): Promise<void> {
    const queue = checks.values();
    let [done, failed] = [0, 0];
    const work = async (): Promise<void> => {
      for (const { name, run } of queue) {
        try {
          await run();
        } catch (error) {
          failed++;
          this.#fail(name, error instanceof Error ? error.message : String(error));
        }
        step.advance(++done, checks.length);
        if (failed >= MAX_FAILURES) return;
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    if (done < checks.length) this.#fail(`${checks.length - done} more`, `not asked after ${failed} failures`);
  }

  #fail(name: string, reason: string): void {
    this.failures.push(visible(`${name}: ${reason}`, MAX_NOTE));
  }
}
