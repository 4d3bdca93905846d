import {
  UnsupportedFunctionalityError,
  type JSONObject,
  type LanguageModelV3FilePart,
  type LanguageModelV3Message,
  type LanguageModelV3Prompt,
  type LanguageModelV3ReasoningPart,
  type LanguageModelV3TextPart,
  type LanguageModelV3ToolCallPart,
  type LanguageModelV3ToolResultOutput,
  type SharedV3ProviderOptions,
} from "@ai-sdk/provider";
import type { ChatCompletionInputMessage } from "../../generated/io/types.ts";
import { decodeBase64, encodeBase64, ownBytes } from "../inference/media/bytes.ts";
import { reasoningOf, textOf } from "../inference/message/read.ts";
import { NAME } from "./call.ts";
import type { KeptMessage } from "./kept.ts";

type Content<Role> = Extract<LanguageModelV3Message, { role: Role }>["content"];
type WithOptions = { readonly providerOptions?: SharedV3ProviderOptions | undefined };

/** Returns the fields that the program adds to a message or a part. */
function ownOf({ providerOptions }: WithOptions): JSONObject {
  const { message: _, call: __, ...own } = providerOptions?.[NAME] ?? {};
  return own;
}

/** Returns the fields of an earlier answer that `kept.ts` put on a part. */
function keptOn({ providerOptions }: WithOptions): JSONObject | undefined {
  return providerOptions?.[NAME];
}

/** Converts the prompt of the AI SDK to the messages of a chat. @throws UnsupportedFunctionalityError for other parts */
export function messagesOf(prompt: LanguageModelV3Prompt): ChatCompletionInputMessage[] {
  return prompt.flatMap((message) => messagesFor(message) as unknown as ChatCompletionInputMessage[]);
}

function messagesFor(message: LanguageModelV3Message): object[] {
  switch (message.role) {
    case "system":
      return [{ role: "system", content: message.content, ...ownOf(message) }];
    case "user":
      return [{ role: "user", content: userContent(message.content), ...ownOf(message) }];
    case "assistant":
      return [{ ...assistantMessage(message.content), ...ownOf(message) }];
    case "tool":
      return message.content.flatMap((part) =>
        part.type === "tool-result"
          ? [{ role: "tool", tool_call_id: part.toolCallId, content: resultContent(part.output), ...ownOf(part) }]
          : [],
      );
  }
}

/** Returns a single text as a string, which every server accepts. */
function userContent(content: Content<"user">): unknown {
  const [first, ...others] = content;
  const isPlain = first?.type === "text" && others.length === 0 && Object.keys(ownOf(first)).length === 0;
  return isPlain ? first.text : content.map(userPart);
}

function userPart(part: LanguageModelV3TextPart | LanguageModelV3FilePart): object {
  return part.type === "text" ? { type: "text", text: part.text, ...ownOf(part) } : filePart(part);
}

/** Audio formats that differ from the second part of the media type. */
const AUDIO_FORMATS: Readonly<Record<string, string>> = { mpeg: "mp3", "x-wav": "wav", wave: "wav" };

/** Returns the part for a file: an image, a video, a sound, a text, or any other document. */
function filePart(part: Pick<LanguageModelV3FilePart, "data" | "mediaType" | "filename" | "providerOptions">): object {
  const { data, filename } = part;
  const [kind = "", subtype = ""] = part.mediaType.split("/");
  // The AI SDK knows the exact type of most images. The others are sent with a type that servers accept.
  const mediaType = part.mediaType === "image/*" ? "image/jpeg" : part.mediaType;
  const url = data instanceof URL ? data.href : `data:${mediaType};base64,${base64Of(data)}`;
  const own = ownOf(part);
  if (kind === "image") return { type: "image_url", image_url: { url, ...own } };
  if (kind === "video") return { type: "video_url", video_url: { url, ...own } };
  if (kind === "audio" && !(data instanceof URL)) {
    const format = AUDIO_FORMATS[subtype] ?? subtype;
    return { type: "input_audio", input_audio: { data: base64Of(data), format, ...own } };
  }
  if (kind === "audio") return { type: "audio_url", audio_url: { url, ...own } };
  if (kind === "text" && !(data instanceof URL)) return { type: "text", text: plainText(data), ...own };
  return { type: "file", file: { file_data: url, ...(filename !== undefined && { filename }), ...own } };
}

