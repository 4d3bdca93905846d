import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { ChatSamples } from "./src/services.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TEMPLATES = join(ROOT, "runtime/template/goldens");

/** Reads the engine's full-size chat templates and the conversations that they are rendered with. */
export function readChatSamples(): ChatSamples {
  const files = readdirSync(join(TEMPLATES, "chat")).filter((file) => file.endsWith(".jinja"));
  return {
    templates: Object.fromEntries(
      files
        .sort()
        .map((file) => [file.slice(0, -".jinja".length), readFileSync(join(TEMPLATES, "chat", file), "utf8")]),
    ),
    conversations: parse(readFileSync(join(TEMPLATES, "conversations.yaml"), "utf8")),
  };
}

/** Files that playgrounds load on demand, by their path below the site. */
export function playgroundFiles(): ReadonlyMap<string, string> {
  return new Map([["playground/chat-samples.json", JSON.stringify(readChatSamples())]]);
}
