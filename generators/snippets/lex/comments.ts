import { type HoleInfo, refuse, type Write, writeInText } from "./host.ts";

/** A comment of the languages that have those of C. `begun`: more than its sign was read; `star`: a `*` was read last. */
export type Comment =
  | { readonly kind: "comment"; readonly begun: boolean }
  | { readonly kind: "block comment"; readonly star: boolean };

/** Returns the comment that begins with a slash and this character, if one does. */
export function beginComment(char: string): Comment | undefined {
  if (char === "/") return { kind: "comment", begun: false };
  return char === "*" ? { kind: "block comment", star: false } : undefined;
}

/**
 * Returns the comment after one more character; undefined when that ends it. A line break is then still to be read as
 * code.
 */
export function stepComment(comment: Comment, char: string): Comment | undefined {
  if (comment.kind === "comment") return char === "\n" ? undefined : { kind: "comment", begun: true };
  return comment.star && char === "/" ? undefined : { kind: "block comment", star: char === "*" };
}

/** Passes a hole inside a comment. @throws Refusal when it touches the sign, or has no text */
export function holeInComment(
  comment: Comment,
  hole: HoleInfo,
  language: "javascript" | "csharp",
): { write: Write; comment: Comment } {
  if (comment.kind === "block comment") {
    const write = writeInText(hole, "a comment", { language, method: "inBlockComment" });
    return { write, comment: { kind: "block comment", star: false } };
  }
  if (!comment.begun) refuse("unsafe-place", "the hole touches the comment sign", "put a space behind //");
  return { write: writeInText(hole, "a comment", { language, method: "inComment" }), comment };
}
