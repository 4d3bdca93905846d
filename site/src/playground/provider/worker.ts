import { serve } from "../serve.ts";
import { answerProvider, loadProviderBase } from "./answer.ts";

serve(answerProvider, loadProviderBase());
