import { afterEach, expect, test, vi } from "vitest";
import { siteFile } from "./site-files.ts";

afterEach(() => vi.unstubAllGlobals());

test("reads a file only once, and tries again after a failure", async () => {
  const answers = [Promise.reject(new Error("offline")), Promise.resolve(Response.json("first"))];
  vi.stubGlobal("fetch", () => answers.shift());
  await expect(Promise.all([siteFile("a.json"), siteFile("a.json")])).rejects.toThrow("The site cannot be reached.");
  expect(await Promise.all([siteFile("a.json"), siteFile("a.json")])).toEqual(["first", "first"]);
  expect(await siteFile("a.json")).toBe("first");
});

test("says which file the site refused", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await expect(siteFile("b.json")).rejects.toThrow(/The site answered 404 for .*b\.json\./);
});
