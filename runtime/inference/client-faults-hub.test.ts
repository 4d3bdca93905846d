import { expect } from "vitest";
import { type ClientFault, TOKEN, HUB, GROQ, chat, served, html, testClientFaults } from "./testing/client-fault.ts";
import { answer, json, redirect, reset, silent } from "./testing/faulty-server.ts";
import { CHAT, mapping } from "./testing/routes.ts";

/** Faults of the hub. */
const faults: readonly ClientFault[] = [
  {
    name: "the hub does not know the model",
    routes: { [HUB]: json({ error: "Repository not found" }, 404) },
    run: chat,
    requests: 1,
    error: { name: "HubApiError", httpResponse: { status: 404 } },
  },
  {
    name: "the hub refuses the token and repeats it",
    routes: { [HUB]: json({ error: `Invalid token ${TOKEN}` }, 401) },
    run: chat,
    error: { name: "HubApiError", httpResponse: { status: 401 } },
  },
  { name: "the hub answers with a page", routes: { [HUB]: html(200) }, run: chat, error: { name: "HubApiError" } },
  {
    name: "the hub answers with half a JSON",
    routes: { [HUB]: answer(200, '{"inferenceProviderMapping": [', { "content-type": "application/json" }) },
    run: chat,
    error: { name: "HubApiError" },
  },
  {
    name: "the hub's answer is too deep for JSON.stringify",
    routes: { [HUB]: answer(200, `${"[".repeat(100_000)}${"]".repeat(100_000)}`) },
    run: chat,
    error: { name: "HubApiError" },
  },
  {
    name: "the hub answers without the field",
    routes: { [HUB]: json({ id: "acme/model" }) },
    run: chat,
    error: { name: "HubApiError" },
  },
  { name: "the hub answers with null", routes: { [HUB]: json(null) }, run: chat, error: { name: "HubApiError" } },
  {
    name: "the hub fails twice, then answers",
    routes: { [HUB]: [json({}, 503), reset, served], [GROQ]: json(CHAT) },
    run: chat,
    value: CHAT,
    requests: 4,
  },
  {
    name: "the hub never answers",
    routes: { [HUB]: silent },
    run: chat,
    options: { headersTimeout: 60, maxRetries: 0 },
    error: { name: "RequestTimeoutError", which: "headers" },
  },
  {
    name: "entries of the hub that cannot be read are left out",
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
    name: "the older form of the mapping",
    routes: {
      [HUB]: json({ inferenceProviderMapping: { groq: { providerId: "x", task: "conversational", status: "live" } } }),
      [GROQ]: json(CHAT),
    },
    run: chat,
    value: CHAT,
  },
  {
    name: "the provider does not serve the model",
    routes: { [HUB]: mapping(["together", "t", "conversational"]) },
    run: chat,
    requests: 1,
    error: {
      name: "InputError",
      message: "Groq does not serve acme/model; providers that do, according to the hub: together",
    },
  },
  {
    name: "the provider serves the model for another task",
    routes: { [HUB]: mapping(["groq", "t", "text-to-image"]) },
    run: chat,
    requests: 1,
    error: { name: "InputError", message: "Groq serves acme/model for text-to-image, not for conversational" },
  },
  {
    name: "no provider serves the model",
    routes: { [HUB]: mapping() },
    run: (client) => client.textToImage({ model: "acme/model", inputs: "x" }),
    requests: 1,
    error: { name: "InputError", message: expect.stringContaining("acme/model") },
  },
  {
    name: "the next call repeats a failed lookup",
    routes: { [HUB]: [json({}, 404), served], [GROQ]: json(CHAT) },
    run: async (...all) => {
      await chat(...all).catch(() => {});
      return chat(...all);
    },
    value: CHAT,
  },
  {
    name: "the hub redirects to another origin",
    routes: { [HUB]: redirect(302, "http://localhost:9/api") },
    run: chat,
    error: { name: expect.stringMatching(/HubApiError|ConnectionError/) },
  },
  {
    name: "a field called __proto__ in the mapping",
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
