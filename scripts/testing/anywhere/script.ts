import { tryEverything, type Servers } from "./checks.ts";

/** Written in by the bundler. */
declare const SERVERS: Servers;

/** A script prints what it found, as JSON in a line of its own. */
console.log(JSON.stringify(await tryEverything(SERVERS)));
