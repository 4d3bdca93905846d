import { renderToString } from "react-dom/server";
import { Frame } from "./components/frame.tsx";
import { NOT_FOUND_PATH, routesOf } from "./routes.tsx";
import type { Services } from "./services.ts";
import { SiteContext } from "./site-context.ts";

export { THEME_SCRIPT } from "./theme-script.ts";

/** A rendered page: what goes into the template. */
export interface Rendered {
  /** 404 for the page that stands in for missing ones. */
  readonly status: 200 | 404;
  /** Title, description and the like, as HTML for the head. */
  readonly head: string;
  readonly body: string;
}

/** The site, ready to render. */
export interface Site {
  /** Paths of all pages, without the base. */
  readonly paths: readonly string[];
  /** Renders a page; an unknown path gives the page that says so. */
  readonly render: (path: string) => Promise<Rendered>;
}

/** Puts the site together out of the catalogue and what the build hands over. */
export function createSite(services: Services): Site {
  const routes = routesOf(services);
  return {
    paths: [...routes.keys()],
    render: async (path) => {
      const known = routes.has(path) && path !== NOT_FOUND_PATH;
      const make = routes.get(known ? path : NOT_FOUND_PATH);
      if (make === undefined) throw new Error(`no page for ${NOT_FOUND_PATH}`);
      const { title, description, content } = await make();
      let islands = 0;
      const nextPrefix = (): string => `i${(islands += 1)}-`;
      const body = renderToString(
        <SiteContext value={{ services, path, nextPrefix }}>
          <Frame>{content}</Frame>
        </SiteContext>,
      );
      const address = known ? services.origin + services.base + path.slice(1) : undefined;
      return { status: known ? 200 : 404, head: headOf(title, description, address), body };
    },
  };
}

function headOf(title: string, description: string, address: string | undefined): string {
  const fullTitle = title === "Hubsmith" ? "Hubsmith – tasks, libraries and code for models" : `${title} – Hubsmith`;
  return renderToString(
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      {address === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
        </>
      )}
    </>,
  );
}
