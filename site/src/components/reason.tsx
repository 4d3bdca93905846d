import type { ReactNode } from "react";
import { Ticked } from "./ticked.tsx";

/** Why a model gets a piece of code; nothing when it is not known. What stands between backticks is a name. */
export function Reason({ reason }: { readonly reason: string | undefined }): ReactNode {
  if (reason === undefined) return undefined;
  if (reason === "") return <>The default for this library.</>;
  return (
    <>
      For this model, because <Ticked text={reason} />.
    </>
  );
}
