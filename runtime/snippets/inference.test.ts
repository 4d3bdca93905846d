import { expect, test } from "vitest";
import { getInferenceSnippets } from "./inference.ts";

test("brackets and braces in an address are escaped, because curl reads them as a list of addresses", () => {
  const model = { id: "acme/model", pipeline_tag: "text-classification" };
  const snippets = getInferenceSnippets(model, "hf-inference", undefined, {
    endpointUrl: "https://[::1]:8443/models/{a,b}[1-3]",
  });
  const curl = snippets.find(({ client }) => client === "curl")?.content;
  expect(curl).toContain("https://[::1]:8443/models/%7Ba,b%7D%5B1-3%5D");
});
