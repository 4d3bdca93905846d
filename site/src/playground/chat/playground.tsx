import { useId, useMemo, useRef, useState, type ReactNode } from "react";
import { messageOf } from "../../message-of.ts";
import { Background } from "./background.ts";
import { Editor, goTo } from "./editor.tsx";
import { ShareLink } from "./share-link.tsx";
import { useRun } from "./use-run.ts";
import { useSharedState } from "./use-shared-state.ts";
import { Inputs, markOf } from "./inputs.tsx";
import { Output } from "./output.tsx";
import type { ChatProblem, ChatRequest, ChatResult } from "./run.ts";
import { Samples } from "./samples.tsx";
import type { ChatState } from "./state.ts";

export interface ChatPlaygroundProps {
  /** The initial content of the fields, and the result for this content. */
  readonly state: ChatState;
  readonly result: ChatResult;
  /** Names of the bundled templates and conversations. */
  readonly templates: readonly string[];
  readonly conversations: readonly string[];
}

const background = new Background();

/** A chat template, a conversation, and the rendered prompt. */
export function ChatPlayground({ state: first, result, ...names }: ChatPlaygroundProps): ReactNode {
  const problemId = useId();
  const template = useRef<HTMLTextAreaElement>(null);
  const { state, change, trouble } = useSharedState(first);
  const request = useMemo<ChatRequest>(() => ({ action: "render", state }), [state]);
  const run = useRun(background, request, result);
  const problem = run.failure === undefined ? run.result.problem : undefined;
  const show = (found: ChatProblem): void => {
    if (found.field === "template" && found.place !== undefined) goTo(template.current, found.place);
  };
  return (
    <div className="playground">
      <div className="play-source">
        <Samples {...names} state={state} onChange={change} />
        {trouble !== "" && <p className="problem">{trouble}</p>}
        <Editor
          label="Template"
          size="tall"
          field={template}
          value={state.template}
          onChange={(next) => change({ template: next })}
          mark={markOf(problem, "template")}
          describedBy={problem?.field === "template" ? problemId : undefined}
        />
        <div className="actions">
          <FormatButton template={state.template} onChange={(next) => change({ template: next })} />
          <ShareLink state={state} />
        </div>
      </div>
      <div className="play-result">
        <Output run={run} problemId={problemId} onShow={show} />
      </div>
      <div className="play-inputs">
        <Inputs state={state} onChange={change} problem={problem} problemId={problemId} />
      </div>
    </div>
  );
}

interface FormatButtonProps {
  readonly template: string;
  readonly onChange: (template: string) => void;
}

/** A button that formats the template. If it is pressed again, it restores the unformatted template. */
function FormatButton({ template, onChange }: FormatButtonProps): ReactNode {
  const [before, setBefore] = useState<{ readonly text: string; readonly formatted: string }>();
  const [said, setSaid] = useState("");
  const format = async (): Promise<void> => {
    try {
      const request: ChatRequest = { action: "format", template };
      const { formatted, problem } = await background.run(request, new AbortController().signal);
      setSaid(formatted === undefined ? (problem?.message ?? "") : formatted === template ? "Nothing to change." : "");
      if (formatted === undefined || formatted === template) return;
      setBefore({ text: template, formatted });
      onChange(formatted);
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  const canUndo = before !== undefined && before.formatted === template;
  return (
    <div className="format">
      <button type="button" className="plain" onClick={() => (canUndo ? onChange(before.text) : void format())}>
        {canUndo ? "Undo the formatting" : "Format the template"}
      </button>
      <output>{said}</output>
    </div>
  );
}
