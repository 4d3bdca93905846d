import { LIBRARIES, librariesForModel, librarySnippetsWithRules } from "hubsmith/libraries/lazy";
import {
  loadFromApps,
  loadFromProviders,
  ModelCode,
  TabSet,
  type LoadSnippets,
  type MarkedSnippet,
} from "hubsmith/react";
import { PIPELINE_TYPES, type ModelRecord } from "hubsmith/tasks";
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import { ModelLine } from "../components/model-line.tsx";
import { drawLogo } from "../islands/use-this-model.tsx";
import { Fit } from "./fit.tsx";
import { LookUpForm } from "./look-up-form.tsx";
import { modelIdIn, modelPath } from "../entry-paths.ts";
import type { Json } from "./paths.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordSource } from "./record-source.tsx";
import { bundledRecord } from "../records/records.ts";
import { sharedAddress } from "./share.ts";
import { siteFile } from "../site-files.ts";
import { UnknownModel } from "./unknown-model.tsx";
import { useLookUp } from "./use-look-up.ts";
import { printed, useRecord, type RecordEditing } from "./use-record.ts";
import { reasonOf, type RuleWords } from "../catalogue/rule-words.ts";
import { rememberChoice } from "../search/recent.ts";
import type { ModelField } from "../build-data.ts";
import type { ExplainedSnippet } from "../catalogue/snippets.ts";
import { Ticked } from "../components/code.tsx";

export interface ModelWorkbenchProps {
  /** The initial record. */
  readonly start: ModelRecord;
  /** Code for the initial record, by library. */
  readonly snippets: Readonly<Record<string, readonly ExplainedSnippet[]>>;
  readonly fields: readonly ModelField[];
}

/** Known values of some fields, which the form suggests. */
const VALUES = { library_name: Object.keys(LIBRARIES), pipeline_tag: PIPELINE_TYPES, tags: Object.keys(LIBRARIES) };

/** A field for a model's id, the code for this model, and the model record. */
export function ModelWorkbench({ start, snippets, fields }: ModelWorkbenchProps): ReactNode {
  const { requested, editing, progress, request, show, submit } = useRequestedModel(start);
  const model = editing.record;
  // While the requested model loads, the code of the previous model is hidden, so that visitors do not copy it by
  // mistake.
  const isOther = progress.state !== "idle" && progress.id !== model.id;
  const isComing = progress.state === "loading" && isOther;
  const isMissing = progress.state === "failed" && progress.result.failure !== "invalid" && isOther;
  return (
    <div className="workbench">
      <div className="scripted">
        <LookUpForm requested={requested} progress={progress} onSubmit={submit} />
      </div>
      <section className="workbench-out" aria-label="The code" aria-busy={isComing}>
        {isMissing && (
          <UnknownModel
            key={progress.id}
            id={progress.id}
            isClosed={progress.result.failure === "closed"}
            onRecord={show}
            onRetry={() => request(progress.id)}
          />
        )}
        {!isMissing && !isComing && <ModelOutput model={model} snippets={model === start ? snippets : undefined} />}
      </section>
      <RecordPart editing={editing} fields={fields} onRecord={show} isHidden={isMissing} />
    </div>
  );
}

interface RecordPartProps extends RecordTabsProps {
  readonly onRecord: (record: ModelRecord) => void;
  readonly isHidden: boolean;
}

/**
 * The record in a collapsed section, which opens if the record has a problem. The many fields of the record are drawn
 * when the section opens for the first time, so that the code above it appears sooner.
 */
function RecordPart({ editing, fields, onRecord, isHidden }: RecordPartProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { problem, record, setText } = editing;
  useEffect(() => {
    if (problem !== undefined && details.current !== null) details.current.open = true;
  }, [problem]);
  // A visitor can open the section before React listens to it.
  useEffect(() => setWasOpened(details.current?.open === true), []);
  return (
    <details ref={details} className="workbench-record scripted" hidden={isHidden} onToggle={() => setWasOpened(true)}>
      <summary>The model record for this code</summary>
      <p className="hint">
        The code depends on these fields. Change a field to see how the code changes, or choose another record.
      </p>
      {wasOpened && (
        <>
          <RecordSource shown={shownOf(record)} onText={setText} onRecord={onRecord} />
          <RecordTabs editing={editing} fields={fields} />
        </>
      )}
    </details>
  );
}

const COMING = ".workbench-out[aria-busy='true'], .workbench-out [aria-busy='true'], .workbench-out .hs-wait";

/**
 * Shows the code as soon as the model in the address has loaded. Until then, the code is hidden, because it belongs to
 * another model.
 */
function reveal(): void {
  if (document.querySelector(COMING) !== null) requestAnimationFrame(reveal);
  else delete document.documentElement.dataset["asked"];
}

