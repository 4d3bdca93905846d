import type { Document } from "yaml";
import type { Problem, Severity } from "./problem.ts";

/** A value that JSON supports. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** The folder in `spec/` for each kind of entry, and its schema. */
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
  widgets: "widget",
  properties: "property",
} as const;
export type Kind = keyof typeof KINDS;

/** The names of the folders, one for each kind of entry. */
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

/** The entries of every kind, sorted by `order` and then by id. */
export type Entries = Readonly<Record<Kind, readonly Entry[]>>;

/** Calls `make` once for each kind of entry, and returns the lists by kind. */
export function everyKind(make: (kind: Kind) => readonly Entry[]): Entries {
  return Object.fromEntries(KIND_NAMES.map((kind) => [kind, make(kind)])) as Entries;
}

/**
 * One YAML file, read and parsed. If the file did not change when the spec is loaded again, the object stays the same.
 */
export interface Entry {
  readonly kind: Kind | "facts" | "hub";
  /** File name without `.yaml`. */
  readonly id: string;
  /**
   * Path from the folder that contains `spec/`, with forward slashes. For an entry of an extended spec, the location
   * of that spec comes first: `hubsmith/spec/tasks/translation.yaml`.
   */
  readonly file: string;
  readonly text: string;
  /** The parsed value. After validation, the value is known to match its schema. */
  readonly data: JsonObject;
  readonly document: Document.Parsed;
}

/** The path of a value in an entry: keys and indices from the root, such as `["demo", "inputs", 0, "type"]`. */
export type Path = readonly (string | number)[];

/** A JSON Schema as a plain object (draft-07). */
export type Schema = JsonObject;

/**
 * All files in `spec/`, loaded. `providers` include `_presets`, which tasks of several providers share. `clients`
 * include `_calls`, which lists the facts about a call, and example calls.
 */
export interface Spec extends Entries {
  /** Absolute path of the folder that contains `spec/`. */
  readonly root: string;
  /** The entry of `spec/facts.yaml`, which lists every name that a placeholder `{{name}}` in a snippet may use. */
  readonly facts: Entry;
  /** Schemas of `spec/schema`, by file name without `.schema.json`. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** A problem at one position in an entry. `problemAt` (in `locate.ts`) converts it to a Problem. */
export interface Finding {
  readonly entry: Entry;
  readonly path: Path;
  /** If true, the key at `path` is marked instead of its value. */
  readonly atKey?: boolean;
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  /**
   * Start of the marked text inside the scalar at `path`, in UTF-16 units of the parsed scalar. Needed for a position
   * inside a template.
   */
  readonly offset?: number;
  /** Number of marked UTF-16 units, from `offset` or `position`. Default: 1. */
  readonly length?: number;
  /**
   * Start of the marked text in the file, for text without a path, such as a comment or an anchor. `position` takes
   * precedence over `path`.
   */
  readonly position?: number;
  /** Default: `error`. */
  readonly severity?: Severity;
}

/**
 * A rule that reads the whole spec and reports problems. Each rule has its own file, and its test is in the same folder.
 */
export type Check = (spec: Spec) => Iterable<Finding>;

/** One file of `generated/`, ready to write. */
export interface OutputFile {
  /** Path in the output folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Makes the files of one artifact from a valid spec. */
export type Artifact = (spec: Spec) => Iterable<OutputFile>;

export type Loaded = { readonly spec: Spec; readonly problems: readonly Problem[] };
