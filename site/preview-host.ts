import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join, resolve, sep } from "node:path";
import type { Connect, Plugin } from "vite";
import { builtBase } from "./site-url.ts";

/**
 * Headers that a host should send with every response, because the HTML of a page cannot set them. The content security
 * policy contains only `frame-ancestors`, because the HTML of each page sets the other rules of the policy.
 */
export const HOST_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Makes `vite preview` answer as a host should. It sends `HOST_HEADERS`, status 400 for an address that cannot be
 * decoded, and status 404 with the site's error page for an unknown address. Serves the site under the base path for
 * which it was built.
 */
export function previewHost(): Plugin {
  return {
    name: "hubsmith:preview-host",
    config: ({ root = "", build }, { isPreview }) =>
      isPreview === true ? { base: builtBase(resolve(root, build?.outDir ?? "dist")) } : undefined,
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(HOST_HEADERS)) response.setHeader(name, value);
        if (pathOf(request) !== undefined) return next();
        response.statusCode = 400;
        response.end("The address cannot be decoded.");
      });
      // Runs after Vite has looked for the requested file. By then, addresses of folders end in index.html.
      return () => {
        server.middlewares.use((request, response, next) => {
          const file = join(folder, pathOf(request) ?? "");
          if (file.startsWith(folder + sep) && file.endsWith(".html") && existsSync(file)) return next();
          void sendPage(join(folder, "404.html"), response, next);
        });
      };
    },
  };
}

/** Returns the decoded path of a request, or undefined if it cannot be decoded. */
function pathOf({ url = "/" }: Connect.IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
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
