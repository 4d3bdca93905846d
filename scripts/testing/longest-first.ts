import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files of tests that take longest, the longest first. In a fresh clone the runner knows of no file how long it
 * takes, and begins with the largest; one that is begun last keeps all cores but one waiting.
 */
const LONGEST = [
  "site/pages.browser.ts",
  "site/documents.browser.ts",
  "site/model.browser.ts",
  "site/playground-provider.browser.ts",
  "site/playground-snippet.browser.ts",
  "scripts/journey.test.ts",
  "scripts/fuzz.test.ts",
  "runtime/template/property.test.ts",
  "runtime/template/hostile.test.ts",
  "scripts/package-command.test.ts",
  "scripts/package.test.ts",
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
