import { useId, useState, type ReactNode } from "react";
import { messageOf } from "../../message-of.ts";
import type { ModelFormat } from "../../build-data.ts";
import { siteFile } from "../../site-files.ts";
import { CHAT_SAMPLES_PATH, withConversation, type ChatState, type Conversation } from "./state.ts";

interface SamplesFile {
  readonly models: readonly ModelFormat[];
  readonly templates: Readonly<Record<string, string>>;
  readonly conversations: readonly Conversation[];
}

/** The names of the samples. Their texts are loaded when a visitor first chooses one. */
export interface SampleNames {
  /** Model families, and the names of their sample answers. */
  readonly models: readonly { readonly name: string; readonly answers: readonly string[] }[];
  readonly templates: readonly string[];
  readonly conversations: readonly string[];
}

interface SamplesProps {
  readonly names: SampleNames;
  readonly state: ChatState;
  readonly onChange: (change: Partial<ChatState>) => void;
}

/** Two select boxes: one with the bundled templates, one with the bundled conversations. */
export function Samples({ names, state, onChange }: SamplesProps): ReactNode {
  const chooseTemplate = async (name: string): Promise<void> => {
    const { models, templates } = await loadSamples();
    const model = models.find((one) => one.name === name);
    const template = model?.template ?? templates[name];
    if (template === undefined) return;
    onChange({
      template,
      ...(model !== undefined && { responseTemplate: model.responseTemplate, answer: model.answers[0]?.text ?? "" }),
    });
  };
  const chooseConversation = async (name: string): Promise<void> => {
    const chosen = (await loadSamples()).conversations.find((one) => one.name === name);
    if (chosen !== undefined) onChange(withConversation(state, chosen));
  };
  return (
    <div className="samples">
      <Choice label="Bundled template" onChoose={chooseTemplate}>
        <optgroup label="Formats of model families">
          {names.models.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
        <optgroup label="Constructed for tests">
          {names.templates.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      </Choice>
      <Choice label="Bundled conversation" onChoose={chooseConversation}>
        {names.conversations.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
    </div>
  );
}

/** A select box with the sample answers of the model families. Bundled templates change with the answer. */
export function SampleAnswers({ names, state, onChange }: SamplesProps): ReactNode {
  const choose = async (chosen: string): Promise<void> => {
    const { models, templates } = await loadSamples();
    const [family, number] = chosen.split("/").map(Number);
    const { answers = [], template = "", responseTemplate = "" } = models[family ?? -1] ?? {};
    const answer = answers[number ?? -1]?.text ?? "";
    // A visitor's own templates are kept.
    const isBundled =
      [...models.map((one) => one.template), ...Object.values(templates)].includes(state.template) &&
      ["", ...models.map((one) => one.responseTemplate)].includes(state.responseTemplate);
    onChange(isBundled ? { answer, template, responseTemplate } : { answer });
  };
  return (
    <Choice label="Sample answer" onChoose={choose}>
      {names.models.map(({ name, answers }, model) => (
        <optgroup key={name} label={name}>
          {answers.map((answer, index) => (
            <option key={answer} value={`${model}/${index}`}>
              {answer}
            </option>
          ))}
        </optgroup>
      ))}
    </Choice>
  );
}

function loadSamples(): Promise<SamplesFile> {
  return siteFile<SamplesFile>(CHAT_SAMPLES_PATH);
}

interface ChoiceProps {
  readonly label: string;
  readonly onChoose: (value: string) => Promise<void>;
  /** The options. */
  readonly children: ReactNode;
}

/** A select box with a label. It shows the visitor's last choice, and why the choice cannot be loaded. */
function Choice({ label, onChoose, children }: ChoiceProps): ReactNode {
  const id = useId();
  const [trouble, setTrouble] = useState("");
  const choose = async (value: string): Promise<void> => {
    try {
      await onChoose(value);
      setTrouble("");
    } catch (error) {
      setTrouble(messageOf(error));
    }
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} defaultValue="" autoComplete="off" onChange={(event) => void choose(event.target.value)}>
        <option value="" disabled>
          Choose
        </option>
        {children}
      </select>
      <output className="hint">{trouble}</output>
    </div>
  );
}
