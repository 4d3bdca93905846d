import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("image-segmentation", "acme/street-segments-onnx");

const segments = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
for (const [index, { label, mask }] of segments.entries()) {
  console.log(index, label);
  await mask.save(`mask-${index}.png`);
}
