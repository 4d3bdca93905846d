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

/**
 * Words by which the search finds a document or one of its sections, by the name of the document and the id of the
 * section.
 */
export const DOCUMENT_KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  "getting-started": ["install", "npm install", "quick start"],
  "inference#errors": ["exception", "catch errors", "status code"],
  "inference#retries": ["rate limit", "too many requests", "429", "503", "retry"],
  "inference#authentication": ["API key", "access token", "login", "environment variable"],
  "inference#tools": ["tool calling", "function calling"],
  "inference#structured-output": ["JSON mode", "JSON schema", "response format"],
  "inference#streaming": ["stream tokens", "server-sent events", "SSE"],
  "inference#self-hosted-servers": ["own server", "local server", "base URL"],
  "inference#many-items": ["batch", "concurrency"],
  templates: ["Jinja", "Jinja2", "prompt template", "chat_template"],
  migration: ["huggingface.js", "@huggingface/inference", "@huggingface/tasks", "@huggingface/jinja"],
  "react-components": ["React", "dialog", "component", "widget"],
  "command-line": ["CLI", "terminal"],
  mock: ["test without network", "fake server"],
  security: ["safe", "secrets", "vulnerability"],
  performance: ["benchmark", "how fast", "speed"],
  cookbook: ["contribute", "contributing", "pull request", "new entry"],
  "cookbook#add-a-library": ["my library", "missing library"],
  "own-hub": ["private hub", "company", "self-hosted hub"],
  "reference/errors": ["error codes", "error messages"],
};
