import { describe, expect, test } from "vitest";
import { answerChat } from "../src/playground/chat/requests.ts";
import { withConversation } from "../src/playground/chat/state.ts";
import { readChatSamples } from "./chat-samples.ts";

const { models, conversations } = readChatSamples();
const USUAL = ["system and several turns", "tools offered", "one tool call and its result"];

describe.each(models.map((model) => [model.name, model] as const))("%s", (_, { answers, ...templates }) => {
  const empty = { messages: "", tools: "", variables: "", addGenerationPrompt: true, continueFinalMessage: false };

  test.each(answers.map((answer) => [answer.name, answer.text]))("reads the answer “%s”", (name, answer) => {
    const offered = conversations.find((one) => one.name === "tools offered");
    if (offered === undefined) throw new Error("no conversation");
    const { problem, answer: parsed } = answerChat({
      action: "render",
      state: withConversation({ ...empty, ...templates, answer }, offered),
    });
    expect(problem).toBeUndefined();
    if (name.includes("cut off")) return expect(parsed?.problem).toMatchObject({ field: "answer", place: { line: 2 } });
    expect(parsed?.problem).toBeUndefined();
    const titles = parsed?.parts?.map(({ title }) => title) ?? [];
    expect(titles.includes("Reasoning")).toBe(name.includes("reasoning"));
    expect(titles.filter((title) => title === "Tool call: get_weather")).toHaveLength(
      name.includes("two tool calls") ? 2 : name.includes("tool call") ? 1 : 0,
    );
    expect(titles.includes("Text") || titles.some((title) => title.startsWith("Tool call"))).toBe(true);
  });

  test.each(USUAL)("renders the conversation “%s”", (name) => {
    const conversation = conversations.find((one) => one.name === name);
    if (conversation === undefined) throw new Error("no conversation");
    const { problem, text = "" } = answerChat({
      action: "render",
      state: withConversation({ ...empty, ...templates, answer: "" }, conversation),
    });
    expect(problem).toBeUndefined();
    const { messages } = conversation.context as { readonly messages: readonly { readonly content: string | null }[] };
    expect(messages.filter(({ content }) => !text.includes(content?.trim() ?? ""))).toEqual([]);
  });
});
