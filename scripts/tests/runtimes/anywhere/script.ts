import { tryEverything, type Servers } from "./checks.ts";

/** The servers. The code that runs before this script defines this global variable. */
declare const SERVERS: Servers;

/**
 * Prints the results as one line of JSON. Does not use `await`, because CommonJS does not support it at the top level.
 */
void tryEverything(SERVERS).then((found) => console.log(JSON.stringify(found)));
