import { loadFromApps, loadFromProviders, UseThisModel, type UseThisModelProps } from "hubsmith/react";
import type { ReactElement, ReactNode } from "react";
import { drawLogo } from "../logos/draw-logo.tsx";

/**
 * The dialog with all three ways to use a model. This component adds the props that are functions, because the other
 * props come from JSON.
 */
export function ModelUse(props: Omit<UseThisModelProps, "apps" | "hostedSnippets" | "logo">): ReactNode {
  return <UseThisModel {...props} hostedSnippets={loadFromProviders} apps={loadFromApps} logo={drawLogo} />;
}

export const makeUseThisModel = (json: string): ReactElement => <ModelUse {...JSON.parse(json)} />;
