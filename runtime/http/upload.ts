import type { Answer } from "./answer.ts";
import type { SendOptions, SendRequest, UploadProgress } from "./options.ts";
import { IS_BROWSER } from "./headers.ts";
import { send } from "./send.ts";
import type { Target } from "./trust.ts";

/** Number of bytes that are sent between two progress reports. */
const PIECE = 64 * 1024;

/**
 * Sends a request and reports how much of its body has been sent. On platforms that cannot send streams, only the start
 * is reported. For forms, nothing is reported.
 * @throws the errors of `send`; an error of `onUpload`
 */
export async function upload(
  target: Target,
  request: SendRequest,
  options: SendOptions,
  onUpload: (progress: UploadProgress) => void,
): Promise<Answer> {
  const { body } = request;
  const blob = typeof body === "string" ? new Blob([body]) : body;
  if (!(blob instanceof Blob)) return send(target, request, options);
  onUpload({ sent: 0, total: blob.size });
  if (!canStream(target.url)) return send(target, request, options);
  let thrown: { readonly error: unknown } | undefined;
  const report = (progress: UploadProgress): void => {
    try {
      onUpload(progress);
    } catch (error) {
      thrown = { error };
      throw error;
    }
  };
  // Some servers refuse a body of unknown size. Browsers ignore this header and set it themselves.
  const size = { "content-length": String(blob.size), ...(blob.type !== "" && { "content-type": blob.type }) };
  try {
    return await send(
      target,
      { ...request, headers: { ...size, ...request.headers }, body: counted(blob, report) },
      options,
    );
  } catch (error) {
    // `fetch` reports an error of the stream as a failed connection.
    throw thrown === undefined ? error : thrown.error;
  }
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
