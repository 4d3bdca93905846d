import { useId, type ReactElement, type ReactNode } from "react";
import { Background } from "../background.ts";
import { Choice } from "../choice.tsx";
import { EntryChoice } from "../entry-choice.tsx";
import { EntryEditor, useEntryPlay } from "../entry-editor.tsx";
import { ShareLink } from "../share-link.tsx";
import { Output } from "./output.tsx";
import type { ProviderResult } from "./run.ts";
import type { Way } from "../../../../generators/replay/replay.ts";
import { providerStateOf, type ProviderState } from "./state.ts";

export interface ProviderPlaygroundProps {
  /** The initial content of the fields, and the result for this content. */
  readonly state: ProviderState;
  readonly result: ProviderResult;
  readonly providers: readonly string[];
  /** Address of the folder with the providers' entries, with a slash at the end. */
  readonly folder: string;
}

const background = new Background<ProviderState, ProviderResult>({
  worker: async () => (await import("./worker.ts?worker&url")).default,
});

/** The entry of a provider, its problems, and the requests that the client sends. */
export function ProviderPlayground({ state: first, result, providers, folder }: ProviderPlaygroundProps): ReactNode {
  const play = useEntryPlay(background, first, result, providerStateOf);
  const { state, change, run } = play;
  const { tasks } = run.result;
  return (
    <div className="playground">
      <div className="play-source">
        <div className="samples">
          <EntryChoice
            label="Provider"
            names={providers}
            folder={folder}
            chosen={state.provider}
            onChoose={(provider, text) => change({ provider, text, task: "" })}
          />
          <Choice
            label="Task to call"
            names={tasks}
            value={tasks.includes(state.task) ? state.task : (tasks[0] ?? "")}
            onChoose={(task) => change({ task })}
          />
        </div>
        <WayChoice way={state.way} onChoose={(way) => change({ way })} />
        <EntryEditor play={play} file={`spec/providers/${state.provider}.yaml`} />
        <div className="actions">
          <ShareLink state={state} />
        </div>
      </div>
      <div className="play-result">
        <Output run={run} problemId={play.problemId} onShow={play.show} />
      </div>
    </div>
  );
}

const WAYS: readonly { readonly way: Way; readonly text: string }[] = [
  { way: "router", text: "Through the router, with a hub token" },
  { way: "direct", text: "Directly to the provider, with its key" },
];

function WayChoice({ way: chosen, onChoose }: { readonly way: Way; readonly onChoose: (way: Way) => void }): ReactNode {
  const name = useId();
  return (
    <fieldset className="options">
      <legend>How to call</legend>
      {WAYS.map(({ way, text }) => (
        <label key={way} className="check">
          <input type="radio" name={name} checked={way === chosen} onChange={() => onChoose(way)} /> {text}
        </label>
      ))}
    </fieldset>
  );
}

export const makeProviderPlayground = (json: string): ReactElement => <ProviderPlayground {...JSON.parse(json)} />;
