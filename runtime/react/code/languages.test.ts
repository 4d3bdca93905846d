import { expect, test } from "vitest";
import { codeFileName } from "./languages.ts";

test.each([
  [["Qwen/Qwen3-0.6B", "Use a pipeline"], "python", "Qwen3-0.6B-Use-a-pipeline.py"],
  [["acme/hum", undefined], "bash", "hum.sh"],
  [["acme/hum", "groq", "openai"], "javascript", "hum-groq-openai.js"],
  [["a/b"], "csharp", "b.cs"],
  [["a/b"], "text", "b.txt"],
  [["a/b"], "constructor", "b.txt"],
  [["../../etc/passwd"], "python", "passwd.py"],
  [[".."], "python", "model.py"],
  [["a/.htaccess"], "python", "htaccess.py"],
  [["acme/con"], "python", "model-con.py"],
  [['a/"><script>alert(1)</script>', "x\u0000\n\u202Ey"], "python", "script-x-y.py"],
  [["acme/日本語"], "python", "model.py"],
  [[""], "", "model.txt"],
])("code for %j in the language %j is saved as %s", (parts, language, name) => {
  expect(codeFileName(parts, language)).toBe(name);
});

test("a file name is short and safe, whatever its parts are", () => {
  const name = codeFileName([`acme/${"x".repeat(500)}`, "…".repeat(300)], "python");
  expect(name).toMatch(/^x{80}\.py$/);
});
