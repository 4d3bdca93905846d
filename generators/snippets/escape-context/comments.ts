import { type HoleInfo, refuse, type Write, writeInText } from "./host.ts";

/**
 * The state of a comment in languages with comments like those of C. `begun` is true if a character after the comment
 * sign was read. `star` is true if the last character was `*`.
 */
export type Comment =
  | { readonly kind: "comment"; readonly begun: boolean }
  | { readonly kind: "block comment"; readonly star: boolean };

/** Returns the state of the comment that a slash and this character start, or undefined if they start no comment. */
export function beginComment(char: string): Comment | undefined {
  if (char === "/") return { kind: "comment", begun: false };
  return char === "*" ? { kind: "block comment", star: false } : undefined;
}

/**
 * Returns the state of the comment after one more character, or undefined if the comment ends. If a line break ends the
 * comment, the caller must read this line break as code.
 */
export function stepComment(comment: Comment, char: string): Comment | undefined {
  if (comment.kind === "comment") return char === "\n" ? undefined : { kind: "comment", begun: true };
  return comment.star && char === "/" ? undefined : { kind: "block comment", star: char === "*" };
}

/**
 * Reads a hole inside a comment. @throws Refusal if the hole directly follows the comment sign, or if its value is not
 * text
 */
export function holeInComment(
  comment: Comment,
  hole: HoleInfo,
  language: "javascript" | "csharp",
): { write: Write; comment: Comment } {
  if (comment.kind === "block comment") {
    const write = writeInText(hole, "a comment", { language, method: "inBlockComment" });
    return { write, comment: { kind: "block comment", star: false } };
  }
  if (!comment.begun) refuse("unsafe-place", "the hole directly follows the comment sign", "put a space after //");
  return { write: writeInText(hole, "a comment", { language, method: "inComment" }), comment };
}
