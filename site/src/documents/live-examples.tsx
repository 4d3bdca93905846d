import { DocHeading, ScrollBox, SnippetBlock, TaskDemo, UpdateOnGitHub } from "hubsmith/react";
import { TASKS_DATA } from "hubsmith/tasks";
import type { ReactNode } from "react";
import { ModelDialog } from "../components/island.tsx";
import { SAMPLE_MODELS } from "../records/records.ts";
import type { BuildData } from "../build-data.ts";
import { dialogProps } from "../catalogue/snippets.ts";

/** Components that visitors can try, by the title of the section that describes the component. */
export type LiveExamples = Readonly<Record<string, ReactNode>>;

/**
 * Returns the live components of a document.
 *
 * @param document file name of the document, without `.md`
 * @returns undefined if the document has no live components
 */
export async function liveExamples(document: string, buildData: BuildData): Promise<LiveExamples | undefined> {
  if (document !== "react-components") return undefined;
  const [model] = SAMPLE_MODELS;
  const dialog = await dialogProps(model, buildData);
  const code = 'pipe = pipeline("fill-mask")\nprint(pipe("Snow is [MASK]."))';
  return {
    DocHeading: <DocHeading level={3} title="A heading that can be linked to" />,
    UpdateOnGitHub: <UpdateOnGitHub path="site/docs/react-components.md" />,
    UseThisModel: <ModelDialog props={dialog} />,
    TaskDemo: <TaskDemo demo={TASKS_DATA["token-classification"].demo} headingLevel={3} />,
    SnippetBlock: (
      <SnippetBlock
        snippet={{ kind: "usage", language: "python", title: "Fill the gap", code }}
        fileName="fill-the-gap.py"
        note="Chosen because the task is fill-mask."
      />
    ),
    ScrollBox: (
      <ScrollBox label="A wide table">
        <WideTable />
      </ScrollBox>
    ),
  };
}

const COLUMNS = Array.from({ length: 24 }, (_, index) => index + 1);

function WideTable(): ReactNode {
  return (
    <table className="hs-table">
      <thead>
        <tr>
          <th scope="col">Layer</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Heads</th>
          {COLUMNS.map((column) => (
            <td key={column}>16</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
