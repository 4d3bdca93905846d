import { APP_LIST } from "hubsmith/apps";
import { LIBRARY_LIST, TASKS } from "./catalogue/catalogue.ts";
import { documentPath } from "./documents/links.ts";
import { appPage } from "./pages/app.tsx";
import { appsPage } from "./pages/apps.tsx";
import { clientPath } from "./clients/languages.ts";
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
import { providerPath } from "./providers/tasks.ts";
import type { Services } from "./services.ts";

/** Makes a page. Called when the page is rendered. */
export type MakePage = () => Page | Promise<Page>;

/** Path of the page for unknown addresses. */
export const NOT_FOUND_PATH = "/404.html";

/** Returns the functions that make the pages of the site, by path without the base. */
export function routesOf(services: Services): ReadonlyMap<string, MakePage> {
  const { documents } = services;
  return new Map<string, MakePage>([
    ["/", () => homePage(services)],
    ["/tasks/", () => tasksPage(services)],
    ...TASKS.map((task): [string, MakePage] => [
      `/tasks/${encodeURIComponent(task.id)}/`,
      () => taskPage(task, services),
    ]),
    ["/libraries/", librariesPage],
    ...LIBRARY_LIST.map((library): [string, MakePage] => [
      `/libraries/${encodeURIComponent(library.key)}/`,
      () => libraryPage(library, services),
    ]),
    ["/providers/", () => providersPage(services)],
    ...services.providers.map((provider): [string, MakePage] => [
      providerPath(provider.id),
      () => providerPage(provider),
    ]),
    ...clientRoutes(services),
    ["/apps/", appsPage],
    ...APP_LIST.map((app): [string, MakePage] => [
      `/apps/${encodeURIComponent(app.key)}/`,
      () => appPage(app, services),
    ]),
    ["/compare/", () => comparePage(services)],
    ["/model/", () => modelPage(services)],
    ["/search/", () => searchPage(services)],
    ["/quantization/", () => quantizationPage(services)],
    ["/playground/chat-template/", () => chatPlaygroundPage(services)],
    ...(documents.length > 0 ? [["/docs/", () => docsPage(services)] satisfies [string, MakePage]] : []),
    ...documents.map((document): [string, MakePage] => [
      documentPath(document.name),
      () => docPage(document, services),
    ]),
    [NOT_FOUND_PATH, notFoundPage],
  ]);
}

function clientRoutes(services: Services): [string, MakePage][] {
  return [
    ["/clients/", () => clientsPage(services)],
    ...services.clients.map((client): [string, MakePage] => [
      clientPath(client.id),
      () => clientPage(client, services),
    ]),
  ];
}
