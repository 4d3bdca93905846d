import type { UseThisModelProps } from "hubsmith/react";
import type { ReactNode } from "react";
import { ModelUse } from "../islands/use-this-model.tsx";
import { Island } from "./island.tsx";

/** The button "Use this model" and its dialog. They are hydrated when a visitor needs them. */
export function ModelDialog({ props }: { readonly props: UseThisModelProps }): ReactNode {
  return <Island name="use-this-model" component={ModelUse} when="press" props={props} />;
}
