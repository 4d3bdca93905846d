/**
 * Reasons for differences between packages, by the names of exports. The first pattern that matches a name decides its
 * reason.
 */
export type Reasons = readonly (readonly [pattern: RegExp, reason: string])[];

/** Reasons why a type differs from the type of the same name in the other package. */
export const DIFFERENT: Reasons = [
  [/^BodyParams$/, "the same type; its type parameter has another name"],
  [/^PROVIDERS$/, "data instead of classes"],
  [/^(InferenceClient|InferenceClientEndpoint|HfInference)$/, "more options, `.withResponse`, jobs, `batch`"],
  [/^InferenceClient\w*Error$/, "one base class; request and response without secrets"],
  [/^(getProviderHelper|makeRequestOptions\w*)$/, "uses the description of the provider"],
  [/^(RequestArgs|BaseArgs|Options|InferenceProviderMappingEntry)$/, "more options, limits on time and size"],
  [/Args$/, "accepts more kinds of input, and our options"],
  [/^snippets$/, "snippets for nine clients and every provider"],
  [/^(stringify\w+|getModelInputSnippet)$/, "accepts all kinds of messages and read-only records"],
  [/^TextGeneration/, "the fields that servers send; some may be `null`"],
  [/^ChatCompletion/, "tool calls have `id` and `arguments`; fields that servers omit are optional"],
  [/^(FillMask|ImageToText)Output/, "the field names that servers send"],
  [
    /^(AutomaticSpeechRecognition|DocumentQuestionAnswering|VisualQuestionAnswering|ImageSegmentation)\w*$|^WordBox$/,
    "exact types for time stamps, boxes and files, not `unknown`",
  ],
  [
    /^(DepthEstimation|ImageTextTo(Image|Video)|ImageTo(Image|Video)|TextTo(Image|Video)|VideoClassification)(Input|Output|Parameters)$/,
    "`Blob`, not `unknown`; exact parameters",
  ],
  [/^(FeatureExtraction\w+|AudioToAudio\w+)$/, "all shapes that providers send"],
  [/^(Audio|Image|Text|Video)ClassificationOutputElement$/, "the same shape"],
  [/^(MAPPING_DEFAULT_WIDGET|Widget\w+|ModelData|TokenizerConfig)$/, "more exact fields"],
  [
    /^(TaskData|TASKS_DATA|PipelineData|PIPELINE_DATA|MODALITIES)$/,
    "a page for every task, no placeholder, no `undefined`; records are read-only",
  ],
  [/^(LibraryUiElement|MODEL_LIBRARIES_UI_ELEMENTS)$/, "the snippets are tested; records are read-only"],
  [/^(GG\w+|findNearestQuantType)$/, "a constant object; bundlers remove it if unused"],
  [
    /^(SKUS|EVALUATION_FRAMEWORKS|AGENT_HARNESSES|DATASET_LIBRARIES_UI_ELEMENTS|KERNEL_LIBRARIES_UI_ELEMENTS)$/,
    "records of one type, so that your own hub can add entries",
  ],
  [/^(LOCAL_APPS|LocalApp)$/, "records of one type, so that your own hub can add apps; steps are a list"],
  [/^AgentHarness$/, "every agent has a description"],
  [/^HF_HUB_INFERENCE_PROXY_TEMPLATE$/, "can be any text, so that your own hub can have a router"],
  [/^Template$/, "the same output as Python, errors with a position, limits"],
  [/^(\w+TaskDemo\w*|TaskDemo\w*|TaskDataCustom|ExampleRepo)$/, "also has video, 3D and descriptions of media"],
  [/^[a-z]\w+$/, "has `.withResponse`; checks the input before a request"],
];

/**
 * Exports that contain ids from the specs. The exports of this package contain all ids of the other package's exports.
 * New entries do not change the report.
 */
export const OF_SPECS =
  /^(InferenceProvider(OrPolicy|MappingEntry)?|INFERENCE_PROVIDERS|PROVIDERS_OR_POLICIES|PROVIDERS_HUB_ORGS|InferenceTask|UrlParams|LocalAppKey|ModelLibraryKey|PipelineType|PIPELINE_TYPES(_SET)?|ALL_(DISPLAY_)?MODEL_LIBRARY_KEYS|LIBRARY_TASK_MAPPING|TASKS_MODEL_LIBRARIES|ModelDataMinimal|TransformersInfo|WidgetType)$/;
export const OF_SPECS_REASON = "contains all of theirs, and may contain more";

/** Reasons why a name does not exist here, by package. */
export const ABSENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "@huggingface/jinja": {
    Environment: "pass values to `render`",
    Interpreter: "templates are compiled: `new Template(source)`",
    parse: "`new Template(source)` parses; see `format` and `variables`",
    tokenize: "`new Template(source)` reads the source",
  },
};
