import { TaskDemo } from "hubsmith/react";
import { MODALITY_LABELS, PIPELINE_DATA, type ModelData } from "hubsmith/tasks";
import type { ReactNode } from "react";
import { TASKS, librariesOfTask, type TaskEntry } from "../catalogue.ts";
import { Code } from "../components/code.tsx";
import { External, Link } from "../components/link.tsx";
import { EntryPage } from "../components/entry-page.tsx";
import { Facts, type PageSection } from "../components/section.tsx";
import { hostedCode } from "../hosted-code.ts";
import { hubAddress, videoAddress } from "../hub.ts";
import { IoTables, shapesOfTask } from "../io/tables.tsx";
import { ServedBy } from "../providers/served-by.tsx";
import { servingsOf } from "../providers/tasks.ts";
import type { Services } from "../services.ts";
import { dialogProps } from "../snippets.ts";
import { SuggestedModel, type SuggestedModelProps } from "../components/suggested-model.tsx";
import { bundledRecord } from "../model/records.ts";
import type { Page } from "./page.ts";

/** One task: what it is, a worked example, and what to begin with. */
export async function taskPage(task: TaskEntry, services: Services): Promise<Page> {
  const { id, data } = task;
  const sections = sectionsOf(task, services, await useOf(task, services));
  return {
    title: data.label,
    description: data.summary,
    content: (
      <EntryPage
        list={{ to: "/tasks/", title: "Tasks" }}
        title={data.label}
        lead={data.summary}
        kind="task"
        facts={<TaskFacts task={task} />}
        sections={sections}
        file={`spec/tasks/${id}.yaml`}
      />
    ),
  };
}

function TaskFacts({ task: { id, data } }: { readonly task: TaskEntry }): ReactNode {
  const { modality, hideInModels, hideInDatasets } = PIPELINE_DATA[id];
  const general = TASKS.find((other) => other.id === data.canonicalId);
  const hidden = [hideInModels === true && "models", hideInDatasets === true && "data sets"].filter(Boolean);
  return (
    <Facts
      facts={{
        Id: <code>{id}</code>,
        Modality: <Link to={`/tasks/#${modality}`}>{MODALITY_LABELS[modality]}</Link>,
        "Special case of": general && <Link to={`/tasks/${general.id}/`}>{general.data.label}</Link>,
        "Not a filter for": hidden.length > 0 && hidden.join(" and "),
        Video: data.youtubeId && <External to={videoAddress(data.youtubeId)}>Introduction on YouTube</External>,
      }}
    />
  );
}

/**
 * Code for a suggested model: the first of which a record is at hand and for which a library has some, or else a hosted
 * call of the first.
 */
async function useOf({ id: task, data }: TaskEntry, services: Services): Promise<SuggestedModelProps | undefined> {
  for (const { id } of data.models) {
    const model = bundledRecord(id);
    if (model === undefined) continue;
    const dialog = await dialogProps(model, services);
    if ((dialog.libraries ?? []).length > 0) return { model, dialog, ...(await hostedPart(model, services)) };
  }
  const [first] = data.models;
  if (first === undefined) return undefined;
  const model = { id: first.id, pipeline_tag: task };
  const hosted = await hostedPart(model, services);
  return hosted.hosted && { model, ...hosted };
}

async function hostedPart(model: ModelData, services: Services): Promise<Pick<SuggestedModelProps, "hosted">> {
  const hosted = await hostedCode(model, services);
  return hosted === undefined ? {} : { hosted };
}

type ShownSection = PageSection & { readonly shown: boolean };

