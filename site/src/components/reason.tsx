import type { ReactNode } from "react";
import { Ticked } from "./ticked.tsx";

/** Explains why a model gets a code block. Shows nothing if the reason is unknown. Text in backticks is a name. */
export function Reason({ reason }: { readonly reason: string | undefined }): ReactNode {
  if (reason === undefined) return undefined;
  if (reason === "") return <>The default for this library.</>;
  return (
    <>
      For this model, because <Ticked text={reason} />.
    </>
  );
}
