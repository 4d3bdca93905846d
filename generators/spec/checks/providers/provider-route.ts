import { routePath } from "../../provider-addresses.ts";
import { perTask } from "../../provider-tasks.ts";

/** Checks that a route continues the base address, and that its holes have values. */
export const providerRoute = perTask("bad-route", routePath);
