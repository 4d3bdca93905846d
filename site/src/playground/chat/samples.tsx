import { useState, type ReactNode } from "react";
import { loadOnce } from "../../load-once.ts";
import { messageOf } from "../../message-of.ts";
import { Choice } from "../choice.tsx";
import { withConversation, type ChatState, type Conversation } from "./state.ts";

interface SamplesFile {
  readonly templates: Readonly<Record<string, string>>;
  readonly conversations: readonly Conversation[];
}

export interface SamplesProps {
  readonly templates: readonly string[];
  readonly conversations: readonly string[];
  /** Address of the file with the templates and conversations. */
  readonly samples: string;
  readonly state: ChatState;
  readonly onChange: (state: ChatState) => void;
}

let load: (() => Promise<SamplesFile>) | undefined;

/**
 * Two select boxes: one with the bundled templates, one with the bundled conversations. The file with their texts is
 * loaded when a visitor first chooses an option.
 */
export function Samples({ templates, conversations, samples, state, onChange }: SamplesProps): ReactNode {
  const [trouble, setTrouble] = useState("");
  const choose = async (apply: (loaded: SamplesFile) => void): Promise<void> => {
    try {
      load ??= loadOnce(async () => JSON.parse(await loadText(samples)));
      apply(await load());
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

/**
 * Loads a text file of this site.
 *
 * @throws Error with a message for the visitor
 */
async function loadText(address: string): Promise<string> {
  const response = await fetch(address).catch(() => undefined);
  if (response === undefined) throw new Error("The site cannot be reached.");
  if (!response.ok) throw new Error(`The site answered ${response.status} for ${new URL(response.url).pathname}.`);
  return response.text();
}
