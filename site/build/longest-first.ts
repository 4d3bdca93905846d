import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files of tests that take longest, the longest first. In a fresh clone the runner knows of no file how long it
 * takes, and begins with the largest; one that is begun last keeps all cores but one waiting.
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

/** Begins with the files that are known to take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((file) => moduleId.replaceAll("\\", "/").endsWith(`/${file}`));
      return found === -1 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
