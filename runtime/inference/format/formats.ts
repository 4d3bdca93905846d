import type { ChatFormatName } from "../../../generated/records.ts";
import { anthropicMessages } from "./anthropic-messages.ts";
import type { ChatFormat } from "./chat-format.ts";
import { geminiContent } from "./gemini-content.ts";

/** The chat formats that the field `format` of a provider's task can name. */
export const CHAT_FORMATS: Readonly<Record<ChatFormatName, ChatFormat>> = {
  "anthropic-messages": anthropicMessages,
  "gemini-content": geminiContent,
};
