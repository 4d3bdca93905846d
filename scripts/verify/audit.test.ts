import { expect, test } from "vitest";
import { readAudit } from "./audit.ts";

const report = (vulnerabilities: object): string =>
  `npm warn something\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities }, null, 2)}\n`;

test("names the packages with vulnerabilities of high or critical severity", () => {
  const found = { one: { severity: "high" }, two: { severity: "low" }, three: { severity: "critical" } };
  expect(readAudit(report(found))).toEqual({
    is: "vulnerable",
    packages: ["one: high; run `npm audit` for more", "three: critical; run `npm audit` for more"],
  });
  expect(readAudit(report({ two: { severity: "moderate" } }))).toEqual({ is: "ok" });
  expect(readAudit(report({}))).toEqual({ is: "ok" });
});

test.each([
  ["", "npm returned no valid report"],
  ["npm error ENOTFOUND", "npm returned no valid report"],
  ['{\n  "message": "405 Method Not Allowed",\n  "error": {\n  }\n}\n', "405 Method Not Allowed"],
  ['{ "vulnerabilities": ', "npm returned no valid report"],
])("for the output %j, which contains no valid report, the result is unknown", (output, reason) => {
  expect(readAudit(output)).toEqual({ is: "unknown", reason });
});
