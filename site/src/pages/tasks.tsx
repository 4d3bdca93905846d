import { DocHeading, toLocalId } from "hubsmith/react";
import type { ReactNode } from "react";
import { MODALITY_GROUPS, TASKS } from "../catalogue/catalogue.ts";
import { Check, Filter, NothingFits, NewEntry } from "../components/entry-list.tsx";
import { Hallmark } from "../components/icons.tsx";
import type { BuildData } from "../build-data.ts";
import { TaskCard } from "../tasks/card.tsx";
import type { Page } from "./page.ts";

/** Returns the page of all tasks: cards by modality, and a form that filters them. */
export function tasksPage(buildData: BuildData): Page {
  return {
    title: "Tasks",
    description: `${TASKS.length} things that machine-learning models do, by the kind of data they work on.`,
    content: (
      <>
        <DocHeading level={1} title="Tasks" />
        <p className="lead">
          Models can do {TASKS.length} tasks. Each page has an example, code to copy and suggested models, and explains
          how to choose, train and evaluate a model.
        </p>
        <Modalities />
        <Filter
          entries="tasks"
          list="task-groups"
          count={TASKS.length}
          label="Name or use"
          placeholder="for example subtitles"
          isWide
        >
          <Check name="library" label="With a library" />
          <Check name="provider" label="At a provider" />
        </Filter>
        <TaskGroups buildData={buildData} />
        <NothingFits list="task-groups" entry="task" />
        <NewEntry folder="tasks" what="a task" />
      </>
    ),
  };
}

/** The cards of all tasks, grouped by modality. */
function TaskGroups({ buildData }: { readonly buildData: BuildData }): ReactNode {
  return (
    <div id="task-groups">
      {MODALITY_GROUPS.map(({ modality, label, tasks }) => (
        <section key={modality} className="task-group" aria-labelledby={toLocalId(modality)}>
          <DocHeading level={2} title={label} local={modality} />
          <ul className="cards picture-cards">
            {tasks.map((task) => (
              <TaskCard key={task.id} task={task} buildData={buildData} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Modalities(): ReactNode {
  return (
    <nav className="jump" aria-label="Modalities">
      <ul>
        {MODALITY_GROUPS.map(({ modality, label, tasks }) => (
          <li key={modality}>
            <a href={`#${toLocalId(modality)}`}>
              <Hallmark modality={modality} /> {label} <span className="count">{tasks.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
