/** The signature of a file type: bytes at an offset, written as Latin-1 characters. */
type Signature = readonly [type: string, at: number, bytes: string];

/**
 * Signatures of file types. The first match is used. @source WHATWG MIME Sniffing, and the registrations of the other
 * types
 */
const SIGNATURES: readonly Signature[] = [
  ["image/png", 0, "\x89PNG\r\n\x1a\n"],
  ["image/jpeg", 0, "\xff\xd8\xff"],
  ["image/gif", 0, "GIF8"],
  ["image/webp", 8, "WEBP"],
  ["audio/wav", 8, "WAVE"],
  ["video/avi", 8, "AVI "],
  ["image/avif", 4, "ftypavif"],
  ["image/avif", 4, "ftypavis"],
  ["image/heic", 4, "ftyphei"],
  ["audio/mp4", 4, "ftypM4A"],
  ["video/quicktime", 4, "ftypqt"],
  ["video/mp4", 4, "ftyp"],
  ["video/webm", 0, "\x1aE\xdf\xa3"],
  ["audio/ogg", 0, "OggS"],
  ["audio/flac", 0, "fLaC"],
  ["audio/mpeg", 0, "ID3"],
  ["image/tiff", 0, "II*\0"],
  ["image/tiff", 0, "MM\0*"],
  ["image/bmp", 0, "BM"],
  ["audio/aiff", 8, "AIFF"],
  ["model/gltf-binary", 0, "glTF"],
  ["application/pdf", 0, "%PDF-"],
];

/** File formats that can contain sound or video. Only the server's content type says which of the two is inside. */
const CONTAINERS = new Set(["mp4", "webm", "ogg", "quicktime"]);
/** Marks around the parts that can precede the first element of an XML document. */
const PROLOG = [
  ["<?xml", ">"],
  ["<!--", "-->"],
] as const;
/** Number of bytes at the start of a file that are checked. */
export const SNIFFED_BYTES = 512;

/**
 * Returns the type of a file from its first bytes, or undefined if it is unknown.
 * @param declared the server's content type: `type/subtype` in lower case
 */
export function sniffType(start: Uint8Array, declared: string): string | undefined {
  const [kind, subtype = ""] = declared.split("/");
  const found = SIGNATURES.find(([, at, bytes]) => beginsWith(start, at, bytes))?.[0] ?? frameType(start);
  if (found === undefined) return undefined;
  const foundSubtype = found.slice(found.indexOf("/") + 1);
  const isSameContainer = CONTAINERS.has(foundSubtype) && (kind === "audio" || kind === "video");
  if (isSameContainer && (subtype === foundSubtype || `x-${foundSubtype}` === subtype)) return declared;
  // If the detected type and the server's type are two names for one type, the server's name is kept.
  return aliases(found).includes(declared) ? declared : found;
}

/** Returns true if the first bytes belong to an HTML page, JSON or XML, but not to an SVG image. */
export function looksLikeText(start: Uint8Array): boolean {
  const text = new TextDecoder().decode(start.subarray(0, SNIFFED_BYTES)).trimStart().toLowerCase();
  if (text.startsWith("<")) return !withoutProlog(text).startsWith("<svg");
  return /^(?:\{\s*["}]|\[\s*[["{\]])/.test(text);
}

/** Removes the XML declaration and the comments from the start of a document. */
function withoutProlog(document: string): string {
  let text = document;
  for (const [open, close] of PROLOG) {
    while (text.startsWith(open)) {
      const end = text.indexOf(close, open.length);
      if (end < 0) return "";
      text = text.slice(end + close.length).trimStart();
    }
  }
  return text;
}

/**
 * Recognises MPEG audio without a header. Such a file starts with eleven bits that are 1. After two more bits, two bits
 * contain the number of the layer.
 */
function frameType(start: Uint8Array): string | undefined {
  const [first = 0, second = 0] = start;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  const layer = second & 0x06;
  if (layer === 0) return "audio/aac";
  return layer === 2 ? "audio/mpeg" : undefined;
}

function aliases(type: string): readonly string[] {
  if (type === "audio/wav") return ["audio/x-wav", "audio/wave", "audio/vnd.wave"];
  if (type === "audio/mpeg") return ["audio/mp3"];
  if (type === "audio/flac") return ["audio/x-flac"];
  if (type === "audio/mp4") return ["audio/x-m4a", "audio/m4a"];
  if (type === "video/webm") return ["video/x-matroska"];
  if (type === "audio/ogg") return ["video/ogg", "application/ogg", "audio/opus"];
  return [];
}

function beginsWith(start: Uint8Array, at: number, bytes: string): boolean {
  if (start.length < at + bytes.length) return false;
  for (let index = 0; index < bytes.length; index++) {
    if (start[at + index] !== bytes.charCodeAt(index)) return false;
  }
  return true;
}
