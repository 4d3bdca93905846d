import { routePath } from "../../provider-addresses.ts";
import { perTask } from "../../provider-tasks.ts";

/**
 * Checks that a route is a path after the base address, and that each `{name}` in the route stands for a known value.
 */
export const providerRoute = perTask("bad-route", routePath);
