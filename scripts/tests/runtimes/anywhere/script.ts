import { tryEverything, type Servers } from "./checks.ts";

/** Defined by the program that runs this script. */
declare const SERVERS: Servers;

/** Prints the results as one line of JSON. Does not await at the top level, which CommonJS does not support. */
void tryEverything(SERVERS).then((found) => console.log(JSON.stringify(found)));
