import type { Entry } from "./options.ts";

function page(path: string, title: string, detail: string, keywords: readonly string[]): Entry {
  return { kind: "page", title, detail, path, words: "", keywords };
}

/**
 * Search entries for pages of the site that are not in the catalogue. The last argument of `page` contains words by
 * which the search finds the page.
 */
export const SITE_PAGES: readonly Entry[] = [
  page("/model/", "Code for any model", "Paste an id or a hub address.", ["use this model", "model id", "look up"]),
  page("/tasks/", "Tasks", "What models do, with examples and code.", ["use cases", "what can models do"]),
  page("/libraries/", "Libraries", "Load and run a model in your own program.", ["frameworks", "python libraries"]),
  page("/providers/", "Providers", "Run a model at an inference provider.", [
    "pricing",
    "price",
    "cost",
    "API key",
    "API",
    "inference API",
    "inference providers",
    "serverless",
    "LangChain",
  ]),
  page("/clients/", "Clients", "Call a hosted model from your own program.", [
    "SDK",
    "Python client",
    "JavaScript client",
  ]),
  page("/apps/", "Apps", "Run a model on your own machine.", ["local", "run locally", "offline", "desktop"]),
  page("/compare/", "Compare", "Compare libraries and providers side by side.", ["versus", "vs", "difference"]),
  page("/quantization/", "Quantization", "Types of GGUF files, their sizes, and which of them fit into memory.", [
    "GGUF",
    "quantize",
    "VRAM",
    "memory",
    "file size",
    "bits per weight",
  ]),
  page("/playground/chat-template/", "Chat template", "Render a conversation, and read a model's answer back.", [
    "playground",
    "try",
    "Jinja",
    "response template",
    "parse",
    "tool calls",
  ]),
];
