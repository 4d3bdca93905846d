import type { PlannedRequest } from "./adapter.ts";
import { InputError } from "./errors.ts";
import { writeJson } from "./json.ts";
import type { SendRequest } from "./sending.ts";
import { put } from "./mapping.ts";
import type { UploadProgress } from "./options.ts";
import { IS_BROWSER } from "./user-agent.ts";

/** Bytes that are handed to the network between two reports. */
const PIECE = 64 * 1024;

/** A request with further fields in its body. @throws InputError for a body that has no fields */
export function withExtraBody(request: PlannedRequest, extra: Readonly<Record<string, unknown>>): PlannedRequest {
  const { body } = request;
  if (body instanceof FormData) {
    const form = new FormData();
    for (const [name, value] of body) if (!Object.hasOwn(extra, name)) form.append(name, value);
    for (const [name, value] of Object.entries(extra)) {
      if (value === undefined) continue;
      form.append(name, value instanceof Blob || typeof value === "string" ? value : writeJson(value));
    }
    return { ...request, body: form };
  }
  if (typeof body !== "string") {
    throw new InputError(
      "extraBody cannot be added: the body of this call is a file; pass parameters to send it as JSON",
    );
  }
  const fields = JSON.parse(body) as Record<string, unknown>;
  for (const [name, value] of Object.entries(extra)) put(fields, name, value);
  return { ...request, body: writeJson(fields) };
}

/**
 * A request that reports how far its body has come. Where the platform cannot send streams, and for forms, only the start
 * is reported.
 */
export function withProgress(request: PlannedRequest, onUpload: (progress: UploadProgress) => void): SendRequest {
  const { body } = request;
  const blob = typeof body === "string" ? new Blob([body]) : body;
  if (!(blob instanceof Blob)) return request;
  const total = blob.size;
  onUpload({ sent: 0, total });
  if (!canStream(request.url)) return request;
  const type = blob.type === "" ? {} : { "content-type": blob.type };
  return { ...request, headers: { ...type, ...request.headers }, body: counted(blob, onUpload) };
}

function counted(blob: Blob, onUpload: (progress: UploadProgress) => void): ReadableStream<Uint8Array> {
  const total = blob.size;
  let sent = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    if (sent > 0) onUpload({ sent, total });
    if (sent === total) {
      controller.close();
      return;
    }
    const bytes = new Uint8Array(await blob.slice(sent, sent + PIECE).arrayBuffer());
    sent += bytes.length;
    controller.enqueue(bytes);
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/**
 * Platforms that cannot send streams turn them into the text "[object ReadableStream]", and say so by its type. Browsers
 * send them over HTTP/2 alone, which is never spoken without encryption.
 */
function canStream(url: string): boolean {
  if (IS_BROWSER && !url.startsWith("https:")) return false;
  try {
    const init: RequestInit & { duplex: "half" } = { method: "POST", body: new ReadableStream(), duplex: "half" };
    return !new Request("https://localhost", init).headers.has("content-type");
  } catch {
    return false;
  }
}
