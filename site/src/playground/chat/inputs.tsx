import { useState, type ReactNode } from "react";
import { Editor, type EditorMark } from "./editor.tsx";
import { MessagesForm } from "./messages-form.tsx";
import type { ChatField, ChatProblem } from "./run.ts";
import type { ChatState } from "./state.ts";

export interface InputsProps {
  readonly state: ChatState;
  readonly onChange: (change: Partial<ChatState>) => void;
  readonly problem: ChatProblem | undefined;
  readonly problemId: string;
}

/** The input of the template: the conversation, tools, options and other variables. */
export function Inputs({ state, onChange, problem, problemId }: InputsProps): ReactNode {
  const marked = (field: ChatField): { mark: EditorMark | undefined; describedBy: string | undefined } => ({
    mark: markOf(problem, field),
    describedBy: problem?.field === field ? problemId : undefined,
  });
  return (
    <>
      <Messages state={state} onChange={onChange} {...marked("messages")} />
      <fieldset className="options">
        <legend>Options</legend>
        <Check
          label="add_generation_prompt"
          value={state.addGenerationPrompt}
          onChange={(addGenerationPrompt) => onChange({ addGenerationPrompt })}
        />
        <Check
          label="continue_final_message"
          value={state.continueFinalMessage}
          onChange={(continueFinalMessage) => onChange({ continueFinalMessage })}
        />
      </fieldset>
      <Editor
        label="Tools (a JSON list, or empty)"
        size="low"
        value={state.tools}
        onChange={(tools) => onChange({ tools })}
        {...marked("tools")}
      />
      <Editor
        label="Other variables (a JSON object, or empty)"
        size="low"
        value={state.variables}
        onChange={(variables) => onChange({ variables })}
        {...marked("variables")}
      />
    </>
  );
}

/** Returns the place of a problem in a field; undefined if another field has the problem. */
export function markOf(problem: ChatProblem | undefined, field: ChatField): EditorMark | undefined {
  return problem?.field === field ? problem.place : undefined;
}

interface MessagesProps {
  readonly state: ChatState;
  readonly onChange: (change: Partial<ChatState>) => void;
  readonly mark: EditorMark | undefined;
  readonly describedBy: string | undefined;
}

function Messages({ state, onChange, mark, describedBy }: MessagesProps): ReactNode {
  const [asJson, setAsJson] = useState(false);
  const change = (messages: string): void => onChange({ messages });
  return (
    <fieldset className="conversation">
      <legend>Conversation</legend>
      <Check label="Edit as JSON" value={asJson} onChange={setAsJson} />
      {asJson ? (
        <Editor
          label="Messages (a JSON list)"
          size="middle"
          value={state.messages}
          onChange={change}
          mark={mark}
          describedBy={describedBy}
        />
      ) : (
        <MessagesForm json={state.messages} onChange={change} />
      )}
    </fieldset>
  );
}

interface CheckProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function Check({ label, value, onChange }: CheckProps): ReactNode {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} /> {label}
    </label>
  );
}
