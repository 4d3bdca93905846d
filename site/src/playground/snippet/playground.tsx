import { useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from "react";
import { Background } from "../background.ts";
import { scrollTo, type Cursor } from "../editor.tsx";
import { EntryChoice } from "../entry-choice.tsx";
import { EntryEditor, useEntryPlay } from "../entry-editor.tsx";
import { ShareLink } from "../share-link.tsx";
import { HoleAtCursor, Holes } from "./holes-list.tsx";
import { Output } from "./output.tsx";
import type { SnippetResult } from "./run.ts";
import { snippetStateOf, type SnippetState } from "./state.ts";

export interface SnippetPlaygroundProps {
  /** The initial content of the field, and the result for this content. */
  readonly state: SnippetState;
  readonly result: SnippetResult;
  /** Keys of the libraries. */
  readonly libraries: readonly string[];
  /** Address of the folder with the libraries' entries, with a slash at the end. */
  readonly folder: string;
}

const background = new Background<SnippetState, SnippetResult>({
  worker: async () => (await import("./worker.ts?worker&url")).default,
});

/** The entry of a library, its holes and problems, and the code of its rules. */
export function SnippetPlayground({ state: first, result, libraries, folder }: SnippetPlaygroundProps): ReactNode {
  const [cursor, setCursor] = useState<Cursor>();
  const play = useEntryPlay(background, first, result, snippetStateOf);
  const { state, change, run, show } = play;
  const { holes } = run.result;
  useScrollToRules(play.field, state);
  return (
    <div className="playground">
      <div className="play-source">
        <EntryChoice
          label="Library"
          names={libraries}
          folder={folder}
          chosen={state.library}
          onChoose={(library, text) => change({ library, text })}
        />
        <EntryEditor play={play} file={`spec/libraries/${state.library}.yaml`} marks={holes} onCursor={setCursor} />
        <HoleAtCursor holes={holes} cursor={cursor} />
        <div className="actions">
          <ShareLink state={state} />
        </div>
      </div>
      <div className="play-result">
        <Output run={run} problemId={play.problemId} onShow={show} />
      </div>
      <div className="play-inputs">
        <Holes holes={holes} onShow={show} />
      </div>
    </div>
  );
}

/** Scrolls to the rules when another entry is loaded, because visitors rarely need the fields above the rules. */
function useScrollToRules(field: RefObject<HTMLTextAreaElement | null>, { library, text }: SnippetState): void {
  const last = useRef(library);
  useEffect(() => {
    if (last.current === library) return;
    last.current = library;
    scrollTo(field.current, text.split("\n").findIndex((line) => line.startsWith("snippets:")) + 1);
  }, [field, library, text]);
}

export const makeSnippetPlayground = (json: string): ReactElement => <SnippetPlayground {...JSON.parse(json)} />;
