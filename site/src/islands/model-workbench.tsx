import { LIBRARIES, librariesForModel, librarySnippetsWithRules } from "hubsmith/libraries/lazy";
import {
  loadFromProviders,
  ModelCode,
  TabSet,
  UseThisModel,
  type LoadSnippets,
  type MarkedSnippet,
} from "hubsmith/react";
import { PIPELINE_TYPES, type ModelData } from "hubsmith/tasks";
import { useEffect, useId, useMemo, useState, type ReactElement, type ReactNode } from "react";
import { Reason } from "../components/reason.tsx";
import { Fit } from "../model/fit.tsx";
import { LookUpForm } from "../model/look-up-form.tsx";
import type { Json } from "../model/paths.ts";
import { RecordForm } from "../model/record-form.tsx";
import { RecordJson } from "../model/record-json.tsx";
import { RecordSource } from "../model/record-source.tsx";
import { bundledRecord } from "../model/records.ts";
import type { Schema } from "../model/schema.ts";
import { modelSchema, wordsOfLibrary } from "../model/site-files.ts";
import { printed, useRecord, type RecordEditing } from "../model/use-record.ts";
import { reasonOf } from "../rule-words.ts";
import type { ModelField } from "../services.ts";
import type { ExplainedSnippet } from "../snippets.ts";

export interface ModelWorkbenchProps {
  /** Path that the site lies under. */
  readonly base: string;
  /** The record to begin with, and its code by library. */
  readonly start: ModelData;
  readonly snippets: Readonly<Record<string, readonly ExplainedSnippet[]>>;
  readonly fields: readonly ModelField[];
}

/** Values that fields are known to have. */
const VALUES = { library_name: Object.keys(LIBRARIES), pipeline_tag: PIPELINE_TYPES, tags: Object.keys(LIBRARIES) };

/** A record to edit on one side, and its code on the other. */
export function ModelWorkbench({ base, start, snippets, fields }: ModelWorkbenchProps): ReactNode {
  const [unknown, setUnknown] = useState<{ readonly id: string; readonly turn: number }>();
  const editing = useRecord(start, (id) => setUnknown((before) => ({ id, turn: (before?.turn ?? 0) + 1 })));
  return (
    <div className="workbench">
      <section className="workbench-in scripted" aria-label="The record">
        <LookUpForm suggested={unknown} loadSchema={() => modelSchema(base)} onRecord={editing.show} />
        <RecordSource
          shown={shownOf(editing.record)}
          onText={editing.setText}
          onRecord={(record) => editing.show(record as unknown as Json)}
        />
        <RecordTabs base={base} editing={editing} fields={fields} />
      </section>
      <section className="workbench-out" aria-label="The code">
        <ModelOutput base={base} model={editing.record} snippets={editing.record === start ? snippets : undefined} />
      </section>
    </div>
  );
}

/** Id of the bundled record that a record is; empty when it is none. */
function shownOf(record: ModelData): string {
  const bundled = bundledRecord(record.id);
  return bundled !== undefined && printed(bundled) === printed(record) ? record.id : "";
}

const VIEWS = [
  { key: "form", label: "Form" },
  { key: "json", label: "JSON" },
];

interface RecordTabsProps {
  readonly base: string;
  readonly editing: RecordEditing;
  readonly fields: readonly ModelField[];
}

function RecordTabs({ base, editing, fields }: RecordTabsProps): ReactNode {
  const id = useId();
  const [view, setView] = useState("form");
  const [schema, setSchema] = useState<Schema>();
  useEffect(() => {
    let isCurrent = true;
    // Without the schema, JSON is neither completed nor checked.
    modelSchema(base).then(
      (found) => isCurrent && setSchema(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [base]);
  const { text, problem, setText, show } = editing;
  const record = editing.record as unknown as Json;
  return (
    <TabSet
      id={id}
      label="How the record is shown"
      choices={VIEWS}
      selected={view}
      onSelect={setView}
      panelClass="record"
    >
      {view === "form" ? (
        <RecordForm record={record} fields={fields} values={VALUES} isLocked={problem !== undefined} onChange={show} />
      ) : (
        <RecordJson text={text} record={record} problem={problem} schema={schema} values={VALUES} onChange={setText} />
      )}
      {view === "form" && problem !== undefined && <p className="record-problem">{problem}</p>}
    </TabSet>
  );
}

interface ModelOutputProps {
  readonly base: string;
  readonly model: ModelData;
  /** Code that is at hand, by library. */
  readonly snippets: ModelWorkbenchProps["snippets"] | undefined;
}

function ModelOutput({ base, model, snippets }: ModelOutputProps): ReactNode {
  const fitting = useMemo(() => librariesForModel(model), [model]);
  const load = useMemo(() => explainedLoader(base), [base]);
  const libraries = fitting.map(({ key }) => key);
  const shared = {
    model,
    libraries,
    labels: Object.fromEntries(libraries.map((key) => [key, LIBRARIES[key].prettyLabel])),
    details: Object.fromEntries(libraries.map((key) => [key, LIBRARIES[key]])),
    loadSnippets: load,
    hostedSnippets: loadFromProviders,
    ...(snippets !== undefined && { snippets }),
  };
  return (
    <>
      <div className="fit-line">
        <Fit model={model} fitting={fitting} base={base} />
        <UseThisModel {...shared} />
      </div>
      <ModelCode {...shared} note={noteOf} />
    </>
  );
}

function noteOf(snippet: MarkedSnippet): ReactNode {
  const { reason } = snippet as ExplainedSnippet;
  return reason === undefined ? undefined : <Reason reason={reason} />;
}

/** Makes code with the reason of each block. */
function explainedLoader(base: string): LoadSnippets {
  return async (library, model): Promise<ExplainedSnippet[]> => {
    const [snippets, words] = await Promise.all([
      librarySnippetsWithRules(library, model),
      wordsOfLibrary(base, library),
    ]);
    return snippets.map(({ rule, ...snippet }) => {
      const reason = reasonOf(words, rule);
      return reason === undefined ? snippet : { ...snippet, reason };
    });
  };
}

export const makeModelWorkbench = (json: string): ReactElement => <ModelWorkbench {...JSON.parse(json)} />;
