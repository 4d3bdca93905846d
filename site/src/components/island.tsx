import { useContext, type ComponentType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { SiteContext } from "../site-context.ts";

export interface IslandProps<Props extends object> {
  /** Name in `islands/registry.ts`. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Values that JSON can represent. They are part of the page, so keep them small. */
  readonly props: Props;
  /** When it is hydrated: `press`, when the pointer or the focus reaches it; `visible`, when it is near the screen. */
  readonly when: "press" | "visible";
}

/**
 * A part of a page that is hydrated in the browser. It is rendered separately, so that its ids are the same in the
 * browser as in the prerendered page.
 */
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
      // oxlint-disable-next-line react/no-danger -- React has rendered this HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
