import base from "./vite.config.ts";
const c: any = base;
for (const p of c.test.projects) if (p.test.name==="unit") p.test.setupFiles=[...p.test.setupFiles,"/tmp/h/tt/prof-setup.ts"];
c.server.fs.allow.push("/tmp/h/tt");
export default c;
