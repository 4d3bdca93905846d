import type { ModelRecord } from "hubsmith/tasks";
import type { CodeMark } from "hubsmith/react";
import type { ProviderBase } from "./playground/provider/run.ts";
import type { SnippetBase } from "./playground/snippet/run.ts";
import type { ClientRecord } from "./clients/record.ts";
import type { IoFile } from "./io/rows.ts";
import type { ProviderRecord } from "./providers/record.ts";
import type { RuleWords } from "./catalogue/rule-words.ts";
import type { TaskGuide } from "./tasks/guide.ts";

/** Functions that print the parts of a document with their own components. Every function returns HTML. */
export interface MarkdownWriters {
  readonly heading: (level: 1 | 2 | 3 | 4 | 5 | 6, title: string) => string;
  readonly code: (code: string, language: string) => string;
  /** Address to write for a link; undefined: the link is written as plain text. */
  readonly link: (address: string) => string | undefined;
}

/** A document of `site/docs`. */
export interface DocumentSource {
  /** File name without `.md`. */
  readonly name: string;
  readonly text: string;
}

/** One entry of an enumeration of quantization types, as its YAML file has it. */
export interface QuantizationRecord {
  readonly number: number;
  readonly description: string;
  readonly family?: string;
  readonly status?: string;
  readonly mainTensorType?: string;
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
  readonly types: Readonly<Record<string, QuantizationRecord>>;
  readonly sizeOrder?: readonly string[];
}

/** Templates and conversations that the engine is tested with, to try in the chat template playground. */
export interface ChatSamples {
  /** Sources by name. */
  readonly templates: Readonly<Record<string, string>>;
  readonly conversations: readonly {
    readonly name: string;
    readonly context: Readonly<Record<string, unknown>>;
  }[];
}

/** A field of a model record that snippets read, as a form asks for it. */
export interface ModelField {
  /** Where it stands, for example `config.architectures.0`. */
  readonly path: string;
  readonly kind: "text" | "list" | "flag";
  /** The meaning. */
  readonly hint: string;
  /** True: most records have it. */
  readonly isMain: boolean;
  readonly example?: string;
}

/** A logo in one colour on a 24 × 24 grid. */
export interface LogoDrawing {
  /** The name of the drawing: entries of one maker share it. */
  readonly name: string;
  readonly shapes: readonly { readonly outline: string; readonly opacity?: number }[];
  /** True: places that shapes cover twice are empty. */
  readonly isEvenOdd: boolean;
}

/** Kinds of entries that have logos. */
export type LogoKind = "libraries" | "providers" | "apps" | "clients";

/** Data that rendering needs and the package does not have: made by the build, passed to the pages. */
export interface Services {
  /** Path that the site lies under, with a slash at both ends: `/` or `/hub/`. */
  readonly base: string;
  /** Scheme and host of the published site, for addresses that must be absolute. */
  readonly origin: string;
  /** Colours of a code; empty when the language is unknown. */
  readonly highlight: (code: string, language: string) => readonly CodeMark[];
  readonly markdown: (text: string, writers: MarkdownWriters) => string;
  readonly documents: readonly DocumentSource[];
  /** Model records of a library's examples, by library key and example name. */
  readonly examples: Readonly<Record<string, Readonly<Record<string, ModelRecord>>>>;
  /** The fields of a model record that snippets read, the main ones first. */
  readonly modelFields: readonly ModelField[];
  /** Rules in words, by key of the library. */
  readonly ruleWords: Readonly<Record<string, RuleWords>>;
  /** Model records of an app's examples, by key of the app and name of the example. */
  readonly appExamples: Readonly<Record<string, Readonly<Record<string, ModelRecord>>>>;
  /** Other names of an entry, by its id. */
  readonly keywords: Readonly<
    Record<"tasks" | "libraries" | "providers" | "apps", Readonly<Record<string, readonly string[]>>>
  >;
  /** Drawings of the entries that have a logo, by kind and id. */
  readonly logos: Readonly<Record<LogoKind, Readonly<Record<string, LogoDrawing>>>>;
  /** Ways to call a hosted model, in the order in which pages show them. */
  readonly clients: readonly ClientRecord[];
  /** The requirements of an app, by its key. */
  readonly appNeeds: Readonly<Record<string, readonly string[]>>;
  /** Texts of the task pages, by task id. */
  readonly guides: Readonly<Record<string, TaskGuide>>;
  /** Default inputs by task id: text, an object of named inputs, or a list of chat messages. */
  readonly sampleInputs: Readonly<Record<string, unknown>>;
  readonly quantization: readonly QuantizationEnum[];
  readonly chatSamples: ChatSamples;
  /** The files for checking and rendering the rules of a library. */
  readonly snippetBase: SnippetBase;
  /** Entries of the libraries that have snippet rules, as YAML, by key. */
  readonly libraryTexts: Readonly<Record<string, string>>;
  /** The files for checking and calling a provider's entry. */
  readonly providerBase: ProviderBase;
  /** Entries of the providers, as YAML, by id. */
  readonly providerTexts: Readonly<Record<string, string>>;
  /** All providers, sorted by name; what is not a company stands first. */
  readonly providers: readonly ProviderRecord[];
  /** Inputs and outputs by file name: a task, a shape that several tasks share, or `_common`. */
  readonly io: Readonly<Record<string, IoFile>>;
}
