import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The slowest test files, slowest first. In a fresh clone, the test runner does not know how long each file takes. If
 * it started a slow file last, most cores would be idle at the end.
 */
const LONGEST = [
  "site/tests/use.browser.ts",
  "site/tests/model.browser.ts",
  "scripts/tests/snippets/examples.test.ts",
  "scripts/tests/snippets/hosted-snippets.test.ts",
  "scripts/wire/wire.test.ts",
  "scripts/tests/package/package.test.ts",
  "scripts/tests/new-entries.audit.test.ts",
  "scripts/tests/fuzz.audit.test.ts",
  "runtime/template/hostile.audit.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((file) => moduleId.replaceAll("\\", "/").endsWith(`/${file}`));
      return found === -1 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
