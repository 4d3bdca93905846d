import { tryEverything, type Servers } from "./checks.ts";

/** The addresses of the test servers. A bundler inserts them here. Without a bundler, they are in a global variable. */
declare const SERVERS: Servers;

/** Prints the results as one line of JSON. CommonJS does not support `await` at the top level, so `then` is used. */
void tryEverything(SERVERS).then((found) => console.log(JSON.stringify(found)));
