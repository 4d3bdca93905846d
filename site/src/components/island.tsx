import { useContext, type ComponentType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { SiteContext } from "../site-context.ts";

export interface IslandProps<Props extends object> {
  /** Name in `islands/registry.ts`. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Small, and the same after a trip through JSON. */
  readonly props: Props;
  /** When it is brought to life: `press` – pointer or focus comes to it; `visible` – it comes near the screen. */
  readonly when: "press" | "visible";
}

/** A part of a page that is brought to life in the browser. It is rendered by itself, so that ids are the same there. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when,
}: IslandProps<Props>): ReactNode {
  const prefix = useContext(SiteContext).nextPrefix();
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // oxlint-disable-next-line react/no-danger -- rendered by React one line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
