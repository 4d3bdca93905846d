import type { ModelRecord } from "hubsmith/tasks";
import type { CodeMark } from "hubsmith/react";
import type { ClientRecord } from "./catalogue/clients.ts";
import type { IoFile } from "./io/rows.ts";
import type { ProviderRecord } from "./providers/record.ts";
import type { RuleWords } from "./catalogue/rule-words.ts";

/** A variant of a task. */
export interface TaskVariant {
  readonly name: string;
  /** The id of the subtask that the variant describes, if any. */
  readonly subtask?: string;
  readonly description: string;
}

/** A piece of code on a task page. */
export interface GuideCode {
  readonly title?: string;
  readonly language: string;
  readonly code: string;
}

/** Code that fine-tunes a model with a library. */
export interface TrainingCode {
  /** Key of the library whose entry says how the code was verified. */
  readonly library: string;
  /** Id of the model that the code fine-tunes. */
  readonly model: string;
  readonly code: readonly GuideCode[];
}

/** The text of a task page, from the task's YAML file. Code is in backticks. */
export interface TaskGuide {
  readonly uses: readonly string[];
  readonly variants?: readonly TaskVariant[];
  readonly choosing: readonly string[];
  readonly running: readonly string[];
  readonly training?: readonly string[];
  readonly evaluation: readonly string[];
  /** Code that runs a model, which the page shows instead of code for a library or a provider. */
  readonly code?: readonly GuideCode[];
  /** Code that fine-tunes a model. */
  readonly train?: TrainingCode;
  /** The reason why the page shows no code. */
  readonly withoutCode?: string;
  readonly sources?: readonly { readonly title: string; readonly url: string }[];
}

/** Functions that convert parts of a document: headings and code to HTML, and links to addresses of the site. */
export interface MarkdownWriters {
  readonly heading: (level: 1 | 2 | 3 | 4 | 5 | 6, title: string) => string;
  readonly code: (code: string, language: string) => string;
  /** Returns the address for a link; undefined if the page must show the link as plain text. */
  readonly link: (address: string) => string | undefined;
}

/** A document of `site/docs`. */
export interface DocumentSource {
  /** File name without `.md`. */
  readonly name: string;
  readonly text: string;
}

/** A quantization type of the catalogue. */
export interface QuantizationRecord {
  readonly number: number;
  readonly description: string;
  readonly family?: string;
  readonly status?: string;
  readonly mainTensorType?: string;
  readonly klDivergence?: number;
  readonly blockSize?: number;
  readonly bytesPerBlock?: number;
  readonly bitsPerWeight?: number;
}

/** An enumeration of quantization types. */
export interface QuantizationEnum {
  /** File name without `.yaml`. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly summary: string;
  /** Date on which the types were last compared with those of llama.cpp. */
  readonly checkedOn?: string;
  /** Address of the document with the numbers of `klDivergence`. */
  readonly qualitySource?: string;
  readonly types: Readonly<Record<string, QuantizationRecord>>;
  readonly sizeOrder?: readonly string[];
}

/** The chat format of a model family: how it writes a prompt, and how it answers. */
export interface ModelFormat {
  readonly name: string;
  /** Source of a chat template. */
  readonly template: string;
  /** A response template, as JSON. */
  readonly responseTemplate: string;
  /** Sample answers. */
  readonly answers: readonly { readonly name: string; readonly text: string }[];
}

/** Samples for the chat template playground. */
export interface ChatSamples {
  readonly models: readonly ModelFormat[];
  /** Source texts of the templates that the tests use, by name. */
  readonly templates: Readonly<Record<string, string>>;
  readonly conversations: readonly {
    readonly name: string;
    readonly context: Readonly<Record<string, unknown>>;
  }[];
}

/** A field of a model record that snippets read. */
export interface ModelField {
  /** Path of the field, for example `config.architectures.0`. */
  readonly path: string;
  readonly kind: "text" | "list" | "flag";
  /** The meaning of the field. */
  readonly hint: string;
  /** True if most records have the field. */
  readonly isMain: boolean;
  readonly example?: string;
}

/** A logo in one colour, on a 24 × 24 grid. */
export interface LogoDrawing {
  /** Name of the drawing. Entries of the same company share a drawing. */
  readonly name: string;
  readonly shapes: readonly { readonly outline: string; readonly opacity?: number }[];
  /** True if the fill rule of the shapes is `evenodd`. */
  readonly isEvenOdd: boolean;
}

/** The first version of a new entry, with a mark at each blank. */
export interface NewEntry {
  /** Path of the file in the repository. */
  readonly file: string;
  readonly text: string;
}

/** Kinds of entries that have logos. */
export type LogoKind = "libraries" | "providers" | "apps" | "clients";

/** The data that the build passes to the pages, because the package does not contain it. */
export interface BuildData {
  /** Origin of the published site, for absolute addresses. */
  readonly origin: string;
  /** Returns the coloured parts of code. The list is empty for unknown languages and very long code. */
  readonly highlight: (code: string, language: string) => readonly CodeMark[];
  readonly markdown: (text: string, writers: MarkdownWriters) => string;
  readonly documents: readonly DocumentSource[];
  /** Model records of a library's examples, by library key and example name. */
  readonly examples: Readonly<Record<string, Readonly<Record<string, ModelRecord>>>>;
  /** Tasks for which each library has code, by key of the library: those of its examples with code. */
  readonly codeTasks: Readonly<Record<string, readonly string[]>>;
  /** The fields of a model record that snippets read, main fields first. */
  readonly modelFields: readonly ModelField[];
  /** The rules of each library in words, by key of the library. */
  readonly ruleWords: Readonly<Record<string, RuleWords>>;
  /** Model records in an app's examples, by app and name of the example. */
  readonly appExamples: Readonly<Record<string, Readonly<Record<string, ModelRecord>>>>;
  /** Other names of each entry, by the kind and the id of the entry. */
  readonly keywords: Readonly<
    Record<"tasks" | "libraries" | "providers" | "apps", Readonly<Record<string, readonly string[]>>>
  >;
  /** Drawings of logos, by kind and id of the entry. */
  readonly logos: Readonly<Record<LogoKind, Readonly<Record<string, LogoDrawing>>>>;
  /** The first version of a new entry, by the folder of its kind. */
  readonly newEntries: Readonly<Record<string, NewEntry>>;
  /** The clients, in the order in which pages show them. */
  readonly clients: readonly ClientRecord[];
  /** The requirements of each app, by key of the app. */
  readonly appNeeds: Readonly<Record<string, readonly string[]>>;
  /** Texts of the task pages, by task id. */
  readonly guides: Readonly<Record<string, TaskGuide>>;
  /** Default inputs by task id: text, an object of named inputs, or a list of chat messages. */
  readonly sampleInputs: Readonly<Record<string, unknown>>;
  readonly quantization: readonly QuantizationEnum[];
  readonly chatSamples: ChatSamples;
  /** All providers, sorted by name. The router is first. */
  readonly providers: readonly ProviderRecord[];
  /** The schemas of inputs and outputs, by name: a task id, the name of a shape that several tasks share, or `_common`. */
  readonly io: Readonly<Record<string, IoFile>>;
}
