import { CopyButton } from "hubsmith/react";
import { useId, type ReactNode, type RefObject } from "react";
import { Editor } from "./editor.tsx";
import { markOf } from "./inputs.tsx";
import { ProblemBox } from "./output.tsx";
import type { ParsedAnswer } from "./parse-answer.ts";
import type { ChatProblem } from "./run.ts";
import type { ChatState } from "./state.ts";
import type { Run } from "./use-run.ts";

interface AnswerProps {
  readonly state: ChatState;
  readonly run: Run;
  readonly fields: { readonly answer: RefObject<HTMLTextAreaElement | null> };
  readonly onChange: (change: Partial<ChatState>) => void;
  readonly onShow: (problem: ChatProblem) => void;
  /** The select box with sample answers. */
  readonly children: ReactNode;
}

/** The model's answer, and the message that the response template makes of it. */
export function Answer({ state, run, fields, onChange, onShow, children }: AnswerProps): ReactNode {
  const id = useId();
  const parsed = run.failure === undefined ? run.result.answer : undefined;
  const problem = parsed?.problem;
  return (
    <section className="result" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>Answer</h2>
      <div className="answer-inputs">
        {children}
        <Editor
          label="Answer of the model"
          size="low"
          field={fields.answer}
          value={state.answer}
          onChange={(answer) => onChange({ answer })}
          mark={markOf(problem, "answer")}
          describedBy={problem?.field === "answer" ? `${id}problem` : undefined}
        />
      </div>
      <output className="status">{statusOf(state, run)}</output>
      <div id={`${id}problem`}>
        {problem !== undefined && <ProblemBox problem={problem} onShow={() => onShow(problem)} />}
      </div>
      {parsed?.message !== undefined && <Message parsed={parsed} isBehind={run.isBehind} />}
    </section>
  );
}

function statusOf({ responseTemplate, answer }: ChatState, { result, failure, isBehind }: Run): string {
  if (responseTemplate.trim() === "") return "To read an answer, load or write a response template.";
  if (answer === "") return "Write an answer, or choose a sample.";
  if (isBehind) return "Parsing …";
  if (failure !== undefined || result.answer?.problem !== undefined) return "No message, because there is an error.";
  const titles = result.answer?.parts?.map(({ title }) => title) ?? [];
  return titles.length === 0 ? "The message is empty." : `Message with: ${titles.join(", ")}`;
}

/** Maximum length of a part on the page, in characters. The copy button copies the whole message. */
const MOST_SHOWN = 20_000;

function Message({ parsed, isBehind }: { readonly parsed: ParsedAnswer; readonly isBehind: boolean }): ReactNode {
  const { parts = [], message = "" } = parsed;
  return (
    <div className={isBehind ? "message behind" : "message"}>
      {parts.map(({ title, text }, index) => (
        <div key={index}>
          <h3>{title}</h3>
          <pre>{text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} …` : text}</pre>
        </div>
      ))}
      <details>
        <summary>Message as JSON</summary>
        <div className="hs-snippet" data-hs-snippet="">
          <div className="hs-snippet-head">
            <CopyButton what="the message" />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- an area that scrolls must be reachable without a mouse */}
          <pre tabIndex={0} role="group" aria-label="Message as JSON">
            <code translate="no">{message}</code>
          </pre>
        </div>
      </details>
    </div>
  );
}