function sectionsOf(
  { id, data }: TaskEntry,
  services: Services,
  suggested: SuggestedModelProps | undefined,
): PageSection[] {
  const sample = services.sampleInputs[id];
  const servings = servingsOf(id, services.providers);
  const shapes = shapesOfTask(id, services.io);
  const libraries = librariesOfTask(id);
  const { subtasks } = PIPELINE_DATA[id];
  const all: ShownSection[] = [
    { title: "Example", shown: true, content: <TaskDemo demo={data.demo} /> },
    {
      title: "Use a model",
      shown: suggested !== undefined,
      content: suggested && <SuggestedModel {...suggested} />,
    },
    { title: "Sample input", shown: sample !== undefined, content: <SampleInput value={sample} /> },
    ...suggestionSections(data),
    { title: "Metrics", shown: data.metrics.length > 0, content: <Metrics metrics={data.metrics} /> },
    { title: "Libraries", shown: libraries.length > 0, content: <Libraries task={id} libraries={libraries} /> },
    {
      title: "Providers",
      shown: servings.length > 0,
      content: <ServedBy label={data.label} servings={servings} />,
    },
    {
      title: "Input and output",
      shown: shapes.length > 0,
      content: <Shapes shapes={shapes} services={services} />,
    },
    { title: "Subtasks", shown: (subtasks ?? []).length > 0, content: <Subtasks subtasks={subtasks ?? []} /> },
  ];
  return all.filter(({ shown }) => shown);
}

/** What to begin with on the hub. */
function suggestionSections({ models, datasets, spaces }: TaskEntry["data"]): ShownSection[] {
  const kinds = [
    { title: "Models", kind: "model", items: models },
    { title: "Data sets", kind: "dataset", items: datasets },
    { title: "Apps to try", kind: "space", items: spaces },
  ] as const;
  return kinds.map(({ title, kind, items }) => ({
    title,
    shown: items.length > 0,
    content: <Suggestions kind={kind} items={items} />,
  }));
}

interface ShapesProps {
  readonly shapes: ReturnType<typeof shapesOfTask>;
  readonly services: Services;
}

/** What a call of the task takes and gives. A shape that several tasks share waits behind its name. */
function Shapes({ shapes, services }: ShapesProps): ReactNode {
  const common = services.io["_common"] ?? {};
  return shapes.map((shape, index) =>
    index === 0 ? (
      <IoTables key={shape.name} shape={shape} common={common} />
    ) : (
      <details key={shape.name} className="shape">
        <summary>The same as {shape.name.replaceAll("-", " ")}</summary>
        <IoTables shape={shape} common={common} />
      </details>
    ),
  );
}

function SampleInput({ value }: { readonly value: unknown }): ReactNode {
  return (
    <>
      <p>What generated calls send when a model brings no example of its own.</p>
      {typeof value === "string" ? (
        <Code code={value} language="text" title="Text" />
      ) : (
        <Code code={JSON.stringify(value, null, 2)} language="json" />
      )}
    </>
  );
}

interface SuggestionsProps {
  readonly kind: "model" | "dataset" | "space";
  readonly items: readonly { readonly id: string; readonly description: string }[];
}

function Suggestions({ kind, items }: SuggestionsProps): ReactNode {
  return (
    <dl className="entries">
      {items.map(({ id, description }) => (
        <div key={id}>
          <dt>
            <External to={hubAddress(kind, id)}>{id}</External>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MetricsProps {
  readonly metrics: readonly { readonly id: string; readonly label?: string; readonly description: string }[];
}

function Metrics({ metrics }: MetricsProps): ReactNode {
  return (
    <dl className="entries">
      {metrics.map(({ id, label, description }) => (
        <div key={id}>
          <dt>
            {label ?? id} {label !== undefined && <code>{id}</code>}
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LibrariesProps {
  readonly task: string;
  readonly libraries: ReturnType<typeof librariesOfTask>;
}

function Libraries({ task, libraries }: LibrariesProps): ReactNode {
  return (
    <>
      <ul className="names">
        {libraries.map(({ key, data }) => (
          <li key={key}>
            <Link to={`/libraries/${encodeURIComponent(key)}/`}>{data.prettyLabel}</Link>
          </li>
        ))}
      </ul>
      {libraries.length > 1 && (
        <p>
          <Link to={`/libraries/?task=${task}`}>Compare these {libraries.length} in the table</Link>
        </p>
      )}
    </>
  );
}

interface SubtasksProps {
  readonly subtasks: readonly { readonly type: string; readonly name: string }[];
}

function Subtasks({ subtasks }: SubtasksProps): ReactNode {
  return (
    <ul className="names">
      {subtasks.map(({ type, name }) => (
        <li key={type}>
          {name} <code>{type}</code>
        </li>
      ))}
    </ul>
  );
}
