import { codePointLength, codePoints } from "./strings.ts";

const HYPHENATED = /[^\s-]*[^\s\d-]{2,}-(?=[^\s\d-]{2,})|-{2,}(?=\w)|[^\s-]+(?:-+[^\s-]*)*?(?=-{2,}\w)/gu;

/** One line cut into lines of at most `width` columns, as Python's `textwrap` does without touching its white space. */
export function wrapLine(line: string, width: number, breakLong: boolean, onHyphens: boolean): string[] {
  const pieces = line.split(/([\t-\r ]+)/).flatMap((part) => (onHyphens && !/^\s/.test(part) ? cutHyphens(part) : [part])).filter(Boolean);
  const lines: string[] = [];
  pieces.reverse();
  while (pieces.length) {
    const current: string[] = [];
    let used = 0;
    if (lines.length && isBlank(pieces.at(-1))) pieces.pop();
    while (pieces.length && used + codePointLength(pieces.at(-1) ?? "") <= width) {
      const piece = pieces.pop() ?? "";
      used += codePointLength(piece);
      current.push(piece);
    }
    if (pieces.length && codePointLength(pieces.at(-1) ?? "") > width) tooLong(pieces, current, width - used, breakLong, onHyphens, width);
    if (isBlank(current.at(-1))) current.pop();
    if (current.length) lines.push(current.join(""));
  }
  return lines;
}

const isBlank = (piece: string | undefined): boolean => piece !== undefined && /^\s*$/.test(piece);

function tooLong(pieces: string[], current: string[], room: number, breakLong: boolean, onHyphens: boolean, width: number): void {
  const space = width < 1 ? 1 : room;
  if (!breakLong) {
    if (!current.length) current.push(pieces.pop() ?? "");
    return;
  }
  const points = codePoints(pieces.pop() ?? "");
  let end = space;
  const hyphen = points.slice(0, space).lastIndexOf("-");
  if (onHyphens && points.length > space && hyphen > 0 && points.slice(0, hyphen).some((point) => point !== "-")) end = hyphen + 1;
  current.push(points.slice(0, end).join(""));
  pieces.push(points.slice(end).join(""));
}

function cutHyphens(word: string): string[] {
  const parts: string[] = [];
  let at = 0;
  for (const match of word.matchAll(HYPHENATED)) {
    const end = match.index + match[0].length;
    if (end > at) parts.push(word.slice(at, end));
    at = end;
  }
  parts.push(word.slice(at));
  return parts;
}
