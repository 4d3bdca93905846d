import { expect, test } from "vitest";
import { faultyLine } from "./faulty-line.ts";

test.each([
  ["python", 'import x\n\nprint("a"\n', 3],
  ["python", "a = 1\nb = = 2\n", 2],
  ["python", "a = 1\nif a:\nprint(a)\n", 2],
  ["javascript", "const a = 1;\nconst = 2;\n", 2],
  ["typescript", "const a: string = 'a';\nconst b: = 1;\n", 2],
  ["python", "print 'a'\n", 1],
  ["python", "import a as\n\nprint(a)\n", 1],
  ["csharp", "var x = new X(;\n", 1],
  ["bash", "echo a\necho 'b\n", 2],
  ["bash", "echo $(a\n", 1],
  ["json", "{", 1],
  ["url", "acme", 1],
])("in %s, the first syntax error of %j is in line %i", (language, code, line) => {
  expect(faultyLine(language, code)).toBe(line);
});

test.each([
  ["python", 'with open("a") as file:\n    print(f"{file.read()!r}")\n'],
  ["javascript", "for await (const chunk of stream) console.log(`${chunk}`);\n"],
  ["typescript", "const a: string = 'a';\n"],
  ["bash", "cat <<'EOF'\nit's\nEOF\ncase $a in b) echo c;; esac\n"],
  ["json", "{}"],
  ["url", "acme://run?a=b"],
  ["csharp", "var x = new X();"],
])("the %s code %j has no syntax error", (language, code) => {
  expect(faultyLine(language, code)).toBeUndefined();
});
