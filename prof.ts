import { readFileSync } from "node:fs";
import { parsePython } from "./generators/parsers/python.ts";
import { parseJavaScript } from "./generators/parsers/javascript.ts";
import { parseBash } from "./generators/parsers/bash.ts";
const corpus = JSON.parse(readFileSync("/tmp/corpus.json", "utf8")) as [string, string][];
for (const [lang, f] of [["python", parsePython], ["javascript", parseJavaScript], ["bash", parseBash]] as const) {
  const t = process.cpuUsage(); let n = 0;
  for (const [l, text] of corpus) if (l === lang) { f(text); n++; }
  console.log(lang, n, process.cpuUsage(t).user / 1000, "ms");
}
