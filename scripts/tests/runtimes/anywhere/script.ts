import { tryEverything, type Servers } from "./checks.ts";

/** Set by whoever runs this. */
declare const SERVERS: Servers;

/** Prints what the checks found, as one line of JSON. Also runs as CommonJS, so nothing is awaited at the top. */
void tryEverything(SERVERS).then((found) => console.log(JSON.stringify(found)));
