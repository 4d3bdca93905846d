import { FRAGMENT, isVerb, PHRASES } from "./rules.ts";
import { readTexts, type ProseText } from "./texts.ts";

/** A sentence that breaks a rule. */
export interface ProseProblem {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

/** Returns the problems of one file, in order. */
export function findProse(root: string, file: string): ProseProblem[] {
  return readTexts(root, file)
    .flatMap((passage) => [...phraseProblems(passage), ...docstringProblems(passage)])
    .sort((a, b) => a.line - b.line);
}

function phraseProblems({ file, line, text }: ProseText): ProseProblem[] {
  const words = withoutCode(text);
  return PHRASES.flatMap(({ pattern, instead }) =>
    [...words.matchAll(pattern)].map(({ index, 0: found }) => ({
      file,
      line: line + linesIn(words.slice(0, index)),
      problem: `“${found.trim().replaceAll(/\s+/g, " ")}”: write ${instead}`,
    })),
  );
}

function docstringProblems({ file, line, kind, text, isCallable }: ProseText): ProseProblem[] {
  const sentence = text.trim().replaceAll(/\s+/g, " ");
  if (kind !== "docstring" || sentence === "") return [];
  const place = { file, line: line + linesIn(text.slice(0, text.search(/\S/))) };
  const first = `“${sentence.slice(0, 30)}…”`;
  if (FRAGMENT.test(sentence))
    return [{ ...place, problem: `${first} is a fragment: name the thing, or start with a verb` }];
  if (isCallable && !isVerb(sentence))
    return [{ ...place, problem: `${first}: start with a verb, “Returns …”, “Reads …”` }];
  return [];
}

const linesIn = (text: string): number => text.split("\n").length - 1;

/** Replaces inline code and placeholders by letters, so that sentences keep their length. */
const withoutCode = (text: string): string =>
  text.replaceAll(/`[^`\n]+`|\$\{[^{}]*\}/g, (code) =>
    code.length > 40 && code.startsWith("`") ? code : "x".repeat(code.length),
  );
