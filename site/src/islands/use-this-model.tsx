import { UseThisModel } from "hubsmith/react";
import type { ReactElement } from "react";

export const makeUseThisModel = (json: string): ReactElement => <UseThisModel {...JSON.parse(json)} />;
