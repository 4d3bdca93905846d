import { useEffect, useId, useMemo, useRef, useState, type ReactElement, type ReactNode, type RefObject } from "react";
import { Background } from "../background.ts";
import { Choice } from "../choice.tsx";
import { Editor, goTo, scrollTo, type Cursor, type EditorMark } from "../editor.tsx";
import { loadText } from "../load-text.ts";
import { marksOfProblems } from "../problem-list.tsx";
import { ShareLink } from "../share-link.tsx";
import { useRun } from "../use-run.ts";
import { useSharedState } from "../use-shared-state.ts";
import { HoleAtCursor, Holes } from "./holes-list.tsx";
import { Output } from "./output.tsx";
import type { SnippetResult } from "./run.ts";
import { snippetStateOf, type SnippetState } from "./state.ts";

export interface SnippetPlaygroundProps {
  /** What stands in the field at first, and what comes of it. */
  readonly state: SnippetState;
  readonly result: SnippetResult;
  /** Keys of the libraries to begin with, and the folder that holds their entries, with a slash at its end. */
  readonly libraries: readonly string[];
  readonly folder: string;
}

const background = new Background<SnippetState, SnippetResult>({
  worker: async () => (await import("./worker.ts?worker&url")).default,
  inPage: async () => (await import("./answer.ts")).answerSnippet,
});

/** The entry of a library, its holes and problems, and the code that its rules give. */
export function SnippetPlayground({ state: first, result, libraries, folder }: SnippetPlaygroundProps): ReactNode {
  const problemId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState<Cursor>();
  const { state, change, trouble } = useSharedState(first, snippetStateOf);
  const request = useMemo(() => state, [state]);
  const run = useRun(background, request, result);
  const { problems, holes } = run.result;
  useScrollToRules(field, state);
  const show = (place: Omit<EditorMark, "kind">): void => goTo(field.current, place);
  return (
    <div className="playground">
      <div className="play-source">
        <LibraryChoice libraries={libraries} folder={folder} chosen={state.library} onChoose={change} />
        {trouble !== "" && <p className="problem">{trouble}</p>}
        <Editor
          label={`Entry: spec/libraries/${state.library}.yaml`}
          size="tall"
          field={field}
          value={state.text}
          onChange={(text) => change({ text })}
          onCursor={setCursor}
          marks={run.isBehind ? [] : [...marksOfProblems(problems), ...holes]}
          describedBy={problems.length > 0 ? problemId : undefined}
        />
        <HoleAtCursor holes={holes} cursor={cursor} />
        <div className="actions">
          <ShareLink state={state} />
        </div>
      </div>
      <div className="play-result">
        <Output run={run} problemId={problemId} onShow={show} />
      </div>
      <div className="play-inputs">
        <Holes holes={holes} onShow={show} />
      </div>
    </div>
  );
}

/** Shows the rules of an entry when it is another than before: what stands above them seldom matters here. */
function useScrollToRules(field: RefObject<HTMLTextAreaElement | null>, { library, text }: SnippetState): void {
  const last = useRef(library);
  useEffect(() => {
    if (last.current === library) return;
    last.current = library;
    scrollTo(field.current, text.split("\n").findIndex((line) => line.startsWith("snippets:")) + 1);
  }, [field, library, text]);
}

interface LibraryChoiceProps extends Pick<SnippetPlaygroundProps, "libraries" | "folder"> {
  readonly chosen: string;
  readonly onChoose: (state: SnippetState) => void;
}

/** The entries of the catalogue to begin with. Each is loaded when it is chosen. */
function LibraryChoice({ libraries, folder, chosen, onChoose }: LibraryChoiceProps): ReactNode {
  const [trouble, setTrouble] = useState("");
  const last = useRef("");
  const choose = async (library: string): Promise<void> => {
    last.current = library;
    try {
      const text = await loadText(`${folder}${encodeURIComponent(library)}.yaml`);
      if (last.current !== library) return;
      onChoose({ library, text });
      setTrouble("");
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="samples">
      <Choice label="Library" names={libraries} value={chosen} onChoose={(library) => void choose(library)} />
      {trouble !== "" && <p className="problem">{trouble}</p>}
    </div>
  );
}

export const makeSnippetPlayground = (json: string): ReactElement => <SnippetPlayground {...JSON.parse(json)} />;
