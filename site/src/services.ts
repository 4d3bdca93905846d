import type { ModelData } from "hubsmith/tasks";
import type { CodeMark } from "hubsmith/react";
import type { ProviderBase } from "./playground/provider/run.ts";
import type { SnippetBase } from "./playground/snippet/run.ts";
import type { IoFile } from "./io/rows.ts";
import type { ProviderRecord } from "./providers/record.ts";
import type { RuleWords } from "./rule-words.ts";

/** How the parts of a document that pages draw by components of their own are written. Every function returns HTML. */
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
  /** What it means. */
  readonly hint: string;
  /** True: most records have it. */
  readonly isMain: boolean;
  readonly example?: string;
}

/** What rendering needs and the package does not have: made by build code, handed to the pages. */
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
  readonly examples: Readonly<Record<string, Readonly<Record<string, ModelData>>>>;
  /** The fields of a model record that snippets read, the main ones first. */
  readonly modelFields: readonly ModelField[];
  /** Rules in words, by key of the library. */
  readonly ruleWords: Readonly<Record<string, RuleWords>>;
  /** Further words to find a task by, by its id. */
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  /** Default inputs by task id: text, an object of named inputs, or a list of chat messages. */
  readonly sampleInputs: Readonly<Record<string, unknown>>;
  readonly quantization: readonly QuantizationEnum[];
  readonly chatSamples: ChatSamples;
  /** What the rules of a library are checked and rendered with. */
  readonly snippetBase: SnippetBase;
  /** Entries of the libraries that have snippet rules, as YAML, by key. */
  readonly libraryTexts: Readonly<Record<string, string>>;
  /** What the entry of a provider is checked and called with. */
  readonly providerBase: ProviderBase;
  /** Entries of the providers, as YAML, by id. */
  readonly providerTexts: Readonly<Record<string, string>>;
  /** All providers, sorted by name; what is not a company stands first. */
  readonly providers: readonly ProviderRecord[];
  /** Inputs and outputs by file name: a task, a shape that several tasks share, or `_common`. */
  readonly io: Readonly<Record<string, IoFile>>;
}
