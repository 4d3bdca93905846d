import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../../scripts/lib/run.ts";
import type { ChatSamples, ModelFormat } from "../src/build-data.ts";

const TEMPLATES = join(ROOT, "runtime/template/goldens");
const RESPONSES = join(ROOT, "runtime/template/response/goldens/templates.yaml");
const FORMATS = join(ROOT, "site/build-data/model-formats.yaml");

let samples: ChatSamples | undefined;

/**
 * Reads the formats of model families, and the chat templates, response templates and conversations that the tests of
 * the template engine use.
 */
export function readChatSamples(): ChatSamples {
  samples ??= {
    models: modelFormats(),
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

function modelFormats(): ModelFormat[] {
  const formats: (Omit<ModelFormat, "responseTemplate"> & { readonly response: string })[] = parse(
    readFileSync(FORMATS, "utf8"),
  );
  const described: { readonly name: string; readonly template: object }[] = parse(readFileSync(RESPONSES, "utf8"), {
    merge: true,
  });
  const responses = new Map(described.map(({ name, template }) => [name, JSON.stringify(template, undefined, 2)]));
  return formats.map(({ name, template, response, answers }) => {
    const responseTemplate = responses.get(response);
    if (responseTemplate === undefined) throw new Error(`${FORMATS}: there is no response template "${response}"`);
    return { name, template, responseTemplate, answers };
  });
}
