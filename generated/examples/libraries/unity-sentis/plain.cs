// Add the package com.unity.ai.inference to the project.
// In versions 2.0 and 2.1 both the package and the namespace are called Unity.Sentis.
using Unity.InferenceEngine;
using UnityEngine;

public class RunModel : MonoBehaviour
{
    // Put the model into the folder Assets/StreamingAssets.
    string modelName = "fill-in-model-file.sentis";
    Worker worker;

    void Start()
    {
        Model model = ModelLoader.Load(Application.streamingAssetsPath + "/" + modelName);
        worker = new Worker(model, BackendType.GPUCompute);

        // The C# file in the model's repository shows what to put in and what comes out.
    }

    void OnDestroy()
    {
        worker?.Dispose();
    }
}
