import { readTexts, type ProseText } from "./texts.ts";

/** A sentence to judge, with its place. */
export interface Sentence {
  readonly file: string;
  readonly line: number;
  readonly kind: ProseText["kind"];
  readonly sentence: string;
}

const KINDS = ["document", "docstring", "comment", "message"] as const;

/** Returns `count` different sentences, the same number of each kind. The same seed returns the same sentences. */
export function drawSentences(root: string, files: readonly string[], seed: number, count: number): Sentence[] {
  const random = randomNumbers(seed);
  const sentences = files.flatMap((file) => readTexts(root, file)).flatMap(sentencesOf);
  return KINDS.flatMap((kind) => {
    const left = new Map(sentences.filter((one) => one.kind === kind).map((one) => [one.sentence, one]));
    const drawn: Sentence[] = [];
    while (drawn.length < count / KINDS.length && left.size > 0) {
      const sentence = [...left.values()][Math.floor(random() * left.size)];
      if (sentence === undefined) break;
      left.delete(sentence.sentence);
      drawn.push(sentence);
    }
    return drawn;
  });
}

/**
 * Splits a passage at sentence ends, headings, list items and table cells. Keeps sentences with at least four words
 * outside of code.
 */
function sentencesOf({ file, kind, text, line }: ProseText): Sentence[] {
  const found: Sentence[] = [];
  let passed = 0;
  for (const part of text.split(/((?<=[.!?:][)"”'`]*)\s+(?=[A-Z`"“])|\n\s*\n|\n(?=\s*(?:[-*#]|\d+\.) )|\s*\|\s*)/)) {
    const sentence = part.replaceAll(/\s+/g, " ").trim();
    const words = sentence.replaceAll(/`[^`]*`/g, "").match(/[A-Za-z]{2,}/g)?.length ?? 0;
    const isCode = /^oxlint-|https:/.test(sentence) || (kind === "message" && /[={};<>]|\\n/.test(sentence));
    const start = line + text.slice(0, passed + part.search(/\S|$/)).split("\n").length - 1;
    passed += part.length;
    if (words >= 4 && !isCode) found.push({ file, kind, sentence, line: start });
  }
  return found;
}

/** Returns a generator of numbers from 0 to 1. The same seed generates the same numbers (Park and Miller). */
function randomNumbers(seed: number): () => number {
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}
