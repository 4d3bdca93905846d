import { useEffect, useId, useMemo, useRef, useState, type MouseEvent, type ReactNode, type ToggleEvent } from "react";
import type { ModelData } from "../../generated/records.ts";
import { loadFromCatalogue, useLibraries, type LibraryChoice } from "./catalogue.ts";
import { openByScript, opens } from "./invoker.ts";
import { LibraryFacts, type LibraryDetails } from "./library-details.tsx";
import { SnippetBlock, type MarkedSnippet } from "./snippet-block.tsx";
import { Tabs } from "./tabs.tsx";
import { UpdateOnGitHub } from "./update-on-github.tsx";
import { useSnippets, type LoadSnippets, type SnippetState } from "./use-snippets.ts";

export interface UseThisModelProps {
  /** The model that the snippets load. */
  readonly model: ModelData;
  /** Keys of the libraries to offer, in order. Default: the model's library, then those of its tags with snippets. */
  readonly libraries?: readonly string[];
  /** Names to show for the keys of `libraries`. Default: the keys. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What to say about the code, for the keys of `libraries`. Default: what the catalogue says, if it has been loaded. */
  readonly details?: Readonly<Record<string, LibraryDetails>>;
  /** Snippets by library key that are at hand, for example rendered at build time; they are not loaded. */
  readonly snippets?: Readonly<Record<string, readonly MarkedSnippet[]>>;
  /** Makes the snippets that are not at hand. Default: the catalogue's rules, loaded one library at a time. */
  readonly loadSnippets?: LoadSnippets;
  /** Web address of the repository that "Update on GitHub" leads to. Default: Hubsmith's own. */
  readonly repository?: string;
}

const NONE = {};

/**
 * A button that opens a dialog with the code that uses a model: one tab for each library, blocks to copy in each.
 *
 * The dialog is native: it opens before the script has run where browsers know invoker commands, Escape and a click
 * beside it close it, and the focus goes back to the button. Everything of the model is shown as text.
 */
export function UseThisModel(props: UseThisModelProps): ReactNode {
  const id = useId();
  const model = useSameModel(props.model);
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // The dialog of a prerendered page may have been opened before this script came.
    if (dialog.current?.open === true) setOpened(true);
  }, []);
  const open = (event: MouseEvent<HTMLButtonElement>): void => {
    setOpened(true);
    openByScript(event.currentTarget);
  };
  const onToggle = (event: ToggleEvent<HTMLDialogElement>): void => {
    if (event.newState === "open") setOpened(true);
  };
  return (
    <div className="hs-use">
      <button className="hs-button" type="button" aria-haspopup="dialog" onClick={open} {...opens(`${id}dialog`)}>
        Use this model<span className="hs-hidden"> {model.id}</span>
      </button>
      <dialog
        ref={dialog}
        id={`${id}dialog`}
        className="hs-dialog"
        aria-labelledby={`${id}title`}
        closedby="any"
        onToggle={onToggle}
        // It may be open before it is hydrated.
        suppressHydrationWarning
      >
        <DialogContent {...props} model={model} id={id} opened={opened} />
        {/* While the dialog is open, the rest of the page is silent. Its text is set from outside of React. */}
        <output className="hs-hidden" data-hs-live="" suppressHydrationWarning>
          {""}
        </output>
      </dialog>
    </div>
  );
}

/** The same object as long as the record says the same, so that a new but equal record loads nothing again. */
function useSameModel(model: ModelData): ModelData {
  const text = JSON.stringify(model);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text stands for the model
  return useMemo(() => model, [text]);
}

interface DialogContentProps extends UseThisModelProps {
  readonly id: string;
  readonly opened: boolean;
}

function DialogContent({ id, opened, model, libraries, repository, ...props }: DialogContentProps): ReactNode {
  const { labels = NONE, details = NONE, snippets = NONE, loadSnippets = loadFromCatalogue } = props;
  const choices = useLibraries(model, libraries, { labels, details }, opened);
  const [chosen, setChosen] = useState("");
  const selected = choices?.find(({ key }) => key === chosen) ?? choices?.[0];
  const state = useSnippets(model, selected?.key ?? "", opened, loadSnippets, snippets);
  const tabId = (key: string): string => `${id}tab-${(choices ?? []).findIndex((choice) => choice.key === key)}`;
  return (
    <div className="hs-dialog-box">
      <DialogHead titleId={`${id}title`} modelId={model.id} />
      {choices !== undefined && selected !== undefined && (
        <Tabs
          label="Library"
          choices={choices}
          selected={selected.key}
          onSelect={setChosen}
          tabId={tabId}
          panelId={`${id}panel`}
        />
      )}
      {selected === undefined ? (
        <p className="hs-panel">{choices ? "No library of the catalogue fits this model." : "Loading…"}</p>
      ) : (
        <div
          id={`${id}panel`}
          className="hs-panel"
          role="tabpanel"
          tabIndex={0}
          aria-labelledby={tabId(selected.key)}
          aria-busy={state.state === "loading"}
        >
          <Panel state={state} label={selected.label} details={selected.details} />
          <p className="hs-dialog-foot">
            <UpdateOnGitHub path={`spec/libraries/${selected.key}.yaml`} {...(repository && { repository })} />
          </p>
        </div>
      )}
    </div>
  );
}

function DialogHead({ titleId, modelId }: { readonly titleId: string; readonly modelId: string }): ReactNode {
  // Set by hand: React would focus the title when the page loads instead of when the dialog opens.
  const focusFirst = (title: HTMLElement | null): void => title?.setAttribute("autofocus", "");
  return (
    <div className="hs-dialog-head">
      <h2 id={titleId} className="hs-dialog-title" tabIndex={-1} ref={focusFirst}>
        Use this model <code>{modelId}</code>
      </h2>
      <form method="dialog">
        <button className="hs-close" aria-label="Close">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </button>
      </form>
    </div>
  );
}

interface PanelProps extends Omit<LibraryChoice, "key"> {
  readonly state: SnippetState;
}

function Panel({ state, label, details }: PanelProps): ReactNode {
  switch (state.state) {
    case "loading":
      return <output className="hs-wait">Loading the code for {label}…</output>;
    case "failed":
      return (
        <p role="alert">
          The code for {label} could not be loaded.{" "}
          <button className="hs-button" type="button" onClick={state.retry}>
            Try again
          </button>
        </p>
      );
    case "ready":
      if (state.snippets.length === 0) return <p>There is no code for {label} yet.</p>;
      return (
        <>
          {state.snippets.map((snippet, index) => (
            <SnippetBlock key={index} snippet={snippet} />
          ))}
          {details !== undefined && <LibraryFacts details={details} withInstall={!showsInstall(state.snippets)} />}
        </>
      );
  }
}

/** True when the blocks say by themselves what to install. */
function showsInstall(snippets: readonly MarkedSnippet[]): boolean {
  return snippets.some(({ kind }) => kind === "install");
}
