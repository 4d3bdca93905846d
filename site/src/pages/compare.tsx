import { DocHeading } from "hubsmith/react";
import type { ReactNode } from "react";
import { taskPath } from "../entry-paths.ts";
import { Table } from "../components/table.tsx";
import { Link } from "../components/link.tsx";
import { Check, Filter, NothingFits, Select, TaskSelect } from "../components/entry-list.tsx";
import { comparables, pairsOf, type Comparable, type Pair } from "../compare/entries.ts";
import type { BuildData } from "../build-data.ts";
import type { Page } from "./page.ts";

/** Returns the page that compares libraries and providers by task. */
export function comparePage({ providers }: BuildData): Page {
  const all = comparables(providers);
  const pairs = pairsOf(all);
  const kinds = new Set(all.map(({ kind }) => kind));
  const who = kinds.has("provider") ? "library or provider" : "library";
  return {
    title: "Compare",
    description: `Which ${who} can do which task: ${pairs.length} pairs to sort, filter and save.`,
    content: (
      <>
        <DocHeading level={1} title="Compare" />
        <p className="lead">
          Compare two entries side by side, or find every {who} that supports a task. The table has {pairs.length}{" "}
          pairs: an entry, and a task that it supports.
        </p>
        <section className="scripted" aria-labelledby="side-by-side">
          <DocHeading level={2} title="Side by side" />
          <TwoForm all={all} />
        </section>
        <section aria-labelledby="all-pairs">
          <DocHeading level={2} title="All pairs" />
          <PairFilter kinds={[...kinds]} pairs={pairs} />
          <PairTable pairs={pairs} />
          <NothingFits list="pairs" entry="pair" />
        </section>
      </>
    ),
  };
}

const KIND_TITLES = { library: "Libraries", provider: "Providers" } as const;

function TwoForm({ all }: { readonly all: readonly Comparable[] }): ReactNode {
  return (
    <div data-compare="">
      <form className="filter">
        {["a", "b"].map((name) => (
          <label key={name}>
            {name === "a" ? "Compare" : "with"}
            <select name={name} autoComplete="off">
              <option value="">Choose</option>
              {(["library", "provider"] as const).map((kind) => (
                <Options key={kind} label={KIND_TITLES[kind]} entries={all.filter((one) => one.kind === kind)} />
              ))}
            </select>
          </label>
        ))}
      </form>
      <div className="compared" aria-live="polite" />
    </div>
  );
}

function Options({ label, entries }: { readonly label: string; readonly entries: readonly Comparable[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <optgroup label={label}>
      {entries.map(({ kind, id, title }) => (
        <option key={id} value={`${kind}:${id}`}>
          {title}
        </option>
      ))}
    </optgroup>
  );
}

interface PairsProps {
  readonly kinds: readonly string[];
  readonly pairs: readonly Pair[];
}

function PairFilter({ kinds, pairs }: PairsProps): ReactNode {
  const tasks = new Set(pairs.map(({ task }) => task));
  return (
    <Filter
      entries="pairs"
      list="pairs"
      count={pairs.length}
      label="Words"
      placeholder="for example speech"
      buttons={["csv", "json"].map((format) => (
        <button key={format} className="plain" type="button" data-save={format}>
          {`Save as ${format.toUpperCase()}`}
        </button>
      ))}
    >
      <TaskSelect isEmpty={(task) => !tasks.has(task)} />
      {kinds.length > 1 && <Select name="kind" label="Kind" options={kinds.map((kind) => [kind, kind])} />}
      <Check name="code" label="Has code" />
    </Filter>
  );
}

function PairTable({ pairs }: { readonly pairs: readonly Pair[] }): ReactNode {
  return (
    <Table
      label="Table of tasks and the entries that support them"
      isWide
      className="listing pairs"
      id="pairs"
      data-sortable=""
      data-name="hubsmith-pairs"
      columns={["Task", "By", { title: "Kind", className: "second" }, { title: "Code", className: "second" }]}
    >
      {pairs.map(({ task, taskLabel, by }) => (
        <tr
          key={`${task} ${by.kind} ${by.id}`}
          data-text={`${task} ${taskLabel} ${by.title} ${by.id}`.toLowerCase()}
          data-task={task}
          data-kind={by.kind}
          {...(by.hasCode && { "data-code": "" })}
        >
          <th scope="row">
            <Link to={taskPath(task)}>{taskLabel}</Link>
          </th>
          <td>
            <Link to={by.path}>{by.title}</Link>
          </td>
          <td className="second">{by.kind}</td>
          <td className="second">{by.hasCode ? "yes" : "no"}</td>
        </tr>
      ))}
    </Table>
  );
}
