import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join, sep } from "node:path";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { ROOT } from "../scripts/lib/run.ts";
import { readChatSamples } from "./build-data/chat-samples.ts";
import { readBuildData } from "./build-data/build-data.ts";
import { CHAT_SAMPLES_PATH } from "./src/playground/chat/state.ts";
import { fillTemplate } from "./template.ts";

/** Folders with sources of pages. A change in these folders reloads open pages. */
const WATCHED = ["runtime", "site/src", "site/docs"];

/** The module that renders pages. */
const ENTRY = "/src/entry-server.tsx";

/** The pages of the development server. */
export interface DevPages {
  readonly plugin: Plugin;
  /** Reloads all open pages. `files`: paths of changed modules that the server does not watch. */
  reload(files: readonly string[]): void;
}

/**
 * Serves every page from its sources during development. Renders a page for each request, and reloads open pages after
 * a change. Style sheets are replaced without a reload.
 */
export function devPages(): DevPages {
  let freshness: Freshness | undefined;
  const plugin: Plugin = {
    name: "hubsmith:dev-pages",
    configureServer(server) {
      const pages = watch(server);
      freshness = pages;
      // Runs after the server's own middlewares, so that modules and assets are not mistaken for pages.
      return () => {
        server.middlewares.use((request, response, next) => void answer(server, pages, request, response, next));
      };
    },
  };
  return { plugin, reload: (files) => freshness?.change(files) };
}

async function answer(
  server: ViteDevServer,
  freshness: Freshness,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    if (!(await servePage(server, freshness, request, response))) next();
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    next(error);
  }
}

async function servePage(
  server: ViteDevServer,
  freshness: Freshness,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = request.originalUrl ?? "/";
  const { base } = server.config;
  const file = url.startsWith(base) ? url.slice(base.length).replace(/\?.*$/s, "") : "";
  if (/^(?:(?:search|compare)\.json|logos\/.+\.svg)$/.test(file)) return serveFile(server, file, response);
  if (file === CHAT_SAMPLES_PATH) {
    response.end(JSON.stringify(readChatSamples()));
    return true;
  }
  const wantsPage = (request.headers.accept ?? "").includes("text/html") || !/\.\w+(\?|$)/.test(url);
  if (!wantsPage || (request.method !== "GET" && request.method !== "HEAD")) return false;
  const path = pathOf(url, base);
  freshness.rendering();
  const { createSite, THEME_SCRIPT } = await server.ssrLoadModule(ENTRY);
  const { head, body, status } = await createSite(await readBuildData()).render(path);
  const template = (await readFile(join(ROOT, "site/index.html"), "utf8")).replaceAll(
    '"../node_modules/',
    `"/@fs${ROOT}/node_modules/`,
  );
  const page = fillTemplate(template, { head, body, script: THEME_SCRIPT }, false);
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(await server.transformIndexHtml(url, page, request.originalUrl));
  return true;
}

/** Serves a generated file of the site, such as an SVG or JSON file. Returns false if the file does not exist. */
async function serveFile(server: ViteDevServer, file: string, response: ServerResponse): Promise<boolean> {
  const { createSite } = await server.ssrLoadModule(ENTRY);
  const text = createSite(await readBuildData())
    .files()
    .get(file);
  response.setHeader("Content-Type", file.endsWith(".svg") ? "image/svg+xml" : "application/json");
  response.end(text);
  return text !== undefined;
}

/** Converts the address of a request to the path of a page: without the base and the query, with a slash at the end. */
function pathOf(url: string, base: string): string {
  const { pathname } = new URL(url, "http://localhost");
  const path = `/${pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1)}`;
  if (path.endsWith("/index.html")) return path.slice(0, -"index.html".length);
  return path.endsWith("/") || path.endsWith(".html") ? path : `${path}/`;
}

/**
 * Reloads open pages after a change. Also reloads a page that was rendered before the change, but connects after the
 * change.
 */
class Freshness {
  #changed = 0;
  #rendered = 0;
  readonly #server: ViteDevServer;

  constructor(server: ViteDevServer) {
    this.#server = server;
    server.ws.on("connection", () => this.#changed > this.#rendered && setTimeout(() => this.#reload(), 100));
  }

  /** Remembers the current time as the time of the last render. */
  rendering(): void {
    this.#rendered = performance.now();
  }

  /** Reloads open pages after sources have changed. */
  change(files: readonly string[] = []): void {
    for (const { moduleGraph } of Object.values(this.#server.environments)) {
      for (const file of files) moduleGraph.onFileChange(file);
    }
    this.#changed = performance.now();
    this.#reload();
    // Loads the changed modules while the browser asks for the page again. That request reports errors of these modules.
    void this.#server.ssrLoadModule(ENTRY).catch(() => undefined);
  }

  #reload(): void {
    this.#server.ws.send({ type: "full-reload", path: "*" });
  }
}

function watch(server: ViteDevServer): Freshness {
  const freshness = new Freshness(server);
  server.watcher.add(WATCHED.map((folder) => join(ROOT, folder)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reload = (file: string): void => {
    const shown = WATCHED.some((folder) => file.startsWith(join(ROOT, folder) + sep));
    if (!shown || file.endsWith(".css") || /\.(test|browser)\.tsx?$/.test(file)) return;
    // Many files can change at once, for example when a branch is checked out. One reload is enough.
    clearTimeout(timer);
    timer = setTimeout(() => freshness.change(), 60);
  };
  for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, reload);
  return freshness;
}
