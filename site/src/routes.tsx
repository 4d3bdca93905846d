import { APP_LIST } from "hubsmith/apps";
import { taskPath, libraryPath, appPath, clientPath, providerPath, documentPath } from "./entry-paths.ts";
import { LIBRARY_LIST, TASKS } from "./catalogue/catalogue.ts";
import { appPage } from "./pages/app.tsx";
import { appsPage } from "./pages/apps.tsx";
import { chatPlaygroundPage } from "./pages/chat-playground.tsx";
import { clientPage } from "./pages/client.tsx";
import { clientsPage } from "./pages/clients.tsx";
import { comparePage } from "./pages/compare.tsx";
import { docPage, docsPage } from "./pages/docs.tsx";
import { homePage } from "./pages/home.tsx";
import { librariesPage } from "./pages/libraries.tsx";
import { libraryPage } from "./pages/library.tsx";
import { modelPage } from "./pages/model.tsx";
import { notFoundPage } from "./pages/not-found.tsx";
import type { Page } from "./pages/page.ts";
import { providerPage } from "./pages/provider.tsx";
import { providersPage } from "./pages/providers.tsx";
import { quantizationPage } from "./pages/quantization.tsx";
import { searchPage } from "./pages/search.tsx";
import { taskPage } from "./pages/task.tsx";
import { tasksPage } from "./pages/tasks.tsx";
import type { BuildData } from "./build-data.ts";

/** Makes a page. Called when the page is rendered. */
export type MakePage = () => Page | Promise<Page>;

/** Path of the page for unknown addresses. */
export const NOT_FOUND_PATH = "/404.html";

/** Returns the functions that make the pages of the site, by path without the base. */
export function routesOf(buildData: BuildData): ReadonlyMap<string, MakePage> {
  const { documents } = buildData;
  return new Map<string, MakePage>([
    ["/", () => homePage(buildData)],
    ["/tasks/", () => tasksPage(buildData)],
    ...TASKS.map((task): [string, MakePage] => [taskPath(task.id), () => taskPage(task, buildData)]),
    ["/libraries/", () => librariesPage(buildData)],
    ...LIBRARY_LIST.map((library): [string, MakePage] => [
      libraryPath(library.key),
      () => libraryPage(library, buildData),
    ]),
    ["/providers/", () => providersPage(buildData)],
    ...buildData.providers.map((provider): [string, MakePage] => [
      providerPath(provider.id),
      () => providerPage(provider),
    ]),
    ...clientRoutes(buildData),
    ["/apps/", appsPage],
    ...APP_LIST.map((app): [string, MakePage] => [appPath(app.key), () => appPage(app, buildData)]),
    ["/compare/", () => comparePage(buildData)],
    ["/model/", () => modelPage(buildData)],
    ["/search/", () => searchPage(buildData)],
    ["/quantization/", () => quantizationPage(buildData)],
    ["/playground/chat-template/", () => chatPlaygroundPage(buildData)],
    ...(documents.length > 0 ? [["/docs/", () => docsPage(buildData)] satisfies [string, MakePage]] : []),
    ...documents.map((document): [string, MakePage] => [
      documentPath(document.name),
      () => docPage(document, buildData),
    ]),
    [NOT_FOUND_PATH, notFoundPage],
  ]);
}

function clientRoutes(buildData: BuildData): [string, MakePage][] {
  return [
    ["/clients/", () => clientsPage(buildData)],
    ...buildData.clients.map((client): [string, MakePage] => [
      clientPath(client.id),
      () => clientPage(client, buildData),
    ]),
  ];
}
