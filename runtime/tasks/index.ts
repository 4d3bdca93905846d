/** Tasks of the catalogue: their types, their pages, and the shapes of their inputs and outputs. */
export type * from "../../generated/io/types.ts";
export type * from "../../generated/records.ts";
export { MODALITIES, MODALITY_LABELS } from "../../generated/task-types.ts";
export * from "./drop-in.ts";
// By name: these go before the record of the same name.
export {
  SPECIAL_TOKENS_ATTRIBUTES,
  type SpecialTokensMap,
  type WidgetExample,
  type WidgetExampleAssetAndPromptInput,
  type WidgetExampleAssetAndTextInput,
  type WidgetExampleAssetAndZeroShotInput,
  type WidgetExampleAssetInput,
  type WidgetExampleAttribute,
  type WidgetExampleChatInput,
  type WidgetExampleOutput,
  type WidgetExampleOutputAnswerScore,
  type WidgetExampleOutputLabels,
  type WidgetExampleOutputText,
  type WidgetExampleOutputUrl,
  type WidgetExampleSentenceSimilarityInput,
  type WidgetExampleStructuredDataInput,
  type WidgetExampleTableDataInput,
  type WidgetExampleTextAndContextInput,
  type WidgetExampleTextAndTableInput,
  type WidgetExampleTextInput,
  type WidgetExampleZeroShotTextInput,
} from "./drop-in-widgets.ts";
export { validateTaskInput, validateTaskOutput, type Validation, type ValueProblem } from "./check.ts";
