/** What a plain call needs that does not succeed at its first attempt, or that the caller wants more of. */
export { Answer } from "./answer.ts";
export { bounded, changed, unreadable, withResponse } from "./call-details.ts";
export { send } from "./http.ts";
export { checkInput } from "./input.ts";
export { checked } from "./checks.ts";
