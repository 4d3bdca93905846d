import type { ProviderObject, RoutedAdapter } from "./adapter.ts";
import { after, lazy, whole } from "./lazy.ts";
import type { HubAccess, Lookups, MappingEntry } from "./lookup.ts";
import { plainAdapterOf } from "./plain.ts";
import type { Route, Wish } from "./route.ts";

const questions = lazy(() => import("./lookup.ts"));

/**
 * What calls are made with. A client has one of its own, so that what it has learnt of the hub is for its tokens alone;
 * functions that are called without a client share one.
 */
export interface Runtime {
  /** @throws InputError for an unknown provider */
  specOf(provider: string | ProviderObject): ProviderObject;
  /** Whether `specOf` knows the id. */
  isKnown(id: string): boolean;
  /** Where a call goes; at once, unless the hub has to be asked or a part is to be loaded. @throws as `routeOf` */
  routeOf(wish: Wish): Route | Promise<Route>;
  /** The providers of a model; at once when they are known. @throws as `Lookups.providersOf` */
  providersOf(model: string, access: HubAccess): readonly MappingEntry[] | Promise<readonly MappingEntry[]>;
  /** The hub's default model of a task. @throws as `Lookups.defaultModel` */
  defaultModel(task: string, access: HubAccess): string | Promise<string>;
}

/** What differs between the runtimes of large and of small programs. */
interface Known extends Pick<Runtime, "specOf" | "isKnown"> {
  /** The part that finds routes. */
  readonly routes: () => Routes | Promise<Routes>;
}

/** See `route.ts`. */
interface Routes {
  readonly routeOf: (runtime: Runtime, wish: Wish, adapterOf: (provider: ProviderObject) => RoutedAdapter) => Route | Promise<Route>;
}

/** A runtime with nothing learnt of the hub yet. */
export function createRuntime({ specOf, isKnown, routes }: Known): Runtime {
  let lookups: Lookups | undefined;
  const known = () => lookups ?? after(questions(), ({ Lookups }) => (lookups ??= new Lookups()));
  const runtime: Runtime = {
    specOf,
    isKnown,
    routeOf(wish) {
      const route = (adapterOf: (provider: ProviderObject) => RoutedAdapter) =>
        after(routes(), ({ routeOf }) => routeOf(runtime, wish, adapterOf));
      const plain = plainFor(runtime, wish);
      return plain ? route(() => plain) : after(whole(), ({ wholeAdapterOf }) => route(wholeAdapterOf));
    },
    providersOf: (model, access) => after(known(), (hub) => hub.providersOf(model, access)),
    defaultModel: (task, access) => after(known(), (hub) => hub.defaultModel(task, access)),
  };
  return runtime;
}

/** The adapter of a plain chat; false where a call needs more. */
function plainFor({ specOf }: Runtime, { task, base, options }: Wish): RoutedAdapter | false {
  const { provider = options.provider ?? "auto", model = "", endpointUrl = options.endpointUrl } = base;
  if (task !== "conversational" || endpointUrl !== undefined || options.outputType !== undefined) return false;
  // What is no model or provider is told by the route.
  if (Object(provider) !== provider && typeof provider !== "string") return false;
  if ( typeof model !== "string" || /^https?:/i.test(model)) return false;
  return plainAdapterOf(specOf(provider));
}
