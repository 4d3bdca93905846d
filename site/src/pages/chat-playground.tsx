import { DocHeading } from "hubsmith/react";
import { Code } from "../components/code.tsx";
import { Island } from "../components/island.tsx";
import { ChatPlayground } from "../playground/chat/playground.tsx";
import { runChat } from "../playground/chat/run.ts";
import { withConversation, type ChatState } from "../playground/chat/state.ts";
import type { ChatSamples, BuildData } from "../build-data.ts";
import type { Page } from "./page.ts";

/** Names of the template and the conversation that the playground shows at first. */
const FIRST = { template: "generation-mask", conversation: "system and several turns" };

/** Returns the playground for chat templates: a template, a conversation and the prompt. */
export function chatPlaygroundPage({ chatSamples }: BuildData): Page {
  const state = firstState(chatSamples);
  const result = runChat(state);
  const props = {
    state,
    result,
    templates: Object.keys(chatSamples.templates),
    conversations: chatSamples.conversations.map(({ name }) => name),
  };
  return {
    title: "Chat template playground",
    description:
      "Render a conversation with a chat template in the browser. See the prompt with its white space, errors with line and column, and the variables that the template reads.",
    usesWorkers: true,
    content: (
      <>
        <DocHeading level={1} title="Chat template" />
        <p className="lead">
          A chat template turns a conversation into the prompt that a model was trained on. Edit the template or the
          conversation, and the prompt changes with it. The transformers library in Python renders the same prompt.
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

function firstState({ templates, conversations }: ChatSamples): ChatState {
  const empty: ChatState = {
    template: templates[FIRST.template] ?? "",
    messages: "[]",
    tools: "",
    variables: "",
    addGenerationPrompt: false,
    continueFinalMessage: false,
  };
  const conversation = conversations.find(({ name }) => name === FIRST.conversation);
  return conversation === undefined ? empty : withConversation(empty, conversation);
}
