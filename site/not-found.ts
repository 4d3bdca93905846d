import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join, resolve, sep } from "node:path";
import type { Connect, Plugin } from "vite";

/** Answers with the site's own page, and status 404, where `vite preview` has nothing at an address. */
export function notFoundPage(): Plugin {
  return {
    name: "hubsmith:not-found",
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      // Runs after files were looked for; pages of a folder have been rewritten to its index.html by then.
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          const file = join(folder, decodeURIComponent(pathname));
          if (file.startsWith(folder + sep) && file.endsWith(".html") && existsSync(file)) return next();
          void sendPage(join(folder, "404.html"), response, next);
        });
      };
    },
  };
}

async function sendPage(file: string, response: ServerResponse, next: Connect.NextFunction): Promise<void> {
  try {
    const page = await readFile(file, "utf8");
    response.statusCode = 404;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(page);
  } catch (error) {
    next(error);
  }
}
