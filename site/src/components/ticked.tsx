import type { ReactNode } from "react";

/** A text in which parts between backticks are code. */
export function Ticked({ text }: { readonly text: string }): ReactNode {
  return text.split("`").map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
