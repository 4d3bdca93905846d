import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../../scripts/lib/run.ts";
import type { ChatSamples } from "../src/build-data.ts";

const TEMPLATES = join(ROOT, "runtime/template/goldens");

let samples: ChatSamples | undefined;

/** Reads chat templates of well-known models, and sample conversations. Tests use the same files. */
export function readChatSamples(): ChatSamples {
  samples ??= {
    templates: Object.fromEntries(
      readdirSync(join(TEMPLATES, "chat"))
        .filter((file) => file.endsWith(".jinja"))
        .sort()
        .map((file) => [file.slice(0, -".jinja".length), readFileSync(join(TEMPLATES, "chat", file), "utf8")]),
    ),
    conversations: parse(readFileSync(join(TEMPLATES, "conversations.yaml"), "utf8")),
  };
  return samples;
}
