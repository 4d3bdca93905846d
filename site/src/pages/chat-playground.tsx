import { DocHeading } from "hubsmith/react";
import { Code } from "../components/code.tsx";
import { Island } from "../components/island.tsx";
import { ChatPlayground } from "../playground/chat/playground.tsx";
import { answerChat } from "../playground/chat/requests.ts";
import type { SampleNames } from "../playground/chat/samples.tsx";
import { withConversation, type ChatState } from "../playground/chat/state.ts";
import type { ChatSamples, BuildData } from "../build-data.ts";
import type { Page } from "./page.ts";

/** Name of the conversation that the playground shows at first. */
const FIRST_CONVERSATION = "tools offered";

/** Returns the playground for chat templates: a template, a conversation, the prompt, and an answer with its message. */
export function chatPlaygroundPage({ chatSamples }: BuildData): Page {
  const state = firstState(chatSamples);
  const result = answerChat({ action: "render", state });
  const props = { state, result, names: namesOf(chatSamples) };
  return {
    title: "Chat template playground",
    description:
      "Render a conversation with the chat template of a model in the browser, and read the model's answer back into text, reasoning and tool calls. See errors with line and column.",
    connects: ["https://huggingface.co"],
    usesWorkers: true,
    content: (
      <>
        <DocHeading level={1} title="Chat template playground" />
        <p className="lead">
          A chat template turns a conversation into the prompt that a model was trained on. Edit the template or the
          conversation, and the prompt changes with it. The transformers library in Python renders the same prompt. A
          response template does the reverse: it turns the answer of the model into a message.
        </p>
        <p className="hint">
          The bundled formats of model families are written for this page, from the documentation of each format. To
          work with the original template of a model, load it by its id. Only the id is sent to the hub.
        </p>
        <div className="scripted">
          <Island name="chat-playground" component={ChatPlayground} props={props} when="visible" />
        </div>
        <div className="unscripted">
          <p>Editing needs JavaScript. Below are a template, a conversation, and the rendered prompt.</p>
          <Code code={state.template} language="jinja" title="Template" />
          <Code code={state.messages} language="json" title="Conversation" />
          <Code code={result.text ?? ""} language="text" title="Prompt" />
        </div>
      </>
    ),
  };
}

function namesOf({ models, templates, conversations }: ChatSamples): SampleNames {
  return {
    models: models.map(({ name, answers }) => ({ name, answers: answers.map((answer) => answer.name) })),
    templates: Object.keys(templates),
    conversations: conversations.map(({ name }) => name),
  };
}

function firstState({ models, conversations }: ChatSamples): ChatState {
  const [model] = models;
  const empty: ChatState = {
    template: model?.template ?? "",
    messages: "[]",
    tools: "",
    variables: "",
    addGenerationPrompt: false,
    continueFinalMessage: false,
    responseTemplate: model?.responseTemplate ?? "",
    answer: model?.answers[0]?.text ?? "",
  };
  const conversation = conversations.find(({ name }) => name === FIRST_CONVERSATION);
  return conversation === undefined ? empty : withConversation(empty, conversation);
}
