import type { ShownBody } from "../src/providers/record.ts";

/** Maximum length of each text in a body that a page shows, in characters. Longer texts are shortened. */
const LONGEST_TEXT = 300;

/**
 * Returns the body of a request or response from a provider's example, as a page shows it. For a file, the page shows its
 * type.
 */
export function shown(value: unknown): ShownBody {
  const whole = fileText(value);
  if (whole !== undefined) return { kind: "file", text: whole };
  return { kind: "json", text: JSON.stringify(value, (_, item: unknown) => shortened(item), 2) ?? "" };
}

function shortened(item: unknown): unknown {
  if (typeof item === "string" && item.length > LONGEST_TEXT) return `${item.slice(0, LONGEST_TEXT)}…`;
  const file = fileText(item);
  return file === undefined ? item : `<${file}>`;
}

function fileText(value: unknown): string | undefined {
  const { $blob: file } = Object(value);
  return file === undefined ? undefined : `file of type ${String(file.type)}`;
}

/** Returns the body of a request as a page shows it. */
export async function shownBody(body: string | Blob | FormData | undefined): Promise<ShownBody | undefined> {
  if (body === undefined) return undefined;
  if (typeof body === "string") return shown(JSON.parse(body));
  if (body instanceof Blob) return { kind: "file", text: `file of type ${body.type}` };
  const lines = [...body].map(([name, value]) => `${name}: ${typeof value === "string" ? value : partText(value)}`);
  return { kind: "form", text: lines.join("\n") };
}

function partText({ name, type }: File): string {
  return `${name}, ${type}`;
}
