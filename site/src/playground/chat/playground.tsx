import { useId, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { Actions } from "./actions.tsx";
import { Answer } from "./answer.tsx";
import { Background } from "./background.ts";
import { Editor, goTo } from "./editor.tsx";
import { Inputs, markOf } from "./inputs.tsx";
import { LoadForm } from "./load-form.tsx";
import { Output, Variables } from "./output.tsx";
import type { ChatRequest, Rendered } from "./requests.ts";
import type { ChatField, ChatProblem } from "./run.ts";
import { SampleAnswers, Samples, type SampleNames } from "./samples.tsx";
import type { ChatState } from "./state.ts";
import { useChatState } from "./use-chat-state.ts";
import { useRun, type Run } from "./use-run.ts";

export interface ChatPlaygroundProps {
  /** The initial content of the fields, and the result for this content. */
  readonly state: ChatState;
  readonly result: Rendered;
  readonly names: SampleNames;
}

const renderer = new Background();
/** Formats templates and reads files. It is separate, because a new run of the renderer stops the run before. */
const helper = new Background();

/** A chat template, a conversation, the rendered prompt, and a model's answer with the parsed message. */
export function ChatPlayground({ state: first, result, names }: ChatPlaygroundProps): ReactNode {
  const problemId = useId();
  const fields: Fields = { template: useField(), responseTemplate: useField(), answer: useField() };
  const { state, change, startAgain, trouble } = useChatState(first);
  const request = useMemo<ChatRequest>(() => ({ action: "render", state }), [state]);
  const run = useRun(renderer, request, result);
  const problem = run.failure === undefined ? run.result.problem : undefined;
  const show = (found: ChatProblem): void => showIn(fields, found);
  const samples = { names, state, onChange: change };
  return (
    <div className="playground">
      <div className="play-source">
        <Samples {...samples} />
        <LoadForm background={helper} variables={state.variables} onChange={change} />
        <div role="alert">{trouble !== "" && <p className="problem">{trouble}</p>}</div>
        <Templates {...{ state, run, problemId, fields }} onChange={change}>
          <Actions {...{ state, first, startAgain, isKept: trouble === "", background: helper, onChange: change }} />
        </Templates>
      </div>
      <div className="play-result">
        <Output run={run} problemId={problemId} onShow={show} />
        <Answer {...{ state, run, fields }} onShow={show} onChange={change}>
          <SampleAnswers {...samples} />
        </Answer>
      </div>
      <div className="play-inputs">
        <Inputs state={state} onChange={change} problem={problem} problemId={problemId} />
        <Variables variables={run.result.variables} />
      </div>
    </div>
  );
}

type Fields = Readonly<Record<"template" | "responseTemplate" | "answer", RefObject<HTMLTextAreaElement | null>>>;

const useField = (): RefObject<HTMLTextAreaElement | null> => useRef<HTMLTextAreaElement>(null);

/** Selects the place of a problem in its field. */
function showIn(fields: Fields, { field, place }: ChatProblem): void {
  const shown: Readonly<Partial<Record<ChatField, Fields["answer"]>>> = fields;
  if (place !== undefined) goTo(shown[field]?.current ?? null, place);
}

interface TemplatesProps {
  readonly state: ChatState;
  readonly onChange: (change: Partial<ChatState>) => void;
  readonly run: Run;
  readonly problemId: string;
  readonly fields: Fields;
  /** The buttons below the template. */
  readonly children: ReactNode;
}

/** The chat template and the response template. */
function Templates({ state, onChange, run, problemId, fields, children }: TemplatesProps): ReactNode {
  const { problem, answer } = run.failure === undefined ? run.result : {};
  return (
    <>
      <Editor
        label="Template"
        size="tall"
        field={fields.template}
        value={state.template}
        onChange={(template) => onChange({ template })}
        mark={markOf(problem, "template")}
        describedBy={problem?.field === "template" ? problemId : undefined}
      />
      {children}
      <Editor
        label="Response template (a JSON object, or empty)"
        size="low"
        field={fields.responseTemplate}
        value={state.responseTemplate}
        onChange={(responseTemplate) => onChange({ responseTemplate })}
        mark={markOf(answer?.problem, "responseTemplate")}
        describedBy={undefined}
      />
    </>
  );
}
