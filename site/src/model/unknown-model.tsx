import { Choice, SnippetBlock } from "hubsmith/react";
import { LIBRARIES } from "hubsmith/libraries/lazy";
import { PIPELINE_DATA, PIPELINE_TYPES, type ModelRecord } from "hubsmith/tasks";
import { useState, type ReactNode } from "react";

const LIBRARY_CHOICES = Object.entries(LIBRARIES).map(([key, { prettyLabel }]) => [key, prettyLabel] as const);
const TASK_CHOICES = PIPELINE_TYPES.map((key) => [key, PIPELINE_DATA[key].name] as const);

interface UnknownModelProps {
  readonly id: string;
  /** True if the hub shows the model only to users with access. */
  readonly isClosed: boolean;
  readonly onRecord: (record: ModelRecord) => void;
  readonly onRetry: () => void;
}

/**
 * A form for a model that the hub does not return. Visitors choose its library and task, so that the page can show
 * code.
 */
export function UnknownModel({ id: model, isClosed, onRecord, onRetry }: UnknownModelProps): ReactNode {
  const [library, setLibrary] = useState("transformers");
  const [task, setTask] = useState("text-generation");
  return (
    <div className="unknown-model">
      <h2>
        No record of <code>{model}</code>
      </h2>
      <p>
        The code depends on the library and the task of the model. If you know them, choose them here; private and gated
        models work as well. The library and the task are at the top of the model card.
      </p>
      <div className="hs-choice">
        <Choice label="Library" value={library} choices={LIBRARY_CHOICES} onChange={setLibrary} />
        <Choice label="Task" value={task} choices={TASK_CHOICES} onChange={setTask} />
      </div>
      <p className="unknown-actions">
        <button
          className="hs-button"
          type="button"
          onClick={() => onRecord({ id: model, library_name: library, pipeline_tag: task, tags: [library] })}
        >
          Show its code
        </button>
        <button className="plain" type="button" onClick={onRetry}>
          Ask the hub again
        </button>
      </p>
      {isClosed && (
        <>
          <p>
            To see which version fits your machine, put a token that may read the model into the environment variable{" "}
            <code>HF_TOKEN</code>, and ask from your machine. This page does not need your token.
          </p>
          <SnippetBlock snippet={{ language: "bash", kind: "usage", code: `npx hubsmith fit ${model}` }} />
        </>
      )}
    </div>
  );
}
