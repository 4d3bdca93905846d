import { AutoModelForSequenceClassification, AutoTokenizer } from "@huggingface/transformers";

const tokenizer = await AutoTokenizer.from_pretrained("acme/reranker-onnx");
const model = await AutoModelForSequenceClassification.from_pretrained("acme/reranker-onnx");

const query = "When does the ferry leave?";
const passages = ["The ferry leaves the harbour at seven.", "Tickets are sold on board."];
const inputs = tokenizer(
  passages.map(() => query),
  { text_pair: passages, padding: true, truncation: true },
);
const { logits } = await model(inputs);
console.log(logits.sigmoid().tolist());
