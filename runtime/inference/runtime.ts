import type { ProviderObject, RoutedAdapter } from "./adapter.ts";
import { WEB_ADDRESS } from "./address.ts";
import { after } from "./lazy.ts";
import { plainAdapterOf } from "./plain.ts";
import type { Route, Wish } from "./route.ts";

/**
 * What calls are made with. A client has one of its own, so that what it has learnt of the hub is for its tokens alone;
 * functions that are called without a client share one.
 */
export interface Runtime {
  /** @throws InputError for an unknown provider */
  specOf(provider: string | ProviderObject): ProviderObject;
  /** Whether `specOf` knows the id; absent: it knows none. */
  isKnown?(id: string): boolean;
  /** Where a call goes; at once, unless the hub has to be asked or a part is to be loaded. @throws as `routeOf` */
  routeOf(wish: Wish): Route | Promise<Route>;
}

/** What differs between the runtimes of large and of small programs. */
interface Known extends Pick<Runtime, "specOf" | "isKnown"> {
  /** The part that finds routes. */
  readonly routes: () => Routes | Promise<Routes>;
}

/** See `route.ts`. */
interface Routes {
  readonly routeOf: (runtime: Runtime, wish: Wish, plain: RoutedAdapter | false) => Route | Promise<Route>;
}

/** A runtime with nothing learnt of the hub yet. */
export function createRuntime(known: Known): Runtime {
  const runtime: Runtime = {
    ...known,
    routeOf: (wish) => after(known.routes(), ({ routeOf }) => routeOf(runtime, wish, plainFor(runtime, wish))),
  };
  return runtime;
}

/** The adapter of a plain chat; false where a call needs more. */
function plainFor(runtime: Runtime, { task, base, options }: Wish): RoutedAdapter | false {
  const { provider = options.provider ?? "auto", model = "", endpointUrl = options.endpointUrl } = base;
  if (task !== "conversational" || (endpointUrl ?? options.outputType) !== undefined) return false;
  return !WEB_ADDRESS.test(model) && plainAdapterOf(runtime.specOf(provider));
}
