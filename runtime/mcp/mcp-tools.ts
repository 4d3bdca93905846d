import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { ProviderOutputError } from "../http/errors.ts";
import { asJson, isMapping, isObject } from "../http/json.ts";
import type { JsonSchema } from "../inference/schema/check-schema.ts";
import type { Tool } from "../inference/tool.ts";

/** The functions of a connected client of `@modelcontextprotocol/sdk` that are used. */
export type McpClient = Pick<Client, "listTools" | "callTool">;

/** The second argument of `mcpTools`. */
export interface McpToolsOptions {
  /** Is put before the name of each tool, so that tools of several servers have different names. Default: none. */
  readonly prefix?: string | undefined;
  /** Aborts the requests for the list of tools. Calls of tools end with the signal of `runTools`. */
  readonly signal?: AbortSignal | undefined;
}

/** Longest name of a tool, and characters that names cannot have. @source the function names of Chat Completions */
const LONGEST_NAME = 64;
const NOT_IN_NAMES = /[^\w-]/g;
/** Maximum number of requests for the list of tools, so that a server cannot answer for ever. */
const MOST_PAGES = 100;
/** The error code of the protocol for arguments that the server refuses. */
const INVALID_PARAMETERS = -32_602;

/**
 * Returns the tools of a server, for `runTools`. Characters that models do not accept in names become `_`. The schemas
 * of the server are checked when `runTools` reads them. If the server changes its tools, call this function again.
 *
 * @param client a connected client; the caller closes it
 * @throws the errors of `client.listTools`; ProviderOutputError for a server whose list does not end
 *
 * @example
 * const tools = await mcpTools(mcp);
 * const { text } = await client.runTools({ model, messages, tools });
 */
export async function mcpTools(client: McpClient, { prefix = "", signal }: McpToolsOptions = {}): Promise<Tool[]> {
  const tools: Tool[] = [];
  const names = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const list = await client.listTools(cursor === undefined ? {} : { cursor }, { ...(signal && { signal }) });
    for (const { name, description, inputSchema } of list.tools) {
      // The field that names the draft is left out, because some providers refuse schemas that contain it.
      const { $schema: _, ...parameters } = inputSchema as JsonSchema;
      const own = uniqueName(prefix + name, names);
      names.add(own);
      tools.push({
        name: own,
        ...(description !== undefined && { description }),
        parameters,
        run: (args, call) => callTool(client, name, args, call.signal),
      });
    }
    cursor = list.nextCursor;
    if (cursor === undefined || cursor === "") return tools;
  }
  throw new ProviderOutputError(`the list of tools has more than ${MOST_PAGES} pages`);
}

/** Returns a name that models accept, and that no other tool has. */
function uniqueName(name: string, taken: ReadonlySet<string>): string {
  const valid = name.replaceAll(NOT_IN_NAMES, "_") || "tool";
  for (let number = 1; ; number++) {
    const end = number === 1 ? "" : `_${number}`;
    const own = valid.slice(0, LONGEST_NAME - end.length) + end;
    if (!taken.has(own)) return own;
  }
}

/** Calls a tool. An error that the model can correct is returned, so that the model receives it. */
async function callTool(client: McpClient, name: string, args: unknown, signal: AbortSignal): Promise<unknown> {
  try {
    const call = { name, arguments: isMapping(args) ? args : {} };
    const { content, structuredContent, isError } = await client.callTool(call, undefined, { signal });
    const text = textIn(content, structuredContent);
    return isError === true ? new Error(text) : text;
  } catch (error) {
    if (isObject(error) && error["code"] === INVALID_PARAMETERS) return error;
    throw error;
  }
}

/** Returns the content of a result as text, because tool messages of chats are text. */
function textIn(content: unknown, structured: unknown): string {
  const parts = Array.isArray(content) ? content.filter(isMapping).map(textOf) : [];
  return parts.length === 0 ? (asJson(structured) ?? "") : parts.join("\n");
}

/** Returns a part as text. Files that are not text become a line that names them. */
function textOf(part: Readonly<Record<string, unknown>>): string {
  const { type, text, resource, uri, name, mimeType, data } = part;
  if (typeof text === "string") return text;
  if (isMapping(resource)) return textOf({ type: resource["uri"], ...resource, data: resource["blob"] });
  const size = typeof data === "string" ? `${Math.floor((data.length * 3) / 4)} bytes` : undefined;
  const words = type === "resource_link" ? [name, uri, mimeType] : [type, mimeType, size];
  return `[${words.filter((word) => typeof word === "string").join(" ")}]`;
}
