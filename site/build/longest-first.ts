import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The test files that take the longest, in order. In a fresh clone, the test runner does not know durations and starts
 * with the largest files. If a long test starts last, most cores are idle at the end.
 */
const LONGEST = [
  "site/tests/pages.browser.ts",
  "site/tests/documents.browser.ts",
  "site/tests/model.browser.ts",
  "site/tests/playground-provider.browser.ts",
  "site/tests/playground-snippet.browser.ts",
  "scripts/tests/journey.test.ts",
  "scripts/tests/fuzz.test.ts",
  "runtime/template/property.test.ts",
  "runtime/template/hostile.test.ts",
  "scripts/tests/package/command.test.ts",
  "scripts/tests/package/package.test.ts",
];

/** Starts the longest test files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((file) => moduleId.replaceAll("\\", "/").endsWith(`/${file}`));
      return found === -1 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
