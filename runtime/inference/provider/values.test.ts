import { describe, expect, test } from "vitest";
import { PROVIDER_SPECS } from "../../../generated/providers/index.ts";
import { InputError } from "../../http/errors.ts";
import { InferenceClient } from "../index.ts";
import { adapterOf } from "./catalogue.ts";
import { defineProvider } from "./define.ts";

const ACCOUNT = "0123456789abcdef0123456789abcdef";

/**
 * A provider whose host, path and route each contain a placeholder. The patterns accept more than they should, so that
 * the tests reach the client's own checks.
 */
const workspaces = defineProvider({
  id: "workspaces",
  displayName: "Workspaces",
  baseUrl: "https://{workspace}.cloud.example.com/serving/{account}",
  values: {
    workspace: { description: "the name of the workspace.", pattern: "^[^/?#@% \\\\\\n]*$", example: "acme" },
    account: { description: "the name of the account.", pattern: "^[^/?#@% \\\\\\n]*$", example: "main" },
  },
  tasks: { conversational: { use: "chat", route: "chat" } },
});

/** Makes a chat call with a simulated `fetch`, and returns the address and the key of each request. */
async function sent(values: Record<string, unknown> | undefined): Promise<{ url: string; key: string | null }[]> {
  const seen: { url: string; key: string | null }[] = [];
  const fetch = async (url: unknown, init?: RequestInit): Promise<Response> => {
    seen.push({ url: String(url), key: new Headers(init?.headers).get("authorization") });
    return Response.json({ id: "1", created: 1, model: "m", choices: [], usage: null });
  };
  const client = new InferenceClient("key", { fetch, maxRetries: 0, values: values as Record<string, string> });
  await client.chatCompletion({ provider: workspaces, model: "m", messages: [{ role: "user", content: "Hello" }] });
  return seen;
}

describe("a value in the host or in the path of a URL", () => {
  test("the value replaces its placeholder, and the key is sent to the complete host", async () => {
    const url = "https://acme-1.cloud.example.com/serving/main~(1)/chat";
    expect(await sent({ workspace: "Acme-1", account: "main~(1)" })).toEqual([{ url, key: "Bearer key" }]);
  });

  test.each([
    "evil.com/",
    "evil.com",
    "a.b",
    "a@evil.com",
    "a#",
    "a?",
    "a:1",
    "%2e",
    "a\r\nb",
    "-a",
    "a ",
    "é",
    "a".repeat(64),
  ])("%j is not a valid part of a host, so no request is sent", async (workspace) => {
    await expect(sent({ workspace, account: "main" })).rejects.toThrow(InputError);
  });

  test.each([
    ".",
    "..",
    "../x",
    "a/b",
    "a\\b",
    "a?b",
    "a#b",
    "a%2fb",
    "a\r\nHost: evil",
    "\ud800",
    "a".repeat(201),
    "",
    7,
    null,
  ])("%j is not a valid segment of a path, so no request is sent", async (account) => {
    await expect(sent({ workspace: "acme", account })).rejects.toThrow(InputError);
  });

  test.each([
    ["a&b=c", "a%26b%3Dc"],
    ["a;b", "a%3Bb"],
    ["a.b", "a.b"],
    ["é", "%C3%A9"],
    ["{model}", "%7Bmodel%7D"],
  ])("%j is escaped", async (account, step) => {
    const [request] = await sent({ workspace: "acme", account });
    expect(request?.url).toBe(`https://acme.cloud.example.com/serving/${step}/chat`);
  });
});

test("the error for a missing value contains its name and description, and says how to pass it", async () => {
  const message =
    'Workspaces needs the value "workspace" for its address: the name of the workspace. Pass it as the option values: { workspace: "…" }.';
  await expect(sent(undefined)).rejects.toThrow(message);
  await expect(sent({ account: "main" })).rejects.toThrow(message);
  // Inherited fields are ignored.
  await expect(sent(Object.create({ workspace: "acme", account: "main" }))).rejects.toThrow(message);
});

test("a value in the options of a call replaces the client's value, and other values of the client stay", async () => {
  const urls: string[] = [];
  const fetch = async (url: unknown): Promise<Response> => {
    urls.push(String(url));
    return Response.json({ id: "1", created: 1, model: "m", choices: [], usage: null });
  };
  const client = new InferenceClient("key", { fetch, values: { workspace: "acme", account: "main" } });
  const args = { provider: workspaces, model: "m", messages: [{ role: "user" as const, content: "Hello" }] };
  await client.chatCompletion(args, { values: { account: "other" } });
  expect(urls).toEqual(["https://acme.cloud.example.com/serving/other/chat"]);
});

test("an argument that the address contains is left out of the body", async () => {
  const task = adapterOf("elevenlabs").task("text-to-speech");
  const parameters = { voice: "Voice1", language_code: "en" };
  const call = {
    task: "text-to-speech",
    auth: "provider-key",
    model: "m",
    args: { inputs: "Hello", parameters },
  } as const;
  const request = await task?.request(call);
  expect(request?.url).toBe("https://api.elevenlabs.io/v1/text-to-speech/Voice1");
  expect(request?.body).toBe('{"language_code":"en","text":"Hello","model_id":"m"}');
  expect(parameters).toEqual({ voice: "Voice1", language_code: "en" });
  const silent = { ...call, args: { inputs: "Hello" } };
  await expect(task?.request(silent)).rejects.toThrow("Pass it as the argument parameters.voice.");
  for (const voice of ["../x", "a/b", "a b", "a%2f", "", 7]) {
    await expect(task?.request({ ...call, args: { inputs: "Hello", parameters: { voice } } })).rejects.toThrow(
      InputError,
    );
  }
});

test("an account name is checked against its pattern", () => {
  const url = (account_id: string): string | undefined =>
    adapterOf("cloudflare")
      .task("conversational")
      ?.url({ task: "", auth: "provider-key", model: "m", args: {}, values: { account_id } });
  expect(url(ACCOUNT)).toBe(`https://api.cloudflare.com/client/v4/accounts/${ACCOUNT}/ai/v1/chat/completions`);
  expect(() => url("acme")).toThrow(
    'Cloudflare Workers AI does not accept "acme" as account_id. Allowed: a text of the form ^[0-9a-f]{32}$.',
  );
});

test.each([
  [{ baseUrl: "https://{tenant}.example.com" }, "baseUrl: there is no value for {tenant}"],
  [{ baseUrl: "https://{account}.com" }, "baseUrl: "],
  [{ baseUrl: "https://a.{account}" }, "baseUrl: "],
  [{ baseUrl: "https://{account}@evil.example.com" }, "baseUrl: "],
  [
    { values: { account: { ...PROVIDER_SPECS.cloudflare.values?.["account_id"], pattern: "^.*$" } } },
    "the pattern accepts",
  ],
])("a definition whose values could change the host or the path is rejected: %j", (change, message) => {
  const account = { description: "the name of the account.", pattern: "^[a-z]+$", example: "acme" };
  const definition = {
    id: "a",
    displayName: "A",
    baseUrl: "https://{account}.example.com",
    values: { account },
    tasks: { conversational: { use: "chat" as const } },
  };
  expect(() => defineProvider(definition)).not.toThrow();
  expect(() => defineProvider({ ...definition, ...(change as object) })).toThrow(message);
});
