import type { Fault, Range } from "./locate.ts";

/**
 * The text of a file, or a fault in its bytes. If the fault has a known position, `text` and `position` are present.
 */
type Decoded =
  | { readonly text: string }
  | { readonly fault: Fault; readonly text?: string; readonly position?: number };

const SAVE_AS_UTF8 = "save the file as UTF-8 without a byte order mark";

/** The bytes at the start of a file that identify its encoding, the longest first. */
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

/**
 * Returns the first character that an editor would not show, or would show as an ordinary space at the start of a
 * line. Tabs and line breaks are allowed.
 */
export function hiddenCharacter(text: string): { readonly range: Range; readonly fault: Fault } | undefined {
  const position = text.search(HIDDEN);
  if (position < 0) return undefined;
  const point = text.codePointAt(position) ?? 0;
  const range: Range = [position, position + (point > 0xffff ? 2 : 1)];
  const code = point.toString(16).toUpperCase().padStart(4, "0");
  if (INDENTING.test(code)) {
    const message = `a line begins with the space U+${code}, which indents nothing`;
    return { range, fault: { code: "control-character", message, hint: "write an ordinary space instead" } };
  }
  const message = `the file contains the invisible character U+${code}`;
  const hint = "delete the character: nobody can see it in a snippet or on a page";
  return { range, fault: { code: "control-character", message, hint } };
}

/**
 * Matches control characters, carriage returns without line feed, and invisible characters such as direction marks and
 * joiners (except the two joiners that letters and emoji need). Also matches tag characters and variation selectors,
 * which can contain hidden text. At the start of a line, also matches spaces that look like ordinary spaces.
 */
const HIDDEN =
  /[^\P{Cc}\t\n\r]|\r(?!\n)|[^\P{Cf}\u200c\u200d]|[\u{e0100}-\u{e01ef}]|[\u00a0\u2000-\u200a\u202f\u3000](?<=^[ \t]*.)/mu;

/** Matches the code points of spaces that look like ordinary spaces, as hexadecimal numbers. */
const INDENTING = /^(?:00A0|200[0-9A]|202F|3000)$/;

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Returns true for Latin text in UTF-16, where every second byte is zero. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 64);
  const zeros = [0, 1].map((parity) => sample.filter((byte, index) => index % 2 === parity && byte === 0).length);
  return sample.length >= 4 && Math.max(...zeros) >= sample.length * 0.4 && Math.min(...zeros) === 0;
}

/** Finds the first byte that is not UTF-8. Up to that byte, the decoded text is correct. */
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

/**
 * Finds an invisible character in a parsed value, written as an escape such as `"\\u202e"`. Line breaks, tabs and the
 * two joiners that letters and emoji need are allowed.
 */
export function hiddenInValue(text: string): { readonly offset: number; readonly code: string } | undefined {
  const offset = text.search(HIDDEN_IN_VALUE);
  if (offset < 0) return undefined;
  return { offset, code: (text.codePointAt(offset) ?? 0).toString(16).toUpperCase().padStart(4, "0") };
}

const HIDDEN_IN_VALUE = /[^\P{Cc}\t\n\r]|[^\P{Cf}\u200c\u200d]|[\u{e0000}-\u{e0fff}]/u;
