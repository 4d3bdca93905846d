import type { ProviderSpec, ProviderTask } from "../../generated/records.ts";
import type { Call } from "./adapter.ts";

export const ROUTER_BASE = "https://router.huggingface.co";

/** True for a call that goes through the router. */
export function isRouted({ clientSideOnly }: ProviderSpec, { auth, endpointUrl }: Call): boolean {
  return auth !== "provider-key" && clientSideOnly !== true && endpointUrl === undefined;
}

/** The address before the route, without a slash at its end. */
export function baseOf(provider: ProviderSpec, task: ProviderTask, call: Call): string {
  const { id, baseUrl, routedBase = `{routerBase}/${id}` } = provider;
  const base = isRouted(provider, call) ? routedBase : (task.baseUrl ?? baseUrl);
  return base.replace("{routerBase}", () => call.routerBase ?? ROUTER_BASE);
}
