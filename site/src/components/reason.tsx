import type { ReactNode } from "react";

/** Why a model gets a piece of code; nothing when it is not known. What stands between backticks is a name. */
export function Reason({ reason }: { readonly reason: string | undefined }): ReactNode {
  if (reason === undefined) return undefined;
  if (reason === "") return <>For every model of the library.</>;
  return <>Chosen because {withNames(reason)}</>;
}

function withNames(text: string): ReactNode {
  return text.split("`").map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
