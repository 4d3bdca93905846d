/** A function that returns one result. */
export interface ValueCall<Input, Output> {
  readonly kind: "value";
  readonly input: Input;
  readonly output: Output;
}

/** A function that returns a file: a Blob, or the type that `outputType` selects. */
export interface FileCall<Input> {
  readonly kind: "file";
  readonly input: Input;
}

/** A function that returns one result for one text, and a list of results for a list of texts. */
export interface TextsCall<Input extends { inputs: string }, Output> {
  readonly kind: "texts";
  readonly input: Input;
  readonly output: Output;
}

/** A function that streams its answer. */
export interface StreamCall<Input, Chunk> {
  readonly kind: "stream";
  readonly input: Input;
  readonly chunk: Chunk;
}

/** A file: a Blob, or its bytes. */
export type FileInput = Blob | ArrayBuffer | ArrayBufferView;

/** The named fields of a type, without its index signature. */
type Named<Input> = { [Name in keyof Input as string extends Name ? never : Name]: Input[Name] };

/** Input with a file in `inputs`, or in `data`, the older name of this field. */
export type WithFile<Input extends { inputs: Blob }, File = FileInput> = Omit<Named<Input>, "inputs"> &
  ({ inputs: File; data?: undefined } | { data: File; inputs?: undefined });

/** Input whose file may be left out. */
export type WithOptionalFile<Input extends { inputs?: Blob }> = Omit<Named<Input>, "inputs"> & { inputs?: FileInput };

/** Input with a question about an image. */
export type WithImage<Input extends { inputs: { image: Blob } }> = Omit<Named<Input>, "inputs"> & {
  inputs: Omit<Named<Input["inputs"]>, "image"> & { image: FileInput };
};

/** Input with a file in `inputs` or in `inputs.image`. */
export type WithFileOrImage<Input extends { inputs: Blob }> = Omit<Named<Input>, "inputs"> & {
  inputs: FileInput | { image: FileInput };
};

/** Input with one text or a list of texts in `inputs`. The other fields do not change. */
export type WithTexts<Input extends { inputs: string }> = Omit<Named<Input>, "inputs"> & { inputs: string | string[] };

/** Input with a table (a list of cells per column) and a question about it. Servers call the question `query`. */
export type WithTableQuestion<Input extends { inputs: object }> = Omit<Named<Input>, "inputs"> & {
  inputs: { table: Record<string, string[]> } & ({ query: string } | { question: string });
};

/** Input with a table. The key is the name of a column, and the value is the list of its cells. */
export interface TableColumns {
  inputs: { data: Record<string, string[]> };
}

/** Embeddings of one text, of several texts, or of each token. */
export type FeatureVectors = (number | number[] | number[][])[];

/** One part of the audio that a function returns, such as the vocals, as base64. */
export interface AudioPart {
  /** Name of the part, such as `vocals`. */
  label: string;
  /** MIME type of the file, such as `audio/flac`. */
  "content-type": string;
  /** The file as base64. */
  blob: string;
}
