import type { UseThisModelProps } from "hubsmith/react";
import type { ModelData } from "hubsmith/tasks";
import type { ReactNode } from "react";
import { ModelUse } from "../islands/use-this-model.tsx";
import { Island } from "./island.tsx";

/** The button and the dialog of a model, brought to life when they are needed. */
export function ModelDialog({ props }: { readonly props: UseThisModelProps }): ReactNode {
  return <Island name="use-this-model" component={ModelUse} when="press" props={props} />;
}

/** The id of a model and its tags. */
export function ModelLine({ model }: { readonly model: ModelData }): ReactNode {
  const words = [model.pipeline_tag, ...(model.tags ?? [])].filter((word) => word !== undefined);
  return (
    <p className="model-line">
      <code>{model.id}</code>
      {[...new Set(words)].map((word) => (
        <span key={word} className="tag">
          {word}
        </span>
      ))}
    </p>
  );
}