function base64Of(data: string | Uint8Array): string {
  return typeof data === "string" ? data : encodeBase64(ownBytes(data));
}

function plainText(data: string | Uint8Array): string {
  return new TextDecoder().decode(typeof data === "string" ? decodeBase64(data) : data);
}

/**
 * Returns an earlier answer. The fields that the provider sent with it, such as its reasoning, come back from the parts.
 * If the program has changed or removed the text or the reasoning, the changed parts are sent.
 */
function assistantMessage(content: Content<"assistant">): object {
  const text = joined(content, "text");
  const thought = joined(content, "reasoning");
  const calls = content.filter((part) => part.type === "tool-call");
  const kept = content.map((part) => keptOn(part)?.["message"] as KeptMessage | undefined).find(Boolean);
  return {
    role: "assistant",
    content: text === "" && calls.length > 0 ? null : text,
    ...(kept === undefined ? unknownSender(thought) : restored(kept, text, thought)),
    ...(calls.length > 0 && { tool_calls: calls.map(toolCall) }),
  };
}

function joined(content: Content<"assistant">, type: "text" | "reasoning"): string {
  return content
    .filter((part): part is LanguageModelV3TextPart | LanguageModelV3ReasoningPart => part.type === type)
    .map((part) => part.text)
    .join("");
}

/** The reasoning of another provider of the AI SDK is only sent to providers that require reasoning. */
function unknownSender(reasoning: string): object {
  return reasoning === "" ? {} : { reasoning, provider: "" };
}

/** Returns the fields of an answer. Reasoning that the program removed from the parts is left out. */
function restored({ provider, sameAsReasoning = [], ...fields }: KeptMessage, text: string, thought: string): object {
  const { parts, reasoning_content, reasoning_details, ...others } = fields;
  const isRemoved = thought === "" && reasoningOf(parts === undefined ? fields : { ...fields, content: parts }) !== "";
  const isChanged = isRemoved || textOf(parts) !== text;
  return {
    ...others,
    provider,
    ...(!isRemoved && { reasoning_content, reasoning_details }),
    ...(parts !== undefined && !isChanged && { parts }),
    ...(thought !== "" && {
      reasoning: thought,
      ...Object.fromEntries(sameAsReasoning.map((name) => [name, thought])),
    }),
  };
}

function toolCall(part: LanguageModelV3ToolCallPart): object {
  const { toolCallId: id, toolName: name, input } = part;
  const { function: extra, ...others } = (keptOn(part)?.["call"] ?? {}) as { function?: object };
  return { ...others, id, type: "function", function: { ...extra, name, arguments: JSON.stringify(input ?? {}) } };
}

function resultContent(output: LanguageModelV3ToolResultOutput): unknown {
  switch (output.type) {
    case "text":
    case "error-text":
      return output.value;
    case "json":
    case "error-json":
      return JSON.stringify(output.value);
    case "execution-denied":
      return output.reason ?? "The user did not allow this call.";
    case "content":
      return output.value.map(resultPart);
  }
}

type ResultPart = Extract<LanguageModelV3ToolResultOutput, { type: "content" }>["value"][number];

function resultPart(part: ResultPart): object {
  switch (part.type) {
    case "text":
      return { type: "text", text: part.text, ...ownOf(part) };
    case "file-data":
    case "image-data":
      return filePart(part);
    case "file-url":
      return filePart({ ...part, data: new URL(part.url), mediaType: part.mediaType ?? "application/octet-stream" });
    case "image-url":
      return filePart({ ...part, data: new URL(part.url), mediaType: "image/*" });
    default:
      throw new UnsupportedFunctionalityError({ functionality: `${part.type} in the result of a tool` });
  }
}
