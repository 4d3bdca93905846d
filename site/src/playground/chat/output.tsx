import { CopyButton } from "hubsmith/react";
import { useState, type ReactNode } from "react";
import type { Run } from "./use-run.ts";
import { Check } from "./inputs.tsx";
import type { ChatField, ChatProblem, ChatResult, ReadVariable } from "./run.ts";

export interface OutputProps {
  readonly run: Run;
  readonly problemId: string;
  readonly onShow: (problem: ChatProblem) => void;
}

/** The rendered prompt, or the problem that prevents rendering. */
export function Output({ run, problemId, onShow }: OutputProps): ReactNode {
  const { result, failure, isBehind } = run;
  const { problem, text, spans = [] } = result;
  const isText = text !== undefined && failure === undefined;
  return (
    <section className="result" aria-labelledby={`${problemId}title`}>
      <h2 id={`${problemId}title`}>Prompt</h2>
      <output className="status">{statusOf(run)}</output>
      <div id={problemId}>
        {failure !== undefined && <ProblemBox problem={{ message: failure }} />}
        {failure === undefined && problem !== undefined && (
          <ProblemBox problem={problem} onShow={() => onShow(problem)} />
        )}
      </div>
      {isText && <ShownPrompt text={text} spans={spans} isBehind={isBehind} />}
      {isText && spans.length > 0 && (
        <p className="hint">
          <mark className="generated">Marked</mark> text was written by the assistant. The template puts it into{" "}
          <code>generation</code> blocks, so that a model can be trained on only this text.
        </p>
      )}
    </section>
  );
}

interface ShownPromptProps {
  readonly text: string;
  readonly spans: NonNullable<ChatResult["spans"]>;
  readonly isBehind: boolean;
}

function ShownPrompt({ text, spans, isBehind }: ShownPromptProps): ReactNode {
  const [showWhiteSpace, setShowWhiteSpace] = useState(false);
  return (
    <div className={isBehind ? "hs-snippet behind" : "hs-snippet"} data-hs-snippet="">
      <div className="hs-snippet-head">
        <Check label="Show white space" value={showWhiteSpace} onChange={setShowWhiteSpace} />
        <CopyButton what="the prompt" />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- an area that scrolls must be reachable without a mouse */}
      <pre className="prompt" tabIndex={0} role="group" aria-label="Prompt">
        <code translate="no">
          <Prompt text={text} spans={spans} showWhiteSpace={showWhiteSpace} />
        </code>
      </pre>
    </div>
  );
}

const FIELD_NAMES: Readonly<Partial<Record<ChatField, string>>> = {
  messages: "Messages: ",
  tools: "Tools: ",
  variables: "Other variables: ",
  responseTemplate: "Response template: ",
};

function statusOf({ result, failure, isBehind }: Run): string {
  if (isBehind) return "Rendering …";
  if (failure !== undefined || result.problem !== undefined) return "No prompt, because there is an error.";
  return `${(result.text ?? "").length.toLocaleString("en")} characters`;
}

/** The variables that the template reads. */
export function Variables({ variables }: { readonly variables: readonly ReadVariable[] | undefined }): ReactNode {
  if (variables === undefined) return undefined;
  return (
    <div>
      <h2>Variables that the template reads</h2>
      {variables.length === 0 ? (
        <p className="hint">None.</p>
      ) : (
        <ul className="variables">
          {variables.map(({ name, isGiven }) => (
            <li key={name}>
              <code>{name}</code> {!isGiven && <span className="quiet">not given</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A problem with its place, and the line with carets below the problem. A click on the place selects it in the field. */
export function ProblemBox({
  problem: { field, message, place, excerpt },
  onShow,
}: {
  readonly problem: Omit<ChatProblem, "field"> & Partial<Pick<ChatProblem, "field">>;
  readonly onShow?: () => void;
}): ReactNode {
  return (
    <div className="problem">
      <p>
        {place !== undefined && (
          <button type="button" className="place" onClick={onShow} disabled={onShow === undefined}>
            Line {place.line}, column {place.column}
          </button>
        )}{" "}
        {field !== undefined && FIELD_NAMES[field]}
        {message}
      </p>
      {excerpt !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- an area that scrolls must be reachable without a mouse
        <pre tabIndex={0} role="group" aria-label="The line">
          {excerpt}
        </pre>
      )}
    </div>
  );
}

/** Maximum length of the prompt on the page, in characters. The copy button copies the whole prompt. */
const MOST_SHOWN = 100_000;

export interface PromptProps {
  readonly text: string;
  /** Start and end of each text that the assistant wrote, in UTF-16 units. */
  readonly spans: readonly (readonly [number, number])[];
  readonly showWhiteSpace: boolean;
}

/** A prompt with marks for the assistant's text and, if requested, for white space. Copied text contains no marks. */
export function Prompt({ text, spans, showWhiteSpace }: PromptProps): ReactNode {
  const shown = text.slice(0, MOST_SHOWN);
  const draw = (piece: string): ReactNode => (showWhiteSpace ? drawn(piece) : piece);
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of spans) {
    if (start < from || start >= shown.length) continue;
    pieces.push(
      <span key={`t${from}`}>{draw(shown.slice(from, start))}</span>,
      <mark key={start} className="generated">
        {draw(shown.slice(start, end))}
      </mark>,
    );
    from = end;
  }
  return (
    <>
      {pieces}
      {draw(shown.slice(from))}
      {text.length > MOST_SHOWN && (
        <span className="quiet">{`\n… ${(text.length - MOST_SHOWN).toLocaleString("en")} more characters`}</span>
      )}
    </>
  );
}

const CLASSES: Readonly<Record<string, string>> = { " ": "space", "\t": "tab", "\n": "line-end" };

/** Marks the spaces, tabs and line ends in a text. The style sheet draws the marks. */
function drawn(text: string): ReactNode {
  return text.split(/( +|\t|\n)/).map((piece, index) => (
    <span key={index} className={CLASSES[piece.charAt(0)]}>
      {piece}
    </span>
  ));
}