/** Returns the shown record, the progress of a look-up, and functions that show or look up a record. */
function useRequestedModel(start: ModelRecord) {
  const [requested, setRequested] = useState({ id: "" });
  const name = (id: string): void => {
    setRequested({ id });
    // React draws the requested model in the next frame. The code is shown after that frame.
    requestAnimationFrame(() => requestAnimationFrame(reveal));
  };
  const request = (id: string): void => {
    name(id);
    lookingUp.start(id);
  };
  const editing = useRecord(start, {
    unknown: request,
    restored: (id) => {
      name(id);
      lookingUp.clear();
    },
  });
  const lookingUp = useLookUp((record, id) => {
    remember(id);
    editing.show(record, id);
  });
  const show = (record: ModelRecord): void => {
    lookingUp.clear();
    editing.show(record as unknown as Json);
  };
  const submit = (typed: string): void => {
    const id = modelIdIn(typed);
    const bundled = id === undefined ? undefined : bundledRecord(id);
    // If the site contains a record of the model, its code is shown at once. The hub's record replaces it later.
    if (bundled !== undefined && editing.record.id !== id) editing.show(bundled as unknown as Json);
    if (id !== undefined) writeAddress(sharedAddress({ kind: "id", id }, location.hash));
    lookingUp.start(typed);
  };
  return { requested, editing, progress: lookingUp.progress, request, show, submit };
}

/** Stores a model as a recent choice. The search shows recent choices before a visitor types. */
function remember(id: string): void {
  rememberChoice({ kind: "model", title: id, detail: "found on the hub", path: modelPath(id) });
}

/** Adds an address to the browser's history, so that "back" leads to the previous model. */
function writeAddress(address: string): void {
  try {
    if (location.search + location.hash !== address) history.pushState(null, "", address);
  } catch {
    // Browsers refuse to change the address in some frames, and if it changes too often. The page works without the
    // change.
  }
}

/** Returns the id of a record if the record is bundled and unchanged, otherwise an empty text. */
function shownOf(record: ModelRecord): string {
  const bundled = bundledRecord(record.id);
  return bundled !== undefined && printed(bundled) === printed(record) ? record.id : "";
}

const VIEWS = [
  { key: "form", label: "Form" },
  { key: "json", label: "JSON" },
];

interface RecordTabsProps {
  readonly editing: RecordEditing;
  readonly fields: readonly ModelField[];
}

function RecordTabs({ editing, fields }: RecordTabsProps): ReactNode {
  const id = useId();
  const [view, setView] = useState("form");
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
        <div className="record-json">
          <label htmlFor={`${id}json`}>JSON of the record</label>
          <textarea
            id={`${id}json`}
            rows={18}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={text}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}problem`}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
      <p className="record-problem" role="alert" id={`${id}problem`}>
        {problem !== undefined && `${problem} The code shows the last valid record.`}
      </p>
    </TabSet>
  );
}

interface ModelOutputProps {
  readonly model: ModelRecord;
  /** The code that is already loaded, by library. */
  readonly snippets: ModelWorkbenchProps["snippets"] | undefined;
}

function ModelOutput({ model, snippets }: ModelOutputProps): ReactNode {
  const fitting = useMemo(() => librariesForModel(model), [model]);
  const libraries = fitting.map(({ key }) => key);
  const shared = {
    model,
    libraries,
    labels: Object.fromEntries(libraries.map((key) => [key, LIBRARIES[key].prettyLabel])),
    details: Object.fromEntries(libraries.map((key) => [key, LIBRARIES[key]])),
    loadSnippets: loadExplained,
    hostedSnippets: loadFromProviders,
    apps: loadFromApps,
    logo: drawLogo,
    ...(snippets !== undefined && { snippets }),
  };
  return (
    <>
      <ModelLine model={briefly(model)} />
      <ModelCode {...shared} note={noteOf} deepLink />
      <Fit model={model} fitting={fitting} />
    </>
  );
}

/** Returns a record with only the id, the task, and the library as its only tag, to save space. */
function briefly({ id, pipeline_tag, library_name }: ModelRecord): ModelRecord {
  return { id, ...(pipeline_tag && { pipeline_tag }), tags: [library_name].filter((name) => name !== undefined) };
}

function noteOf(snippet: MarkedSnippet): ReactNode {
  const { reason } = snippet as ExplainedSnippet;
  if (reason === undefined || snippet.kind === "install") return undefined;
  return (
    <details className="why">
      <summary>Why this code</summary>
      <Reason reason={reason} />
    </details>
  );
}

/** Loads the code for a model. Each code block contains the reason why it is shown. */
const loadExplained: LoadSnippets = async (library, model): Promise<ExplainedSnippet[]> => {
  const [snippets, words] = await Promise.all([librarySnippetsWithRules(library, model), ruleWords(library)]);
  return snippets.map(({ rule, ...snippet }) => {
    const reason = reasonOf(words, rule, model);
    return reason === undefined ? snippet : { ...snippet, reason };
  });
};

/**
 * Explains why a model gets a code block. Shows nothing if the reason is unknown. Names in the reason are in backticks.
 */
export function Reason({ reason }: { readonly reason: string | undefined }): ReactNode {
  if (reason === undefined) return undefined;
  if (reason === "") return <>This is the default code of this library.</>;
  return (
    <>
      Chosen for this model, because <Ticked text={reason} />.
    </>
  );
}

/** Returns the rules of a library in words; undefined if they cannot be loaded. */
function ruleWords(library: string): Promise<RuleWords | undefined> {
  return siteFile<RuleWords>(`api/rules/${encodeURIComponent(library)}.json`).catch(() => undefined);
}
