import { TaskDemo } from "hubsmith/react";
import { MODALITY_LABELS, PIPELINE_DATA } from "hubsmith/tasks";
import type { ReactNode } from "react";
import { taskPath } from "../entry-paths.ts";
import { TASKS, type TaskEntry } from "../catalogue/catalogue.ts";
import { Code } from "../components/code.tsx";
import { EntryPage } from "../components/entry-page.tsx";
import { Hallmark } from "../components/icons.tsx";
import { External, Link } from "../components/link.tsx";
import { Facts, type PageSection } from "../components/section.tsx";
import type { SuggestedModelProps } from "../components/suggested-model.tsx";
import {
  videoAddress,
  Metrics,
  Models,
  Paragraphs,
  Sources,
  Suggestions,
  Uses,
  Variants,
} from "../tasks/guide-parts.tsx";
import { IoTables, shapesOfTask } from "../io/tables.tsx";
import { ServedBy } from "../providers/served-by.tsx";
import { servedModel } from "../providers/served.ts";
import { servingsOf } from "../providers/tasks.ts";
import type { BuildData } from "../build-data.ts";
import { MEDIA_PATH, siteAddress } from "../site-files.ts";
import { firstCode } from "../tasks/first-code.ts";
import { LibraryCards, libraryCards, type LibraryCard } from "../tasks/library-cards.tsx";
import { pictureOf } from "../tasks/picture.tsx";
import { TrainAndEvaluate } from "../tasks/train-and-evaluate.tsx";
import { UseModel } from "../tasks/use-model.tsx";
import type { Page } from "./page.ts";

/** Returns the page of a task: its description, an example, and how to start. */
export async function taskPage(task: TaskEntry, buildData: BuildData): Promise<Page> {
  const { id, data } = task;
  const [code, cards] = await Promise.all([firstCode(task, buildData), libraryCards(id, buildData)]);
  const sections = sectionsOf(task, buildData, { code, cards });
  return {
    title: data.label,
    description: data.summary,
    modality: data.modality,
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
        Modality: (
          <span className="modality">
            <Hallmark modality={modality} /> <Link to={`/tasks/#${modality}`}>{MODALITY_LABELS[modality]}</Link>
          </span>
        ),
        "Special case of": general && <Link to={taskPath(general.id)}>{general.data.label}</Link>,
        "Not a filter for": hidden.length > 0 && hidden.join(" and "),
        Video: data.youtubeId && <External to={videoAddress(data.youtubeId)}>Introduction on YouTube</External>,
      }}
    />
  );
}

type ShownSection = PageSection & { readonly shown: boolean };

/** The code of a task for libraries. */
interface TaskCode {
  readonly code: SuggestedModelProps | undefined;
  readonly cards: readonly LibraryCard[];
}

function sectionsOf(task: TaskEntry, buildData: BuildData, code: TaskCode): PageSection[] {
  const sections = [
    ...useSections(task, buildData, code),
    ...guideSections(task, buildData),
    ...referenceSections(task, buildData),
  ];
  return sections.filter(({ shown }) => shown);
}

function useSections({ id, data }: TaskEntry, buildData: BuildData, { code, cards }: TaskCode): ShownSection[] {
  const guide = buildData.guides[id];
  const servings = servingsOf(id, buildData.providers);
  const suggested = data.models.map((model) => model.id);
  const served = servedModel(id, suggested, buildData.providers);
  const sample = buildData.sampleInputs[id];
  return [
    { title: "Example", shown: true, content: <Example data={data} /> },
    {
      title: "Use a model",
      shown: code !== undefined || guide !== undefined,
      content: <UseModel code={code} guide={guide} />,
    },
    { title: "Libraries", shown: cards.length > 0, content: <LibraryCards task={id} cards={cards} /> },
    {
      title: "Providers",
      shown: servings.length > 0,
      content: <ServedBy label={data.label} servings={servings} served={served} sample={sample} />,
    },
    { title: "Models", shown: data.models.length > 0, content: <Models items={data.models} /> },
  ];
}

function guideSections({ id, data }: TaskEntry, { guides }: BuildData): ShownSection[] {
  const { [id]: guide } = guides;
  const { uses = [], variants = [], choosing = [] } = guide ?? {};
  return [
    { title: "Use cases", shown: uses.length > 0, content: <Uses texts={uses} /> },
    { title: "Variants", shown: variants.length > 0, content: <Variants variants={variants} /> },
    { title: "Choose a model", shown: choosing.length > 0, content: <Paragraphs texts={choosing} /> },
    {
      title: "Train and evaluate",
      shown: guide !== undefined || data.datasets.length > 0,
      content: <TrainAndEvaluate guide={guide} data={data} />,
    },
  ];
}

function referenceSections({ id, data }: TaskEntry, buildData: BuildData): ShownSection[] {
  const shapes = shapesOfTask(id, buildData.io);
  const sample = buildData.sampleInputs[id];
  const sources = buildData.guides[id]?.sources ?? [];
  return [
    {
      title: "Input and output",
      shown: shapes.length > 0 || sample !== undefined,
      content: <Shapes shapes={shapes} sample={sample} buildData={buildData} />,
    },
    { title: "Metrics", shown: data.metrics.length > 0, content: <Metrics metrics={data.metrics} /> },
    {
      title: "Apps to try",
      shown: data.spaces.length > 0,
      content: <Suggestions kind="space" items={data.spaces} />,
    },
    { title: "Sources", shown: sources.length > 0, content: <Sources sources={sources} /> },
  ];
}

function Example({ data }: { readonly data: TaskEntry["data"] }): ReactNode {
  return (
    <>
      <TaskDemo demo={data.demo} mediaBase={siteAddress(MEDIA_PATH)} />
      {pictureOf(data.demo) !== undefined && (
        <p className="note">
          The example shows the result of a good model.{" "}
          <Link to="/docs/media-credits/">See the sources of the files</Link>
        </p>
      )}
    </>
  );
}

interface ShapesProps {
  readonly shapes: ReturnType<typeof shapesOfTask>;
  readonly sample: unknown;
  readonly buildData: BuildData;
}

/** The input and output of a task in collapsed sections, and the sample input. */
function Shapes({ shapes, sample, buildData }: ShapesProps): ReactNode {
  const common = buildData.io["_common"] ?? {};
  return (
    <>
      {shapes.map((shape, index) => (
        <details key={shape.name} className="shape">
          <summary>
            {index === 0 ? "Fields of the input and the output" : `The same as ${shape.name.replaceAll("-", " ")}`}
          </summary>
          <IoTables shape={shape} common={common} />
        </details>
      ))}
      {sample !== undefined && (
        <details className="shape">
          <summary>Default input</summary>
          <p>Generated code sends this input if the model has no example input.</p>
          {typeof sample === "string" ? (
            <Code code={sample} language="text" title="Text" />
          ) : (
            <Code code={JSON.stringify(sample, null, 2)} language="json" />
          )}
        </details>
      )}
    </>
  );
}
