import { routeOf } from "./route.ts";
import { createRuntime } from "./runtime.ts";
import type { Runtime } from "./runtime.ts";
import { isProviderId, specOf } from "./specs.ts";

const ROUTES = { routeOf };

/** A runtime with all providers. */
export function standardRuntime(): Runtime {
  return createRuntime({ specOf, isKnown: isProviderId, routes: () => ROUTES });
}

/** For functions that are called without a client. */
export const SHARED: Runtime = /* @__PURE__ */ standardRuntime();
