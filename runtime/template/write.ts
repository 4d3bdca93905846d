import { Problem } from "./errors.ts";
import { write } from "./run.ts";
import { text } from "./text.ts";
import { isText, typeName } from "./value.ts";

/** What a call or filter block gave, to be written; Python takes nothing but texts here. @throws Problem `type` */
export function written(value: unknown): string {
  if (!isText(value)) throw new Problem("type", `sequence item: expected str instance, ${typeName(value)} found`);
  return text(value);
}

/** Appends what a call or filter block gave. @throws Problem `type` */
export const writeText = (value: unknown): void => write(written(value));
