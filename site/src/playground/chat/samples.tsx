import { useState, type ReactNode, useId } from "react";
import { siteFile } from "../../site-files.ts";
import { messageOf } from "../../message-of.ts";
import { CHAT_SAMPLES_PATH, withConversation, type ChatState, type Conversation } from "./state.ts";

interface SamplesFile {
  readonly templates: Readonly<Record<string, string>>;
  readonly conversations: readonly Conversation[];
}

export interface SamplesProps {
  readonly templates: readonly string[];
  readonly conversations: readonly string[];
  readonly state: ChatState;
  readonly onChange: (state: ChatState) => void;
}

/**
 * Two select boxes: one with the bundled templates, one with the bundled conversations. The file with their texts is
 * loaded when a visitor first chooses an option.
 */
export function Samples({ templates, conversations, state, onChange }: SamplesProps): ReactNode {
  const [trouble, setTrouble] = useState("");
  const choose = async (apply: (loaded: SamplesFile) => void): Promise<void> => {
    try {
      apply(await siteFile<SamplesFile>(CHAT_SAMPLES_PATH));
      setTrouble("");
    } catch (error) {
      setTrouble(messageOf(error));
    }
  };
  const chooseTemplate = (name: string): void =>
    void choose((loaded) => onChange({ ...state, template: loaded.templates[name] ?? state.template }));
  const chooseConversation = (name: string): void =>
    void choose((loaded) => {
      const chosen = loaded.conversations.find((one) => one.name === name);
      if (chosen !== undefined) onChange(withConversation(state, chosen));
    });
  return (
    <div className="samples">
      <Choice label="Bundled template" names={templates} onChoose={chooseTemplate} />
      <Choice label="Bundled conversation" names={conversations} onChoose={chooseConversation} />
      {trouble !== "" && <p className="problem">{trouble}</p>}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly onChoose: (name: string) => void;
}

/** A select box with a label. It shows the visitor's last choice. */
function Choice({ label, names, onChoose }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} defaultValue="" autoComplete="off" onChange={(event) => onChoose(event.target.value)}>
        <option value="" disabled>
          Choose one of {names.length}
        </option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
