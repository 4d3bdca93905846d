import { parseGGUFQuantLabel } from "hubsmith/gguf";
import { librariesForTask } from "hubsmith/libraries/lazy";
import type { UseThisModelProps } from "hubsmith/react";
import { getInferenceSnippets } from "hubsmith/snippets";
import { TASKS_DATA } from "hubsmith/tasks";

/** A code block and its output. */
export interface HomeExample {
  readonly title: string;
  readonly code: string;
}

/** Returns examples of the package's entry points. The output of each example is computed when the page is rendered. */
export function homeExamples(dialog: UseThisModelProps): readonly HomeExample[] {
  return [...tableExamples(), libraryExample(dialog), ...hostedExamples(), labelExample()];
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

function tableExamples(): HomeExample[] {
  return [
    {
      title: "Tasks",
      code: `import { TASKS_DATA } from "hubsmith/tasks";

TASKS_DATA["translation"].label; // ${json(TASKS_DATA["translation"].label)}
TASKS_DATA["translation"].canonicalId; // ${json(TASKS_DATA["translation"].canonicalId)}`,
    },
    {
      title: "Libraries",
      code: `import { librariesForTask } from "hubsmith/libraries";

librariesForTask("text-to-speech").length; // ${librariesForTask("text-to-speech").length}
librariesForTask("text-to-speech")[0]; // ${json(librariesForTask("text-to-speech")[0])}`,
    },
  ];
}

function libraryExample({ libraries: [library = ""] = [], snippets = {} }: UseThisModelProps): HomeExample {
  return {
    title: "Snippets",
    code: `import { librarySnippets } from "hubsmith/libraries";

const snippets = await librarySnippets("${library}", model);
snippets.map(({ language }) => language);
// ${json((snippets[library] ?? []).map(({ language }) => language))}`,
  };
}

function hostedExamples(): HomeExample[] {
  const clients = getInferenceSnippets({ id: "owner/model", pipeline_tag: "translation" }, "hf-inference");
  return [
    {
      title: "Providers",
      code: `import { getInferenceSnippets } from "hubsmith/snippets";

const model = { id: "owner/model", pipeline_tag: "translation" };
const all = getInferenceSnippets(model, "hf-inference");
all.map(({ client }) => client).slice(0, 3);
// ${json(clients.map(({ client }) => client).slice(0, 3))}`,
    },
    {
      title: "Calls",
      code: `import { InferenceClient } from "hubsmith/inference";

const client = new InferenceClient(process.env.HF_TOKEN);
const { translation_text } = await client.translation({
  model: "owner/model",
  inputs: "Good morning",
});`,
    },
  ];
}

function labelExample(): HomeExample {
  const file = "Llama-3.1-8B-Instruct-Q4_K_M.gguf";
  return {
    title: "GGUF",
    code: `import { parseGGUFQuantLabel } from "hubsmith/gguf";

const file = "${file}";
parseGGUFQuantLabel(file); // ${json(parseGGUFQuantLabel(file))}`,
  };
}
