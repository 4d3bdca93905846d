import { serve } from "../serve.ts";
import { answerChat } from "./answer.ts";

serve(answerChat);
