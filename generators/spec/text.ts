import type { Fault } from "./locate.ts";

/** A file's bytes as text, or what is wrong with them and the piece to mark, if there is a text to show. */
type Decoded =
  | { readonly text: string }
  | { readonly fault: Fault; readonly text?: string; readonly position?: number };

const SAVE_AS_UTF8 = "save the file as UTF-8 without a byte order mark";

/** First bytes that tell of an encoding, the longer ones first. */
const MARKS: readonly (readonly [bytes: readonly number[], name: string])[] = [
  [[0xff, 0xfe, 0, 0], "UTF-32"],
  [[0, 0, 0xfe, 0xff], "UTF-32"],
  [[0xff, 0xfe], "UTF-16"],
  [[0xfe, 0xff], "UTF-16"],
];

/** Reads bytes as UTF-8 text. */
export function decode(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) {
    return {
      fault: { code: "byte-order-mark", message: "the file starts with a byte order mark", hint: SAVE_AS_UTF8 },
      text: new TextDecoder("utf-8").decode(bytes),
      position: 0,
    };
  }
  const marked = MARKS.find(([mark]) => startsWith(bytes, mark));
  const zero = bytes.indexOf(0);
  const encoding = marked?.[1] ?? (zero >= 0 && looksLikeUtf16(bytes) ? "UTF-16" : undefined);
  if (encoding !== undefined) {
    return { fault: { code: "wrong-encoding", message: `the file is encoded as ${encoding}`, hint: SAVE_AS_UTF8 } };
  }
  if (zero >= 0) {
    const message = `the file is binary: byte ${zero + 1} is zero`;
    return { fault: { code: "binary-file", message, hint: "an entry is a text file in YAML" } };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return invalidUtf8(bytes);
  }
}

/** The first control character that an editor would not show: not a tab, not a line break. */
export function hiddenCharacter(text: string): { readonly position: number; readonly fault: Fault } | undefined {
  const position = text.search(HIDDEN);
  if (position < 0) return undefined;
  const code = (text.codePointAt(position) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const message = `the file holds the invisible character U+${code}`;
  const hint = `delete it, or write it as "\\u${code}" in double quotes`;
  return { position, fault: { code: "control-character", message, hint } };
}

/** C0 and C1 controls, a carriage return without line feed, and the marks that turn the direction of writing. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]|\r(?!\n)/;

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Latin text in UTF-16 has a zero in every second byte. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 64);
  const zeros = [0, 1].map((parity) => sample.filter((byte, index) => index % 2 === parity && byte === 0).length);
  return sample.length >= 4 && Math.max(...zeros) >= sample.length * 0.4 && Math.min(...zeros) === 0;
}

/** Finds the first byte that is not UTF-8: up to it, text and bytes agree. */
function invalidUtf8(bytes: Uint8Array): Decoded {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const encoder = new TextEncoder();
  let at = 0;
  let position = 0;
  for (const character of text) {
    const expected = encoder.encode(character);
    if (expected.some((byte, index) => bytes[at + index] !== byte)) break;
    at += expected.length;
    position += character.length;
  }
  const byte = (bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, "0");
  const message = `byte ${at + 1} (0x${byte}) is not valid UTF-8`;
  return { fault: { code: "wrong-encoding", message, hint: SAVE_AS_UTF8 }, text, position };
}
