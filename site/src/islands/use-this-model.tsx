import { loadFromApps, loadFromProviders, UseThisModel, type UseThisModelProps } from "hubsmith/react";
import type { ReactElement, ReactNode } from "react";
import { drawLogo } from "../logos/draw-logo.tsx";

/**
 * The dialog "Use this model". The page stores its props as JSON, which cannot contain functions. Therefore, the props
 * that are functions are added here.
 */
export function ModelUse(props: Omit<UseThisModelProps, "apps" | "hostedSnippets" | "logo">): ReactNode {
  return <UseThisModel {...props} hostedSnippets={loadFromProviders} apps={loadFromApps} logo={drawLogo} />;
}

export const makeUseThisModel = (json: string): ReactElement => <ModelUse {...JSON.parse(json)} />;
