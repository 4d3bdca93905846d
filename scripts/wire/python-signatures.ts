/**
 * Keyword arguments of a function of a Python client. The name `*` means that the function also accepts other keyword
 * arguments.
 */
export interface PythonSignature {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

function signature(required: string, optional = ""): PythonSignature {
  const words = (text: string): string[] => (text === "" ? [] : text.split(" "));
  return { required: words(required), optional: words(optional) };
}

const SAMPLING =
  "frequency_penalty logit_bias logprobs max_tokens n presence_penalty response_format seed stop temperature";
const CHAT = signature(
  "messages",
  `model stream stream_options tool_choice tools top_logprobs top_p extra_body ${SAMPLING}`,
);
const DRAWING = "negative_prompt num_inference_steps guidance_scale model";
const ANSWERING = "model doc_stride handle_impossible_answer max_answer_len max_question_len max_seq_len top_k";
const GENERATION =
  "details stream model adapter_id best_of decoder_input_details do_sample frequency_penalty grammar max_new_tokens " +
  "repetition_penalty return_full_text seed stop stop_sequences temperature top_k top_n_tokens top_p truncate typical_p watermark";

const OPENAI = signature(
  "",
  "api_key organization project base_url timeout max_retries default_headers default_query http_client",
);

/**
 * Functions of the Python clients that snippets call, with their keyword arguments.
 *
 * @source documentation of openai, huggingface_hub and fal-client, read on the date in the field `verifiedAgainst` of
 *   the client's entry
 */
export const PYTHON_SIGNATURES: Readonly<Record<string, Readonly<Record<string, PythonSignature>>>> = {
  "python/openai": {
    OpenAI: OPENAI,
    "client.chat.completions.create": {
      required: ["messages", "model"],
      optional: CHAT.optional.filter((name) => name !== "model"),
    },
  },
  "python/openai-responses": {
    OpenAI: OPENAI,
    "client.responses.create": signature(
      "",
      "background include input instructions max_output_tokens metadata model reasoning store stream temperature text tool_choice tools top_p truncation",
    ),
  },
  "python/fal_client": {
    "fal_client.SyncClient": signature("", "key default_timeout"),
    "fal_client.encode_file": signature("", "path"),
    "client.subscribe": signature("arguments", "path hint with_logs on_enqueue on_queue_update priority"),
  },
  "python/huggingface_hub": {
    InferenceClient: signature("", "model provider token timeout headers cookies bill_to base_url api_key"),
    "client.chat.completions.create": CHAT,
    "client.audio_classification": signature("audio", "model top_k function_to_apply"),
    "client.audio_to_audio": signature("audio", "model"),
    "client.automatic_speech_recognition": signature("audio", "model extra_body"),
    "client.document_question_answering": signature("image question", `${ANSWERING} lang word_boxes`),
    "client.feature_extraction": signature("text", "model normalize prompt_name truncate truncation_direction"),
    "client.fill_mask": signature("text", "model targets top_k"),
    "client.image_classification": signature("image", "model function_to_apply top_k"),
    "client.image_segmentation": signature(
      "image",
      "model mask_threshold overlap_mask_area_threshold subtask threshold",
    ),
    "client.image_text_to_image": signature("image", `prompt ${DRAWING} *`),
    "client.image_text_to_video": signature("image", `prompt num_frames seed ${DRAWING} *`),
    "client.image_to_image": signature("image", `prompt target_size ${DRAWING} *`),
    "client.image_to_text": signature("image", "model"),
    "client.image_to_video": signature("image", `prompt num_frames seed target_size ${DRAWING} *`),
    "client.object_detection": signature("image", "model threshold"),
    "client.question_answering": signature("question context", `${ANSWERING} align_to_words`),
    "client.sentence_similarity": signature("sentence other_sentences", "model"),
    "client.summarization": signature("text", "model clean_up_tokenization_spaces generate_parameters truncation"),
    "client.table_question_answering": signature("table query", "model padding sequential truncation"),
    "client.tabular_classification": signature("table", "model"),
    "client.tabular_regression": signature("table", "model"),
    "client.text_classification": signature("text", "model top_k function_to_apply"),
    "client.text_generation": signature("prompt", GENERATION),
    "client.text_to_image": signature("prompt", `height width scheduler seed extra_body ${DRAWING}`),
    "client.text_to_speech": signature("text", "model do_sample max_new_tokens temperature top_k top_p extra_body"),
    "client.text_to_video": signature("prompt", `num_frames seed extra_body ${DRAWING}`),
    "client.token_classification": signature("text", "model aggregation_strategy ignore_labels stride"),
    "client.translation": signature(
      "text",
      "model src_lang tgt_lang clean_up_tokenization_spaces truncation generate_parameters",
    ),
    "client.visual_question_answering": signature("image question", "model top_k"),
    "client.zero_shot_classification": signature("text candidate_labels", "model multi_label hypothesis_template"),
    "client.zero_shot_image_classification": signature("image candidate_labels", "model hypothesis_template labels"),
  },
};

/**
 * For each function of huggingface_hub, the arguments that contain the input, each with the path of the same value in a
 * call of this package. All other arguments are parameters.
 */
export const HUB_PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "client.document_question_answering": { image: "inputs.image", question: "inputs.question" },
  "client.visual_question_answering": { image: "inputs.image", question: "inputs.question" },
  "client.question_answering": { question: "inputs.question", context: "inputs.context" },
  "client.sentence_similarity": { sentence: "inputs.source_sentence", other_sentences: "inputs.sentences" },
  "client.table_question_answering": { table: "inputs.table", query: "inputs.query" },
  "client.tabular_classification": { table: "inputs.data" },
  "client.tabular_regression": { table: "inputs.data" },
  "client.text_generation": { prompt: "inputs" },
  "client.text_to_image": { prompt: "inputs" },
  "client.text_to_video": { prompt: "inputs" },
};

/** Possible names of the input argument in functions of huggingface_hub that are not in `HUB_PLACES`. */
export const HUB_INPUTS: readonly string[] = ["audio", "image", "text"];
