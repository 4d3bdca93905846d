import type { Escapes } from "../contract/index.ts";
import { bash } from "./bash.ts";
import { csharp } from "./csharp.ts";
import { javascript } from "./javascript.ts";
import { json } from "./json.ts";
import { powershell } from "./powershell.ts";
import { python } from "./python.ts";
import { url } from "./url.ts";

/** The escaping functions of every language, which the generated rules call. */
export const ESCAPES: Escapes = { python, bash, javascript, csharp, powershell, url, json };
