/** What calls need whose answers come in pieces. */
export { openStream } from "./stream-call.ts";
