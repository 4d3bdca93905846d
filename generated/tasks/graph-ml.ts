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
    "Predicts properties of nodes, of links between them or of whole graphs from their features and their connections. Used for molecules, social and citation networks, recommendation, fraud detection and road networks.",
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
          "The graph: papers A and B are joined to each other, and A, B and C are joined to D, whose topic is unknown.",
      },
    ],
    outputs: [{ type: "text", label: "Prediction", content: "Topic of D: biology (0.78), physics (0.22)" }],
  },
  datasets: [
    {
      id: "graphs-datasets/ZINC",
      description:
        "Molecules with a solubility-related value to predict; a common regression benchmark for graph networks.",
    },
    {
      id: "OGB/ogbg-molhiv",
      description:
        "Molecules labelled by whether they hinder HIV replication; uneven classes and a fixed split by molecular scaffold.",
    },
    {
      id: "graphs-datasets/PROTEINS",
      description: "Proteins as graphs, to be told apart as enzymes or not; small and quick to train on.",
    },
  ],
  models: [
    {
      id: "clefourrier/graphormer-base-pcqm4mv2",
      description:
        "Graphormer pretrained to predict a quantum property of molecules; fine-tune it on your own molecular data.",
    },
    {
      id: "clefourrier/graphormer-base-pcqm4mv1",
      description:
        "The same architecture trained on the earlier version of that data; mainly for comparison with older results.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "roc-auc",
      label: "ROC AUC",
      description:
        "Chance that a random positive example gets a higher score than a random negative one; 0.5 is guessing, 1 is perfect, higher is better. Holds up better than accuracy on rare classes, yet check precision as well.",
    },
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of nodes or graphs put in the right class, from 0 to 1; higher is better. Compare it with the share of the largest class.",
    },
    {
      id: "mean-absolute-error",
      label: "Mean absolute error (MAE)",
      description:
        "Mean size of the prediction errors in the unit of the target; 0 is perfect, lower is better. The usual figure for molecular properties.",
    },
  ],
  widgetModels: [],
};
