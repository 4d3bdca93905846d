// Generated – do not edit.
// source:    spec/tasks/graph-ml.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Graph Machine Learning. */
export const graphMl: TaskData = {
  id: "graph-ml",
  label: "Graph Machine Learning",
  order: 460,
  modality: "other",
  libraries: ["transformers"],
  summary:
    "A model predicts properties of nodes, of links between nodes, or of whole graphs from their features and connections. It is used for molecules, social and citation networks, recommendation, fraud detection and road networks.",
  demo: {
    inputs: [
      {
        type: "text",
        label: "Nodes",
        content:
          "A: paper on enzymes (topic: biology)\nB: paper on cell membranes (topic: biology)\nC: paper on solar panels (topic: physics)\nD: paper without a topic",
      },
      { type: "text", label: "Edges", content: "A to B, A to D, B to D, C to D" },
      {
        type: "img",
        filename: "papers.svg",
        width: 320,
        height: 240,
        description:
          "The graph: papers A and B are connected to each other. A, B and C are connected to D, whose topic is unknown.",
      },
    ],
    outputs: [{ type: "text", label: "Prediction", content: "Topic of D: biology (0.78), physics (0.22)" }],
  },
  datasets: [
    {
      id: "graphs-datasets/ZINC",
      description:
        "Molecules with a value related to solubility as the target. It is a common regression benchmark for graph networks.",
    },
    {
      id: "OGB/ogbg-molhiv",
      description:
        "Molecules with labels that show whether they inhibit HIV replication. The classes are imbalanced, and there is a fixed split by molecular scaffold.",
    },
    {
      id: "graphs-datasets/PROTEINS",
      description: "Proteins as graphs, with two classes: enzyme or not. It is small and quick to train on.",
    },
  ],
  models: [
    {
      id: "clefourrier/graphormer-base-pcqm4mv2",
      description:
        "Graphormer that was pretrained to predict a quantum property of molecules. Fine-tune it on your own molecules.",
    },
    {
      id: "clefourrier/graphormer-base-pcqm4mv1",
      description:
        "Graphormer that was pretrained on PCQM4M version 1, the earlier dataset of molecules. Use it to compare with older results.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "roc-auc",
      label: "ROC AUC",
      description:
        "Probability that a random positive example gets a higher score than a random negative one. 0.5 is random guessing, 1 is perfect, and higher is better. It is more reliable than accuracy for rare classes. Also check precision.",
    },
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of nodes or graphs whose predicted class is right, from 0 to 1. Higher is better. Compare it with the share of the largest class.",
    },
    {
      id: "mean-absolute-error",
      label: "Mean absolute error (MAE)",
      description:
        "Mean size of the prediction errors, in the unit of the target. 0 is perfect and lower is better. It is the usual metric for molecular properties.",
    },
  ],
  widgetModels: [],
};
