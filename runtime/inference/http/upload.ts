import type { UploadProgress } from "../options.ts";
import type { SendRequest } from "./exchange.ts";
import { IS_BROWSER } from "./headers.ts";

/** Number of bytes that are sent between two progress reports. */
const PIECE = 64 * 1024;

/**
 * Returns a request that reports how much of its body has been sent. On platforms that cannot send streams, only the
 * start is reported. For forms, nothing is reported.
 */
export function withProgress(
  url: string,
  request: SendRequest,
  onUpload: (progress: UploadProgress) => void,
): SendRequest {
  const { body } = request;
  const blob = typeof body === "string" ? new Blob([body]) : body;
  if (!(blob instanceof Blob)) return request;
  const total = blob.size;
  onUpload({ sent: 0, total });
  if (!canStream(url)) return request;
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
 * Returns true if the platform can send streams. Other platforms convert a stream to the text "[object ReadableStream]"
 * and set a content type for text. Browsers only send streams over HTTP/2, which requires https.
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
