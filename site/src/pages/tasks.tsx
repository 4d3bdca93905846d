import { DocHeading, toLocalId } from "hubsmith/react";
import type { ReactNode } from "react";
import { MODALITY_GROUPS, TASKS, librariesOfTask, type TaskEntry } from "../catalogue.ts";
import { ModalityIcon } from "../components/icons.tsx";
import { Link } from "../components/link.tsx";
import type { Page } from "./page.ts";

/** All tasks, by modality. */
export function tasksPage(): Page {
  return {
    title: "Tasks",
    description: `${TASKS.length} things that machine-learning models do, by the kind of data they work on.`,
    content: (
      <>
        <DocHeading level={1} title="Tasks" />
        <p className="lead">
          {TASKS.length} things that models do, by the kind of data they work on. Each has a worked example, ways to
          measure it, and models and libraries to begin with.
        </p>
        <nav className="jump" aria-label="Modalities">
          <ul>
            {MODALITY_GROUPS.map(({ modality, label, tasks }) => (
              <li key={modality}>
                <a href={`#${toLocalId(modality)}`}>
                  <ModalityIcon modality={modality} /> {label} <span className="count">{tasks.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {MODALITY_GROUPS.map(({ modality, label, tasks }) => (
          <section key={modality} aria-labelledby={toLocalId(modality)}>
            <DocHeading level={2} title={label} local={modality} />
            <ul className="cards">
              {tasks.map((task) => (
                <TaskCard key={task.id} task={task} />
              ))}
            </ul>
          </section>
        ))}
      </>
    ),
  };
}

function TaskCard({ task: { id, data } }: { readonly task: TaskEntry }): ReactNode {
  const libraries = librariesOfTask(id).length;
  return (
    <li className="card">
      <h3>
        <Link to={`/tasks/${id}/`}>{data.label}</Link>
      </h3>
      <p>{firstSentence(data.summary)}</p>
      <p className="card-foot">
        <code>{id}</code>
        {libraries > 0 && <span>{libraries === 1 ? "1 library" : `${libraries} libraries`}</span>}
      </p>
    </li>
  );
}

/** The first sentence of a text; the whole text when it has no end that can be told. */
function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s+\p{Lu}|$)/su.exec(text)?.[0] ?? text;
}
