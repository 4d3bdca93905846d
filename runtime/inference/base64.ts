/** Bytes that are turned into text at once: a multiple of three, so that no padding stands in the middle. */
const CHUNK = 3 * 8192;

/** The bytes of a file as base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return text;
}
