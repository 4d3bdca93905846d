import { routePath } from "../../provider-addresses.ts";
import { perTask } from "../../provider-tasks.ts";

/** A route goes on behind the base address, and its holes are filled in. */
export const providerRoute = perTask("bad-route", routePath);
