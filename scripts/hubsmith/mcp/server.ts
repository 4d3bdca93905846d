import { createInterface } from "node:readline";
import manifest from "../../../package.json" with { type: "json" };
import { isMapping, parseJson } from "../../../runtime/http/json.ts";
import { readSchema } from "../../../runtime/inference/schema/schema.ts";
import { CommandError } from "../command-error.ts";
import type { HubAccess } from "../record.ts";
import { type AgentTool, toolsFor } from "./tools.ts";

/** Versions of the protocol in which these messages have the same form, the newest first. */
const VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const NO_METHOD = -32_601;
const INVALID_PARAMETERS = -32_602;
/** Maximum length of a result in UTF-16 units, because agents read all of it. */
const LONGEST = 20_000;

type Fields = Readonly<Record<string, unknown>>;

/** An error that the protocol defines. */
class ProtocolError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Serves the tools over standard input and output, one JSON message per line, until the input ends. The package of the
 * protocol is not used, because it would be ten times as large as these messages need, and needs ajv.
 */
export async function serveMcp(access: HubAccess): Promise<void> {
  const tools = toolsFor(access);
  const running = new Set<Promise<void>>();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === "") continue;
    const work = answerTo(line, tools).then((answer) => {
      if (answer !== undefined) process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...answer })}\n`);
      running.delete(work);
      return undefined;
    });
    running.add(work);
  }
  await Promise.all(running);
}

/** Returns the answer to a message, or undefined if the message needs none. */
async function answerTo(line: string, tools: readonly AgentTool[]): Promise<Fields | undefined> {
  let id: unknown = null;
  try {
    const message = read(line);
    if (message["method"] === undefined || message["id"] === undefined) return undefined;
    ({ id } = message);
    const parameters = isMapping(message["params"]) ? message["params"] : {};
    return { id, result: await resultOf(message["method"], parameters, tools) };
  } catch (error) {
    const code = error instanceof ProtocolError ? error.code : -32_603;
    return { id, error: { code, message: error instanceof Error ? error.message : String(error) } };
  }
}

function read(line: string): Fields {
  let message: unknown;
  try {
    message = parseJson(line);
  } catch {
    throw new ProtocolError(PARSE_ERROR, "the message is not JSON");
  }
  if (isMapping(message) && message["jsonrpc"] === "2.0") return message;
  throw new ProtocolError(INVALID_REQUEST, "the message is not a JSON-RPC 2.0 message");
}

async function resultOf(method: unknown, parameters: Fields, tools: readonly AgentTool[]): Promise<unknown> {
  switch (method) {
    case "initialize": {
      const asked = parameters["protocolVersion"];
      return {
        protocolVersion: VERSIONS.find((version) => version === asked) ?? VERSIONS[0],
        capabilities: { tools: {} },
        serverInfo: { name: "hubsmith", version: manifest.version },
      };
    }
    case "ping":
      return {};
    case "tools/list":
      return { tools: tools.map(({ about }) => about) };
    case "tools/call": {
      const tool = tools.find(({ about }) => about.name === parameters["name"]);
      if (tool === undefined) throw new ProtocolError(INVALID_PARAMETERS, "there is no tool with this name");
      return call(tool, parameters["arguments"] ?? {});
    }
    default:
      throw new ProtocolError(NO_METHOD, "the server has only tools");
  }
}

/** Calls a tool. An error that the agent can correct is a result with `isError`. */
async function call(tool: AgentTool, given: unknown): Promise<unknown> {
  const checked = await readSchema(tool.about.inputSchema, "arguments").check(given);
  if ("problems" in checked) return textResult(`the arguments do not match the schema: ${checked.problems}`, true);
  try {
    return textResult(await tool.run(given as Fields), false);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const hint = error instanceof CommandError && error.hint !== undefined ? `\nhint: ${error.hint}` : "";
    // The messages of the commands name options such as `--library`, which are arguments here.
    return textResult(`${error.message}${hint}`.replaceAll(/--(?=[a-z])/g, ""), true);
  }
}

function textResult(whole: string, isError: boolean) {
  const isLong = whole.length > LONGEST;
  const text = isLong ? `${whole.slice(0, LONGEST)}\n… (${whole.length - LONGEST} more characters)` : whole;
  return { content: [{ type: "text", text }], ...(isError && { isError }) };
}
