/**
 * A JSON Schema without its descriptions, as validators read it. A reference is the name of a definition in the
 * {@link SchemaTable} of the same module.
 */
export interface ValueSchema {
  readonly $ref?: string;
  /** The value must be a Blob. */
  readonly media?: "any" | "image" | "audio" | "video";
  /** The former name of the field with this schema. Problems with a field of this name show the new name. */
  readonly formerly?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean | null;
  readonly anyOf?: readonly ValueSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: ValueSchema;
  readonly required?: readonly string[];
  readonly properties?: SchemaTable;
  readonly additionalProperties?: ValueSchema | false;
}

/** Schemas by name. */
export interface SchemaTable {
  readonly [name: string]: ValueSchema;
}

/** The schemas of one call. */
export interface CallSchemas {
  /** Absent if any input is allowed. */
  readonly input?: ValueSchema;
  /** Absent if any output is allowed. */
  readonly output?: ValueSchema;
  /** The schema of one chunk of a streamed response. */
  readonly streamOutput?: ValueSchema;
}
