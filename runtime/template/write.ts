import { needText } from "./arguments.ts";
import { write } from "./run.ts";

/** Appends what a call or filter block gave; Python takes nothing but texts here. @throws Problem `type` */
export const writeText = (value: unknown): void => write(needText(value));
