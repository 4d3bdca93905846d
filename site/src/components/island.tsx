import { type ComponentType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ModelUse } from "../islands/use-this-model.tsx";
import { useSite } from "../site-context.ts";
import type { UseThisModelProps } from "hubsmith/react";

export interface IslandProps<Props extends object> {
  /** Name in `enhancements/islands.ts`. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** The props, as values that JSON can represent. Keep the props small, because the page contains their JSON. */
  readonly props: Props;
  /**
   * When the part is hydrated. `press`: when the pointer or the focus reaches the part. `visible`: when the part is
   * near the screen.
   */
  readonly when: "press" | "visible";
}

/**
 * A part of a page that is hydrated in the browser. It is rendered separately, so that the browser and the build create
 * the same ids for its elements.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when,
}: IslandProps<Props>): ReactNode {
  const prefix = useSite().nextPrefix();
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // oxlint-disable-next-line react/no-danger -- React has rendered this HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * The button "Use this model" and its dialog. They are hydrated when a visitor needs them. The dialog asks the hub for
 * versions that run on the visitor's machine.
 */
export function ModelDialog({ props }: { readonly props: UseThisModelProps }): ReactNode {
  useSite().connects.add("https://huggingface.co");
  return <Island name="use-this-model" component={ModelUse} when="press" props={props} />;
}
