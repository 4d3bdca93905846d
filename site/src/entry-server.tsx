import { renderToString } from "react-dom/server";
import { compareFile } from "./compare/entries.ts";
import { Frame, SECTIONS } from "./components/frame.tsx";
import { logoFiles } from "./logos/logo-files.tsx";
import { type Page, socialPath, type SocialText } from "./pages/page.ts";
import { NOT_FOUND_PATH, routesOf } from "./routes.tsx";
import { searchEntries, searchFile } from "./search/entries.ts";
import type { BuildData } from "./build-data.ts";
import { siteAddress } from "./site-files.ts";
import { SiteContext, type SiteState } from "./site-context.ts";

export { THEME_SCRIPT } from "./enhancements/theme.ts";

/** The parts of a rendered page that the build inserts into the template. */
export interface Rendered {
  /** HTTP status: 404 for the error page, otherwise 200. */
  readonly status: 200 | 404;
  /** HTML for the head: title, description and similar elements. */
  readonly head: string;
  readonly body: string;
  /** True if the page starts workers. */
  readonly usesWorkers: boolean;
  /** Origins to which scripts of the page can send requests, besides the site's own. */
  readonly connects: readonly string[];
  /** The text of the page's social image. */
  readonly social: SocialText;
}

/** The paths and text files of the site, and a function that renders its pages. */
export interface Site {
  /** Paths of all pages, without the base. */
  readonly paths: readonly string[];
  /** Text files of the site other than pages, by path without the base. */
  readonly files: () => ReadonlyMap<string, string>;
  /** Renders a page. For an unknown path, renders the error page. */
  readonly render: (path: string) => Promise<Rendered>;
}

/** Creates the site from the catalogue and the data of the build. */
export function createSite(buildData: BuildData): Site {
  const routes = routesOf(buildData);
  return {
    paths: [...routes.keys()],
    files: () =>
      new Map([
        ["search.json", searchFile(searchEntries(buildData), buildData)],
        ["compare.json", compareFile(buildData.providers)],
        ...logoFiles(buildData),
      ]),
    render: async (path) => {
      const known = routes.has(path) && path !== NOT_FOUND_PATH;
      const make = routes.get(known ? path : NOT_FOUND_PATH);
      if (make === undefined) throw new Error(`no page for ${NOT_FOUND_PATH}`);
      const page = await make();
      const connects = new Set(page.connects);
      let islands = 0;
      const nextPrefix = (): string => `i${(islands += 1)}-`;
      const body = renderToString(
        <SiteContext value={{ buildData, path, nextPrefix, drawnLogos: new Set(), connects }}>
          <Frame>{page.content}</Frame>
        </SiteContext>,
      );
      return {
        status: known ? 200 : 404,
        head: headOf(page, { buildData, path }, known),
        body,
        connects: [...connects],
        usesWorkers: page.usesWorkers ?? false,
        social: {
          title: page.title,
          description: page.description,
          section: sectionOf(path),
          modality: page.modality,
        },
      };
    },
  };
}

/** Returns the name of the section that a page belongs to. The first page of a section belongs to no section. */
function sectionOf(path: string): string | undefined {
  return SECTIONS.find(({ path: section }) => path.startsWith(section) && path !== section)?.name;
}

function headOf(
  { title, description }: Page,
  { buildData, path }: Pick<SiteState, "buildData" | "path">,
  known: boolean,
): string {
  const site = buildData.origin + siteAddress("/");
  const address = known ? site + path.slice(1) : undefined;
  // A provider and an app can have the same name.
  const names = [title, sectionOf(path), "Hubsmith"].filter((name) => name !== undefined);
  const fullTitle = title === "Hubsmith" ? "Hubsmith – tasks, libraries and code for models" : names.join(" – ");
  return renderToString(
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Hubsmith" />
      <meta property="og:image" content={site + socialPath(known ? path : "/")} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="alternate" type="application/atom+xml" title="New entries" href={`${site}feed.xml`} />
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
