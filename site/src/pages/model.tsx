import { DocHeading } from "hubsmith/react";
import { Code } from "../components/code.tsx";
import { Island } from "../components/island.tsx";
import { ModelWorkbench } from "../model/model-workbench.tsx";
import { SAMPLE_MODELS } from "../records/records.ts";
import type { BuildData } from "../build-data.ts";
import { explainedSnippets, librariesOfModel } from "../catalogue/snippets.ts";
import type { Page } from "./page.ts";

/** Returns the page on which visitors paste the id of a model and get code. */
export async function modelPage(buildData: BuildData): Promise<Page> {
  const [start] = SAMPLE_MODELS;
  const entries = librariesOfModel(start).map(
    async (key) => [key, await explainedSnippets(key, start, buildData)] as const,
  );
  const { modelFields: fields } = buildData;
  const props = { start, snippets: Object.fromEntries(await Promise.all(entries)), fields };
  return {
    title: "Code for any model",
    description:
      "Paste the id of a model and copy code that runs: in your program, at an inference provider, or in an app on your machine.",
    connects: ["https://huggingface.co"],
    content: (
      <div className="model-page">
        <DocHeading level={1} title="Code for any model" />
        <div className="unscripted">
          <p>Without JavaScript, this page shows only an example. The example uses this model record:</p>
          <Code code={JSON.stringify(start, undefined, 2)} language="json" title={start.id} />
        </div>
        <Island name="model-workbench" component={ModelWorkbench} when="visible" props={props} />
        <p className="hint">
          Hubsmith sends nothing but the id of the model, to the hub&apos;s public API, and only when you ask for a
          model that it has no record of, or open <q>On this machine</q>.
        </p>
      </div>
    ),
  };
}
