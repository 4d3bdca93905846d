import { DocHeading } from "hubsmith/react";
import { Code } from "../components/code.tsx";
import { Island } from "../components/island.tsx";
import { ModelWorkbench } from "../islands/model-workbench.tsx";
import { SAMPLE_MODELS } from "../sample-models.ts";
import type { Services } from "../services.ts";
import { explainedSnippets, librariesOfModel } from "../snippets.ts";
import type { Page } from "./page.ts";

/** The page where anyone gives a model's record and gets its code. */
export async function modelPage(services: Services): Promise<Page> {
  const [start] = SAMPLE_MODELS;
  const entries = librariesOfModel(start).map(
    async (key) => [key, await explainedSnippets(key, start, services)] as const,
  );
  const { base, modelFields: fields } = services;
  const props = { base, start, snippets: Object.fromEntries(await Promise.all(entries)), fields };
  return {
    title: "Code for any model",
    description:
      "Give the id or the record of a model and get the code that installs a library and uses the model, with the reason why it is this code.",
    connects: ["https://huggingface.co"],
    content: (
      <>
        <DocHeading level={1} title="Code for any model" />
        <p className="lead">
          Give a model by its id or by its record. You see which libraries it fits and which providers may serve it, the
          code for each of them, and why it is this code.
        </p>
        <div className="unscripted">
          <p>Without JavaScript this page shows one model as an example. Its record:</p>
          <Code code={JSON.stringify(start, undefined, 2)} language="json" title={start.id} />
        </div>
        <Island name="model-workbench" component={ModelWorkbench} when="visible" props={props} />
      </>
    ),
  };
}
