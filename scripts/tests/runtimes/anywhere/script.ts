import { tryEverything, type Servers } from "./checks.ts";

/** The servers. Bundlers replace this name. Without a bundler, it is a global variable. */
declare const SERVERS: Servers;

/**
 * Prints the results as one line of JSON. Does not use `await`, because CommonJS does not support it at the top level.
 */
void tryEverything(SERVERS).then((found) => console.log(JSON.stringify(found)));
