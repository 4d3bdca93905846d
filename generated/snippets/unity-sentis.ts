// Generated – do not edit.
// source:    spec/libraries/unity-sentis.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use unity-sentis with a model. */
export const rules: Rules = (facts, { csharp }, show) => {
  show("0", "usage", "csharp", "", `// Add the package com.unity.ai.inference to the project. Put the .sentis or .onnx file from
// https://huggingface.co/${csharp.inComment(facts.id)} into the project's folder Assets.
using Unity.InferenceEngine;
using UnityEngine;

public class RunModel : MonoBehaviour
{
    // Drag the model and an image onto these fields.
    public ModelAsset modelAsset;
    public Texture2D image;
    Worker worker;

    void Start()
    {
        worker = new Worker(ModelLoader.Load(modelAsset), BackendType.GPUCompute);

        // One image of 224 x 224 pixels with three colours. The model page describes the inputs of the model.
        using var input = new Tensor<float>(new TensorShape(1, 3, 224, 224));
        TextureConverter.ToTensor(image, input, new TextureTransform());
        worker.Schedule(input);

        using var output = (worker.PeekOutput() as Tensor<float>).ReadbackAndClone();
        Debug.Log(string.Join(", ", output.DownloadToArray()));
    }

    void OnDestroy()
    {
        worker?.Dispose();
    }
}`);
};
