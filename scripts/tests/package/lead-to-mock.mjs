/*
 * Sends every request of a program to the mock server, which answers like the hub, its router, the providers, and the
 * reader's own servers. The tests use it for programs of the documentation, which name real hosts and models.
 */
const MOCK = process.env.MOCK_ORIGIN;
const direct = globalThis.fetch;

/** The models in the documentation, and the task of each. */
const TASKS = {
  "black-forest-labs/FLUX.1-schnell": "text-to-image",
  "facebook/bart-large-cnn": "summarization",
  "openai/gpt-oss-20b": "conversational",
  "openai/whisper-large-v3": "automatic-speech-recognition",
  "Wan-AI/Wan2.2-T2V-A14B": "text-to-video",
};
/** The host of the reader's own server. The mock server answers requests to this host like a chat server. */
const OWN_SERVER = "conversational.endpoints.huggingface.cloud";
const KNOWN = /(?:^|\.)(?:huggingface\.co|fal\.run|groq\.com|media\.example)$/;

globalThis.fetch = (address, init = {}) => {
  const url = new URL(address);
  const isLocal = url.hostname === "127.0.0.1";
  // A mock server that the program started itself, or a file of the mock server.
  if (isLocal && url.port !== "8787") return direct(address, init);
  const headers = new Headers(init.headers);
  if (!isLocal) headers.set("x-mock-host", KNOWN.test(url.hostname) ? url.host : OWN_SERVER);
  // The reader's own server may accept any kind of authentication, so the mock gets no token to check.
  if (headers.get("x-mock-host") === OWN_SERVER) headers.delete("authorization");
  const model = /^\/api\/models\/(.+)/.exec(url.pathname)?.[1];
  const path = model in TASKS ? `/api/models/acme/${TASKS[model]}` : url.pathname;
  // `dispatcher` is removed, because the proxy in the example does not exist.
  return direct(MOCK + path + url.search, { ...init, headers, dispatcher: undefined });
};
process.env.HF_TOKEN = "hf_documentation";
process.env.GROQ_API_KEY = "gsk_documentation";
process.env.ENDPOINT_KEY = "key_documentation";
