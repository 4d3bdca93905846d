import type { ReactNode } from "react";
import { taskPath } from "../entry-paths.ts";
import { TASKS, type TaskEntry } from "../catalogue/catalogue.ts";
import { librariesWithCode } from "../catalogue/task-libraries.ts";
import { Hallmark } from "../components/icons.tsx";
import { Link } from "../components/link.tsx";
import { servingsOf } from "../providers/tasks.ts";
import type { BuildData } from "../build-data.ts";
import { TaskPicture } from "./picture.tsx";

interface TaskCardProps {
  readonly task: TaskEntry;
  readonly buildData: BuildData;
}

/** A card for a task, with a picture. Its `data-` attributes are for the form that filters the cards. */
export function TaskCard({
  task: { id, data },
  buildData: { codeTasks, keywords, providers },
}: TaskCardProps): ReactNode {
  const libraries = librariesWithCode(id, codeTasks).length;
  const atProviders = countServing(id, providers);
  const text = [id, data.label, data.summary, ...(keywords.tasks[id] ?? [])].join(" ").toLowerCase();
  return (
    <li
      className="card"
      data-text={text}
      {...(libraries > 0 && { "data-library": "" })}
      {...(atProviders > 0 && { "data-provider": "" })}
    >
      <TaskPicture task={data} />
      <h3>
        <Hallmark modality={data.modality} />
        <Link to={taskPath(id)}>{data.label}</Link>
      </h3>
      <p>{firstSentence(data.summary)}</p>
      <p className="card-foot">
        {libraries > 0 && <span>{libraries === 1 ? "1 library" : `${libraries} libraries`}</span>}
        {atProviders > 0 && <span>{atProviders === 1 ? "1 provider" : `${atProviders} providers`}</span>}
      </p>
    </li>
  );
}

/** Returns all tasks. The tasks with the most libraries and providers come first. */
export function popularTasks({
  codeTasks,
  providers,
}: Pick<BuildData, "codeTasks" | "providers">): readonly TaskEntry[] {
  const ways = new Map(
    TASKS.map(({ id }) => [id, librariesWithCode(id, codeTasks).length + countServing(id, providers)]),
  );
  return TASKS.toSorted((one, other) => (ways.get(other.id) ?? 0) - (ways.get(one.id) ?? 0));
}

function countServing(task: string, providers: BuildData["providers"]): number {
  return new Set(servingsOf(task, providers).map(({ provider }) => provider.id)).size;
}

/** Returns the first sentence of a text, or the whole text if no sentence ends in it. */
export function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s+\p{Lu}|$)/su.exec(text)?.[0] ?? text;
}
