import { loadFromProviders, UseThisModel, type UseThisModelProps } from "hubsmith/react";
import type { ReactElement, ReactNode } from "react";

/** The dialog with the providers beside the libraries. What it is given goes through JSON, so functions are added here. */
export function ModelUse(props: Omit<UseThisModelProps, "hostedSnippets">): ReactNode {
  return <UseThisModel {...props} hostedSnippets={loadFromProviders} />;
}

export const makeUseThisModel = (json: string): ReactElement => <ModelUse {...JSON.parse(json)} />;
