import { Problem } from "./errors.ts";
import { write } from "./run.ts";
import { text } from "./text.ts";
import { isText, typeName } from "./value.ts";

/** Appends what a call or filter block gave; Python takes nothing but texts here. @throws Problem `type` */
export function writeText(value: unknown): void {
  if (!isText(value)) throw new Problem("type", `sequence item: expected str instance, ${typeName(value)} found`);
  write(text(value));
}
