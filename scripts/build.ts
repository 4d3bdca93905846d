import { buildAll } from "../site/build/build.ts";

await buildAll(!process.argv.includes("--package"));
