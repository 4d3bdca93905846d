import type { Document, LineCounter } from "yaml";
import type { Problem, Severity } from "./problem.ts";

/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Folder of a kind of entry below `spec/`, and the schema that describes it. */
export const KINDS = {
  tasks: "task",
  io: "io",
  libraries: "library",
  quantization: "quantization",
  providers: "provider",
  clients: "client",
  apis: "api",
  apps: "app",
  hardware: "hardware",
  datasets: "dataset",
  evaluation: "evaluation",
  agents: "agent",
  kernels: "kernel",
  widgets: "widget",
} as const;
export type Kind = keyof typeof KINDS;

/** The names of the folders, one for each kind of entry. */
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

/** The entries of every kind, sorted by `order` and then by id. */
export type Entries = Readonly<Record<Kind, readonly Entry[]>>;

/** Makes the list of each kind. */
export function everyKind(make: (kind: Kind) => readonly Entry[]): Entries {
  return Object.fromEntries(KIND_NAMES.map((kind) => [kind, make(kind)])) as Entries;
}

/** One YAML file, read and parsed. Unchanged files keep the same object from one load to the next. */
export interface Entry {
  readonly kind: Kind | "facts" | "hub";
  /** File name without `.yaml`. */
  readonly id: string;
  /**
   * Path from the folder that holds `spec/`, with forward slashes. For an entry of a spec that is extended, the place of
   * that spec comes before it: `hubsmith/spec/tasks/translation.yaml`.
   */
  readonly file: string;
  readonly text: string;
  /** The parsed value; valid against its schema once the catalogue is validated. */
  readonly data: JsonObject;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Where inside an entry: keys and indices from the root, e.g. `["demo", "inputs", 0, "type"]`. */
export type Path = readonly (string | number)[];

/** A JSON Schema as a plain object (draft-07). */
export type Schema = JsonObject;

/**
 * Everything below `spec/`, loaded. `providers` include `_presets`, the shapes that tasks of several providers share;
 * `clients` include `_calls`, the facts of a hosted call and the calls that are rendered as examples.
 */
export interface Spec extends Entries {
  /** Absolute path of the folder that holds `spec/`. */
  readonly root: string;
  /** `spec/facts.yaml`: every name that a snippet hole may use. */
  readonly facts: Entry;
  /** Schemas of `spec/schema`, by file name without `.schema.json`. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Paths (`spec/<kind>/<id>.yaml`) of entry files that exist but are missing from the lists, because they cannot be read or break their schema. */
  readonly broken?: ReadonlySet<string>;
}

/** A problem at one place in an entry; `problemAt` (in `locate.ts`) makes a Problem of it. */
export interface Finding {
  readonly entry: Entry;
  readonly path: Path;
  /** Mark the key at `path` rather than its value. */
  readonly atKey?: boolean;
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  /** Where the mark starts inside the scalar at `path`: UTF-16 units into its parsed value (a template, say). */
  readonly offset?: number;
  /** The number of marked units from `offset` or `position`. Default 1. */
  readonly length?: number;
  /** Where the mark starts in the file's text, for what no path leads to (a comment, an anchor); goes before `path`. */
  readonly position?: number;
  /** Default: error. */
  readonly severity?: Severity;
}

/** One cross-file rule: reads the whole spec, reports what is wrong. One rule, one file, its test beside it. */
export type Check = (spec: Spec) => Iterable<Finding>;

/** One file of `generated/`, ready to write. */
export interface OutputFile {
  /** Path below the output folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Makes the files of one artifact out of a valid spec. */
export type Artifact = (spec: Spec) => Iterable<OutputFile>;

/** Result of one run of the pipeline's front half. */
export type Loaded = { readonly spec: Spec; readonly problems: readonly Problem[] };
