/** Libraries with their snippets, synchronous and asynchronous. */
export * from "./drop-in.ts";
export * from "./lazy.ts";
export { librarySnippetsSync } from "../snippets/library-sync.ts";
