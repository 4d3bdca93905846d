import type { SchemaRun } from "./schema-run.ts";

const DATE = String.raw`\d{4}-(?:0[1-9]|1[0-2])-\d\d`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+\-](?:[01]\d|2[0-3]):[0-5]\d)`;
const BYTE = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?";

/** The formats that are checked, as patterns. */
const FORMATS: ReadonlyMap<unknown, string> = new Map([
  ["date", DATE],
  ["time", TIME],
  ["date-time", `${DATE}[Tt ]${TIME}`],
  ["email", String.raw`[^\s@".]+(?:\.[^\s@".]+)*@(?:${LABEL}\.)+${LABEL}`],
  ["uri", String.raw`[A-Za-z][\w+.\-]*:(?:[\w\-.~:\/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+`],
  ["uuid", "[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"],
  ["ipv4", `${BYTE}(?:\\.${BYTE}){3}`],
  ["ipv6", "[0-9A-Fa-f:.]+"],
]);

export function isCheckedFormat(format: unknown): boolean {
  return FORMATS.has(format);
}

/** Returns false if a string does not have a format. All strings have a format that is not checked. */
export function hasFormat(format: unknown, text: string, run: SchemaRun): boolean {
  const pattern = FORMATS.get(format);
  if (pattern === undefined) return true;
  if (!run.matches(`^(?:${pattern})$`, text)) return false;
  if (format === "ipv6") return URL.canParse(`http://[${text}]`);
  return !String(format).startsWith("date") || isDay(text.slice(0, 10));
}

/** Returns false for a day that does not exist, such as 2026-02-29. */
function isDay(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDate() === Number(date.slice(8));
}
