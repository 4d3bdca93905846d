import { expect } from "vitest";
import { type ClientFault, TOKEN, HUB, GROQ, chat, served, html, testClientFaults } from "./testing/client-fault.ts";
import { answer, json, redirect, reset, silent } from "./testing/faulty-server.ts";
import { CHAT, mapping } from "./testing/routes.ts";

const faults: readonly ClientFault[] = [
  {
    name: "a model that the hub does not know is an error",
    routes: { [HUB]: json({ error: "Repository not found" }, 404) },
    run: chat,
    requests: 1,
    error: { name: "HubApiError", httpResponse: { status: 404 } },
  },
  {
    name: "the error does not show the token, even if the hub's answer contains the token",
    routes: { [HUB]: json({ error: `Invalid token ${TOKEN}` }, 401) },
    run: chat,
    error: { name: "HubApiError", httpResponse: { status: 401 } },
  },
  {
    name: "an HTML page from the hub is an error",
    routes: { [HUB]: html(200) },
    run: chat,
    error: { name: "HubApiError" },
  },
  {
    name: "incomplete JSON from the hub is an error",
    routes: { [HUB]: answer(200, '{"inferenceProviderMapping": [', { "content-type": "application/json" }) },
    run: chat,
    error: { name: "HubApiError" },
  },
  {
    name: "deeply nested JSON from the hub is an error",
    routes: { [HUB]: answer(200, `${"[".repeat(100_000)}${"]".repeat(100_000)}`) },
    run: chat,
    error: { name: "HubApiError" },
  },
  {
    name: "an answer of the hub that lacks the providers of the model is an error",
    routes: { [HUB]: json({ id: "acme/model" }) },
    run: chat,
    error: { name: "HubApiError" },
  },
  { name: "null from the hub is an error", routes: { [HUB]: json(null) }, run: chat, error: { name: "HubApiError" } },
  {
    name: "a failed request to the hub is tried again",
    routes: { [HUB]: [json({}, 503), reset, served], [GROQ]: json(CHAT) },
    run: chat,
    value: CHAT,
    requests: 4,
  },
  {
    name: "a hub that does not answer ends the call with a timeout",
    routes: { [HUB]: silent },
    run: chat,
    options: { headersTimeout: 60, maxRetries: 0 },
    error: { name: "RequestTimeoutError", which: "headers" },
  },
  {
    name: "invalid providers in the hub's answer are ignored",
    routes: {
      [HUB]: json({
        inferenceProviderMapping: [
          null,
          5,
          { provider: "groq" },
          { provider: "groq", providerId: "x", task: "conversational", status: "live" },
        ],
      }),
      [GROQ]: json(CHAT),
    },
    run: chat,
    value: CHAT,
  },
  {
    name: "the older form of the hub's answer is read",
    routes: {
      [HUB]: json({ inferenceProviderMapping: { groq: { providerId: "x", task: "conversational", status: "live" } } }),
      [GROQ]: json(CHAT),
    },
    run: chat,
    value: CHAT,
  },
  {
    name: "if the provider does not serve the model, the error names providers that serve it",
    routes: { [HUB]: mapping(["together", "t", "conversational"]) },
    run: chat,
    requests: 1,
    error: {
      name: "InputError",
      message: "Groq does not serve acme/model; providers that do, according to the hub: together",
    },
  },
  {
    name: "the error for a wrong task names the task of the model",
    routes: { [HUB]: mapping(["groq", "t", "text-to-image"]) },
    run: chat,
    requests: 1,
    error: { name: "InputError", message: "Groq serves acme/model for text-to-image, not for conversational" },
  },
  {
    name: "a call for a model that no provider serves is an error",
    routes: { [HUB]: mapping() },
    run: (client) => client.textToImage({ model: "acme/model", inputs: "x" }),
    requests: 1,
    error: { name: "InputError", message: expect.stringContaining("acme/model") },
  },
  {
    name: "after a failed request to the hub, the next call sends the request again",
    routes: { [HUB]: [json({}, 404), served], [GROQ]: json(CHAT) },
    run: async (...all) => {
      await chat(...all).catch(() => {});
      return chat(...all);
    },
    value: CHAT,
  },
  {
    name: "a redirect of the hub to another origin is an error",
    routes: { [HUB]: redirect(302, "http://localhost:9/api") },
    run: chat,
    error: { name: expect.stringMatching(/HubApiError|ConnectionError/) },
  },
  {
    name: "a field `__proto__` in the hub's answer is ignored",
    routes: {
      [HUB]: answer(
        200,
        '{"inferenceProviderMapping":{"__proto__":{"providerId":"x","task":"conversational"},"groq":{"providerId":"x","task":"conversational"}}}',
        { "content-type": "application/json" },
      ),
      [GROQ]: json(CHAT),
    },
    run: chat,
    value: CHAT,
  },
];

testClientFaults("the hub", faults);
