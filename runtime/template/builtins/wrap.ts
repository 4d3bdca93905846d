import type { Run } from "../run.ts";
import { codePointLength, codePoints } from "../values/strings.ts";

/** Splits one line into lines of at most `width` columns, like Python's `textwrap` with `replace_whitespace=False`. */
export function wrapLine(run: Run, line: string, width: number, breakLong: boolean, onHyphens: boolean): string[] {
  run.chargeItems(line.length);
  const pieces = line
    .split(/([\t-\r ]+)/)
    .flatMap((part) => (onHyphens ? cutHyphens(part) : [part]))
    .filter(Boolean);
  run.charge(pieces.length * 4);
  const lines: string[] = [];
  pieces.reverse();
  while (pieces.length) {
    run.charge(1);
    const current: string[] = [];
    let used = 0;
    if (lines.length && isGap(pieces.at(-1))) pieces.pop();
    while (pieces.length && used + codePointLength(run, pieces.at(-1) ?? "") <= width) {
      const piece = pieces.pop() ?? "";
      used += codePointLength(run, piece);
      current.push(piece);
    }
    const long = pieces.length > 0 && codePointLength(run, pieces.at(-1) ?? "") > width ? pieces : undefined;
    const rest = long && breakLong ? cutLong(run, long, current, width, used, onHyphens) : [];
    if (long && !breakLong && !current.length) current.push(long.pop() ?? "");
    if (isGap(current.at(-1))) current.pop();
    if (current.length) lines.push(current.join(""));
    for (const whole of rest) lines.push(whole);
  }
  return lines;
}

const isGap = (piece: string | undefined): boolean => piece !== undefined && !/\S/.test(piece);

/**
 * Splits a word that is longer than a line. The start of the word is added to the line `current`, and the end is put
 * back into `pieces`. Returns the lines between the start and the end.
 */
function cutLong(
  run: Run,
  pieces: string[],
  current: string[],
  width: number,
  used: number,
  onHyphens: boolean,
): string[] {
  const points = codePoints(run, pieces.pop() ?? "");
  const whole: string[] = [];
  let at = 0;
  for (let room = width - used; points.length - at > width || at === 0; room = width) {
    run.charge(1);
    const end = at + cutAt(points, at, room, onHyphens);
    const part = points.slice(at, end).join("");
    if (at === 0) current.push(part);
    else whole.push(part);
    at = end;
    if (room === 0) break;
  }
  pieces.push(points.slice(at).join(""));
  return whole.filter((part) => part !== "" && !isGap(part));
}

/**
 * Returns the length of the part of a long word that fits into `room`. With `onHyphens`, the part ends after the last
 * hyphen that fits, if there is one.
 */
function cutAt(points: readonly string[], at: number, room: number, onHyphens: boolean): number {
  if (!onHyphens || points.length - at <= room) return room;
  const part = points.slice(at, at + room);
  const hyphen = part.lastIndexOf("-");
  return hyphen > 0 && part.slice(0, hyphen).some((point) => point !== "-") ? hyphen + 1 : room;
}

/** Splits a word after each hyphen between letters, and before and after dashes between words. */
function cutHyphens(word: string): string[] {
  const parts: string[] = [];
  let at = 0;
  const cut = (end: number): void => {
    if (end > at) parts.push(word.slice(at, end));
    at = end;
  };
  for (const { index, 0: dashes } of word.matchAll(/-+/g)) {
    const end = index + dashes.length;
    const before = word.slice(Math.max(0, index - 3), index);
    const after = word.slice(end, end + 3);
    if (dashes.length > 1) {
      if (!/[\w!"'&.,?]$/.test(before) || !/^\w/.test(after)) continue;
      cut(index);
      cut(end);
    } else if (/(\p{L}{2}|\p{L}-[\w!"'&.,?])$/u.test(before) && /^\p{L}-?\p{L}/u.test(after)) {
      cut(end);
    }
  }
  cut(word.length);
  return parts;
}
