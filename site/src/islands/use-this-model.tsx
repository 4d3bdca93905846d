import { loadFromApps, loadFromProviders, UseThisModel, type UseThisModelProps } from "hubsmith/react";
import type { ReactElement, ReactNode } from "react";

/** The dialog with all three ways to use a model. Its props come from JSON, so functions are added here. */
export function ModelUse(props: Omit<UseThisModelProps, "apps" | "hostedSnippets">): ReactNode {
  return <UseThisModel {...props} hostedSnippets={loadFromProviders} apps={loadFromApps} />;
}

export const makeUseThisModel = (json: string): ReactElement => <ModelUse {...JSON.parse(json)} />;
