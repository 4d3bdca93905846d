import { serve } from "../serve.ts";
import { answerSnippet, loadSnippetBase } from "./answer.ts";

serve(answerSnippet, loadSnippetBase());
