/** What finds the way of a call that is not told by its arguments alone. */
export { Lookups } from "./lookup.ts";
export { routeOf } from "./route.ts";
