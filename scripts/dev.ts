import { join, relative, sep } from "node:path";
import { createServer, type ErrorPayload, type ViteDevServer } from "vite";
import { overlayOf } from "./dev/overlay.ts";
import { watchSpecs } from "./hubsmith/generate/generate.ts";
import { writeApiDocuments } from "../site/build/api/write.ts";
import { startStep } from "./lib/progress.ts";
import { ROOT } from "./lib/run.ts";
import { devPages, type DevPages } from "../site/dev-pages.ts";

const GENERATORS = join(ROOT, "generators");

/**
 * Generates all files and reloads the open pages after every change below `spec/`. If the spec has errors, no files are
 * written. A changed generator is only announced, because the process has already loaded it.
 */
async function followSpecs(server: ViteDevServer, pages: DevPages): Promise<void> {
  let current: ErrorPayload | undefined;
  server.watcher.add(GENERATORS);
  server.watcher.on("change", (path) => {
    if (path.startsWith(GENERATORS + sep) && !path.endsWith(".test.ts"))
      console.log(`  ${relative(ROOT, path)} changed: stop with Ctrl+C, and run \`npm run dev\` again to use it`);
  });
  server.ws.on("connection", () => current !== undefined && setTimeout(() => current && server.ws.send(current), 100));
  const step = startStep("check and compile the specs");
  await watchSpecs({ root: ROOT, format: "text" }, ({ problems, written, removed }) => {
    const errors = problems.filter((problem) => problem.severity === "error");
    const [first] = errors;
    current = first && overlayOf(first, errors.length - 1);
    if (current !== undefined) server.ws.send(current);
    else pages.reload([...written, ...removed].map((file) => join(ROOT, file)));
  });
  step.done();
}

const pages = devPages();
const server = await createServer({
  root: join(ROOT, "site"),
  configFile: join(ROOT, "site/vite.config.ts"),
  plugins: [pages.plugin],
  server: {
    port: Number(process.env["PORT"] ?? 5173),
    host: process.env["HOST"] ?? "localhost",
    // `followSpecs` writes these files, and reloads the pages as soon as all files are written.
    watch: { ignored: [join(ROOT, "generated/**")] },
  },
});
await followSpecs(server, pages);
await server.listen();
server.printUrls();
// Writing the reference pages takes seconds, so the server does not wait for them.
void writeApiDocuments();
console.log("  edit a file in spec/ and see the page change; press Ctrl+C to stop");
