import { checkLayout, checkWithoutJavaScript } from "./layout.ts";
import { MORE_PAGES, PAGES } from "./page-types.ts";
import { PHONE } from "./testing.ts";

checkLayout([...PAGES, ...MORE_PAGES], PHONE);
checkLayout([...PAGES, ...MORE_PAGES], { width: 1280, height: 900 });
checkWithoutJavaScript([...PAGES, ...MORE_PAGES]);
