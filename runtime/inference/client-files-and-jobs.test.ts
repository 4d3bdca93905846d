import { afterEach, describe, expect, test } from "vitest";
import { getProviderHelper, InputError, resetHubCache } from "./index.ts";
import { stubClient } from "./testing/stub-client.ts";
import { CHAT, PNG } from "./testing/routes.ts";

/* Tests files and jobs. In some tests, each row of the table is a defect that was fixed. */

afterEach(() => resetHubCache());

test("a file that is given as a URL is downloaded if the provider needs the bytes", async () => {
  const { client, seen } = stubClient("zai-org", "image-to-text", [
    () => new Response(PNG, { headers: { "content-type": "image/png" } }),
    () => Response.json({ md_results: "# Title" }),
  ]);
  const inputs = "https://media.example/a.png";
  const reply = await client.imageToText({ provider: "zai-org", model: "acme/model", inputs });
  expect(reply.generated_text).toBe("# Title");
  expect(seen.map(({ url, headers }) => [new URL(url).host, headers.has("authorization")])).toEqual([
    ["media.example", false],
    ["router.huggingface.co", true],
  ]);
});

describe("jobs", () => {
  const QUICK = { poll: { intervalMs: 1 } };
  const picture = () => new Response(PNG, { headers: { "content-type": "image/png" } });

  test("a job of Black Forest Labs is polled at most five times, even if every poll gets status 503", async () => {
    const submit = () => Response.json({ id: "1", polling_url: "https://api.bfl.example/v1/get_result?id=1" });
    const { client, seen } = stubClient(
      "black-forest-labs",
      "text-to-image",
      [submit, () => Response.json({}, { status: 503 })],
      { ...QUICK, maxRetries: 9 },
    );
    const call = client.textToImage({
      provider: "black-forest-labs",
      accessToken: "key",
      model: "acme/model",
      inputs: "x",
    });
    await expect(call).rejects.toThrow(/^Timed out while waiting for the result .* after 5 attempts$/);
    expect(seen).toHaveLength(6);
  });

  test("polls send the fixed headers of the provider, but not those of the task", async () => {
    const zai = stubClient(
      "zai-org",
      "text-to-image",
      [
        () => Response.json({ id: "1", task_status: "PROCESSING" }),
        () => Response.json({ task_status: "SUCCESS", image_result: [{ url: "https://media.example/a.png" }] }),
        picture,
      ],
      QUICK,
    );
    await zai.client.textToImage({ provider: "zai-org", model: "acme/model", inputs: "x" });
    const fixed = zai.seen.map(({ headers }) => [headers.get("x-source-channel"), headers.get("accept-language")]);
    expect(fixed.slice(0, 2)).toEqual([
      ["hugging_face", "en-US,en"],
      ["hugging_face", "en-US,en"],
    ]);
    const replicate = stubClient(
      "replicate",
      "text-to-image",
      [
        () =>
          Response.json({ id: "1", status: "starting", urls: { get: "https://api.replicate.com/v1/predictions/1" } }),
        () => Response.json({ id: "1", status: "succeeded", output: ["https://media.example/a.png"] }),
        picture,
      ],
      QUICK,
    );
    await replicate.client.textToImage({ provider: "replicate", model: "acme/model", inputs: "x" });
    expect(replicate.seen.map(({ headers }) => headers.get("prefer"))).toEqual(["wait", null, null]);
  });

  test("a job of fal-ai is polled until its status is COMPLETED, even after an unknown status", async () => {
    const response_url = "https://queue.fal.run/acme/requests/1";
    const { client } = stubClient(
      "fal-ai",
      "text-to-image",
      [
        () => Response.json({ request_id: "1", status: "IN_QUEUE", response_url }),
        () => Response.json({ status: "WARMING_UP" }),
        () => Response.json({ status: "COMPLETED" }),
        () => Response.json({ images: [{ url: "https://media.example/a.png" }] }),
        picture,
      ],
      QUICK,
    );
    const blob = await client.textToImage({ provider: "fal-ai", model: "acme/model", inputs: "x" });
    expect(blob.type).toBe("image/png");
  });

  test("the error for a failed job of Novita contains Novita's reason", async () => {
    const { client } = stubClient(
      "novita",
      "text-to-video",
      [
        () => Response.json({ task_id: "1" }),
        () => Response.json({ task: { task_id: "1", status: "TASK_STATUS_FAILED", reason: "unsafe prompt" } }),
      ],
      QUICK,
    );
    const call = client.textToVideo({ provider: "novita", model: "acme/model", inputs: "x" });
    await expect(call).rejects.toThrow("Novita text-to-video task failed: unsafe prompt");
  });

  test("for a job, getResponse needs the URL and the headers of the request that started it", async () => {
    for (const [provider, task] of [
      ["novita", "text-to-video"],
      ["fal-ai", "text-to-image"],
    ] as const) {
      const helper = getProviderHelper(provider, task);
      await expect(helper.getResponse({ task_id: "1" })).rejects.toThrow(
        new InputError(`URL and headers are required for ${task} task`),
      );
      await expect(helper.getResponse({}, "https://x.example")).rejects.toThrow(InputError);
    }
    expect(await getProviderHelper("groq", "conversational").getResponse(CHAT)).toEqual(CHAT);
  });
});

describe("invalid input for speech recognition is rejected with a message", () => {
  const FAL =
    "Unable to determine the input's content-type. Make sure your are passing a Blob when using provider fal-ai.";
  const speak = (provider: "fal-ai" | "replicate", inputs: unknown) =>
    stubClient(provider, "automatic-speech-recognition", []).client.automaticSpeechRecognition({
      provider,
      model: "acme/model",
      inputs,
    } as never);

  test.each([
    ["fal-ai", "text", FAL],
    ["fal-ai", undefined, FAL],
    [
      "fal-ai",
      new Blob(["a"], { type: "audio/webm" }),
      "Provider fal-ai does not support blob type audio/webm - supported content types are: audio/mpeg, audio/mp4, audio/wav, audio/x-wav",
    ],
    ["replicate", "text", "Audio input must be a Blob"],
    ["replicate", {}, "Audio input must be a Blob"],
    ["replicate", undefined, "Audio input must be a Blob"],
  ] as const)("%s refuses %s", async (provider, inputs, message) => {
    await expect(speak(provider, inputs)).rejects.toThrow(new InputError(message));
  });
});

test("embeddings are nested at most three levels deep", async () => {
  const embed = (reply: unknown) =>
    stubClient("hf-inference", "feature-extraction", [() => Response.json(reply)]).client.featureExtraction({
      provider: "hf-inference",
      model: "acme/model",
      inputs: "x",
    });
  await expect(embed([[[1]]])).resolves.toEqual([[[1]]]);
  await expect(embed([[[[1]]]])).rejects.toThrow("expected nested numbers");
});
