import { Command, InvalidArgumentError, Option } from "commander";
import { compilePackage } from "./package/build-package.ts";
import { buildSite } from "../site/build/build.ts";
import { generateOnce } from "./hubsmith/generate/generate.ts";
import { previewSite } from "./lib/preview-site.ts";
import { ROOT } from "./lib/run.ts";

const { port, host } = new Command("npm start --")
  .description("Checks the spec, generates the code, and builds the site. Then serves the site and prints its address.")
  .addOption(
    new Option("--port <number>", "port of the server; 0: any free port")
      .env("PORT")
      .default(4173)
      .argParser((text) => {
        if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
          throw new InvalidArgumentError("A port is a number from 0 to 65535.");
        return Number(text);
      }),
  )
  .addOption(
    new Option("--host <name>", "name or address on which the server listens").env("HOST").default("localhost"),
  )
  .parse()
  .opts<{ readonly port: number; readonly host: string }>();

if (await generateOnce({ root: ROOT, check: false, format: "text" })) {
  await compilePackage();
  // `false`: draws no social images, because only the published site needs them. Leaves those of an earlier build.
  await buildSite("/", false);
  const { address } = await previewSite(port, host);
  console.log(`\nHubsmith is at ${address} – press Ctrl+C to stop.`);
} else {
  process.exitCode = 1;
}
