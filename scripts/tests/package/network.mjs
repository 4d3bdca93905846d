/**
 * Replaces the network while programs of the documentation run. Requests to the hub, its router and one job queue get
 * responses in the formats of these servers. Any other request gets the status 404.
 */
const SERVED = [
  ["groq", "conversational"],
  ["together", "conversational"],
  ["fal-ai", "text-to-image"],
  ["fal-ai", "text-to-video"],
  ["hf-inference", "feature-extraction"],
  ["hf-inference", "summarization"],
];
const MEDIA = {
  ".png": ["image/png", Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)],
  ".mp4": ["video/mp4", new TextEncoder().encode("\0\0\0\u0018ftypmp42")],
};
const QUEUE = "https://queue.fal.run/fal-ai/waves/requests/job-1";
const JOB = "/fal-ai/fal-ai/waves/requests/job-1";
const TEXT = "Red, yellow and blue.";
let questions = 0;

const message = { role: "assistant", content: TEXT };
const completion = {
  id: "chat-1",
  created: 1,
  model: "tiny",
  object: "chat.completion",
  system_fingerprint: "",
  choices: [{ index: 0, message, finish_reason: "stop" }],
  usage: { prompt_tokens: 5, completion_tokens: 6, total_tokens: 11 },
};

function mappingOf(url) {
  const hfModelId = url.pathname.replace("/api/models/", "");
  const inferenceProviderMapping = SERVED.map(([provider, task]) => {
    const providerId = provider === "hf-inference" ? hfModelId : "fal-ai/waves";
    return { provider, task, providerId, hfModelId, status: "live" };
  });
  return Response.json({ inferenceProviderMapping });
}

function chatOf({ stream, messages }) {
  if (messages[0].content === "fail") return Response.json({ error: "overloaded" }, { status: 400 });
  if (stream !== true) return Response.json(completion);
  const chunks = TEXT.split(/(?<= )/).map((content) => ({ choices: [{ index: 0, delta: { content } }] }));
  const end = { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] };
  const lines = [...chunks, end].map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
  return new Response(`${lines.join("")}data: [DONE]\n\n`, { headers: { "content-type": "text/event-stream" } });
}

/** Functions that return the response, by the end of the request's path. The first match is used. */
const ANSWERS = [
  ["/chat/completions", (_, body) => chatOf(body)],
  ["/fal-ai/fal-ai/waves", () => Response.json({ request_id: "job-1", status: "IN_QUEUE", response_url: QUEUE })],
  [`${JOB}/status`, () => Response.json({ status: questions++ % 2 === 0 ? "IN_PROGRESS" : "COMPLETED" })],
  [`${JOB}/cancel`, () => Response.json({ status: "CANCELLATION_REQUESTED" })],
  [
    JOB,
    () =>
      Response.json({
        images: [{ url: "https://media.example/1.png" }],
        video: { url: "https://media.example/1.mp4" },
      }),
  ],
  ["/pipeline/feature-extraction", (_, { inputs }) => Response.json(inputs.map(() => [0.1, 0.2]))],
  ["/models/acme/summary", (_, { inputs }) => Response.json([{ summary_text: inputs.slice(0, 5) }])],
];

globalThis.fetch = async (address, init = {}) => {
  const url = new URL(address);
  const media = MEDIA[url.pathname.slice(-4)];
  if (media !== undefined) return new Response(media[1], { headers: { "content-type": media[0] } });
  if (url.pathname.startsWith("/api/models/")) return mappingOf(url);
  const answer = ANSWERS.find(([end]) => url.pathname.endsWith(end))?.[1];
  if (answer === undefined) return Response.json({ error: `nothing at ${url.pathname}` }, { status: 404 });
  return answer(url, typeof init.body === "string" ? JSON.parse(init.body) : {});
};
process.env.HF_TOKEN = "hf_documentation";
process.env.GROQ_API_KEY = "gsk_documentation";
