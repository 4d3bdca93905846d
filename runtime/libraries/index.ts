/** Libraries, and functions that return their snippets, synchronously or asynchronously. */
export * from "./drop-in.ts";
export * from "./lazy.ts";
export { librarySnippetsSync } from "../snippets/library-sync.ts";
