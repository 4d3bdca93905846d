import type { ReactNode } from "react";
import { Ticked } from "./ticked.tsx";

/**
 * Explains why a model gets a code block. Shows nothing if the reason is unknown. Names in the reason are in backticks.
 */
export function Reason({ reason }: { readonly reason: string | undefined }): ReactNode {
  if (reason === undefined) return undefined;
  if (reason === "") return <>This is the default code of this library.</>;
  return (
    <>
      Chosen for this model, because <Ticked text={reason} />.
    </>
  );
}
