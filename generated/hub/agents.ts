// Generated – do not edit.
// source:    spec/agents/*.yaml
// generator: generators/artifacts/hub.ts
// to change: edit the source, then run `npm run generate`

/** One coding agent that programs can recognise by its environment variables. The file name is the key of the agent. */
export interface AgentHarness {
  /**
   * Display name.
   *
   * @minLength 1
   * @maxLength 60
   */
  prettyLabel: string;
  /**
   * One sentence: what the agent is, and who makes it.
   *
   * @minLength 20
   * @maxLength 200
   */
  description: string;
  /**
   * URL of the source code, if it is public.
   *
   * @pattern ^https://
   */
  repoUrl?: string;
  /**
   * URL of the documentation.
   *
   * @pattern ^https://
   */
  docsUrl?: string;
  /**
   * Environment variables that identify the agent, each with its value. An asterisk as the value matches any text that
   * is not empty.
   */
  envVars?: Record<string, string>;
}

/** Key of an agent. */
export type AgentHarnessKey =
  | "antigravity"
  | "augment-cli"
  | "cline"
  | "cowork"
  | "claude-code"
  | "codex"
  | "crush"
  | "gemini-cli"
  | "github-copilot"
  | "goose"
  | "hermes-agent"
  | "hi"
  | "kilo-code"
  | "kiro"
  | "openclaw"
  | "sandbase-harness"
  | "opencode"
  | "pi"
  | "replit"
  | "trae"
  | "vtcode"
  | "zed"
  | "cursor-cli"
  | "cursor"
  | "devin";

/** Coding agents by key. If several agents match, the first agent in this order is used. */
export const AGENT_HARNESSES: Readonly<Record<AgentHarnessKey, AgentHarness>> = {
  antigravity: {
    prettyLabel: "Antigravity",
    description: "Development platform from Google in which agents write and run code.",
    docsUrl: "https://antigravity.google",
    envVars: { ANTIGRAVITY_AGENT: "*" },
  },
  "augment-cli": {
    prettyLabel: "Augment CLI",
    description: "Coding agent for the terminal, from Augment Code.",
    repoUrl: "https://github.com/augmentcode/auggie",
    docsUrl: "https://www.augmentcode.com",
    envVars: { AUGMENT_AGENT: "*" },
  },
  cline: {
    prettyLabel: "Cline",
    description: "Open-source coding agent that works inside an editor.",
    repoUrl: "https://github.com/cline/cline",
    docsUrl: "https://cline.bot",
    envVars: { CLINE_ACTIVE: "*" },
  },
  cowork: {
    prettyLabel: "Cowork",
    description: "Agent for knowledge work from Anthropic, built on Claude Code.",
    docsUrl: "https://claude.com/product/cowork",
    envVars: { CLAUDE_CODE_IS_COWORK: "*" },
  },
  "claude-code": {
    prettyLabel: "Claude Code",
    description: "Coding agent for the terminal, from Anthropic.",
    repoUrl: "https://github.com/anthropics/claude-code",
    docsUrl: "https://code.claude.com/docs",
    envVars: { CLAUDECODE: "*", CLAUDE_CODE: "*" },
  },
  codex: {
    prettyLabel: "Codex",
    description: "Coding agent for the terminal, from OpenAI.",
    repoUrl: "https://github.com/openai/codex",
    docsUrl: "https://developers.openai.com/codex",
    envVars: { CODEX_SANDBOX: "*", CODEX_CI: "*", CODEX_THREAD_ID: "*" },
  },
  crush: {
    prettyLabel: "Crush",
    description: "Open-source coding agent for the terminal, from Charm.",
    repoUrl: "https://github.com/charmbracelet/crush",
    docsUrl: "https://github.com/charmbracelet/crush",
    envVars: { CRUSH: "*" },
  },
  "gemini-cli": {
    prettyLabel: "Gemini CLI",
    description: "Open-source coding agent for the terminal, from Google.",
    repoUrl: "https://github.com/google-gemini/gemini-cli",
    docsUrl: "https://geminicli.com",
    envVars: { GEMINI_CLI: "*" },
  },
  "github-copilot": {
    prettyLabel: "GitHub Copilot",
    description: "Coding assistant from GitHub.",
    docsUrl: "https://docs.github.com/copilot",
    envVars: { COPILOT_MODEL: "*", COPILOT_ALLOW_ALL: "*", COPILOT_GITHUB_TOKEN: "*" },
  },
  goose: {
    prettyLabel: "Goose",
    description: "Open-source agent from the Agentic AI Foundation, originally built by Block.",
    repoUrl: "https://github.com/aaif-goose/goose",
    docsUrl: "https://goose-docs.ai/",
    envVars: { GOOSE_TERMINAL: "*" },
  },
  "hermes-agent": {
    prettyLabel: "Hermes Agent",
    description: "Agent for the terminal, from Nous Research.",
    repoUrl: "https://github.com/NousResearch/hermes-agent",
    docsUrl: "https://hermes-agent.nousresearch.com/docs",
    envVars: { HERMES_SESSION_ID: "*" },
  },
  hi: {
    prettyLabel: "hi",
    description: "Coding agent for the terminal, written in Rust by Pipe Network.",
    repoUrl: "https://github.com/PipeNetwork/hi",
    docsUrl: "https://github.com/PipeNetwork/hi#readme",
  },
  "kilo-code": {
    prettyLabel: "Kilo Code",
    description: "Open-source coding agent for editors and the terminal, from Kilo.",
    repoUrl: "https://github.com/Kilo-Org/kilocode",
    docsUrl: "https://kilocode.ai/docs",
    envVars: { KILOCODE_FEATURE: "*" },
  },
  kiro: {
    prettyLabel: "Kiro",
    description: "Code editor with agents, from AWS.",
    docsUrl: "https://kiro.dev",
    envVars: { AGENT_CONTEXT_OUT: "*" },
  },
  openclaw: {
    prettyLabel: "OpenClaw",
    description: "Open-source personal assistant that you host yourself.",
    repoUrl: "https://github.com/openclaw/openclaw",
    docsUrl: "https://openclaw.ai",
    envVars: { OPENCLAW_SHELL: "*" },
  },
  "sandbase-harness": {
    prettyLabel: "SandBase Harness",
    description: "Self-hosted runtime for agent sessions and MCP tools, from SandBase.",
    repoUrl: "https://github.com/sandbaseai/sandbase-harness",
    docsUrl: "https://github.com/sandbaseai/sandbase-harness/blob/main/docs/installation.md",
  },
  opencode: {
    prettyLabel: "opencode",
    description: "Open-source coding agent for the terminal, from Anomaly.",
    repoUrl: "https://github.com/anomalyco/opencode",
    docsUrl: "https://opencode.ai",
    envVars: { OPENCODE_CLIENT: "*" },
  },
  pi: {
    prettyLabel: "Pi",
    description: "Coding agent for the terminal, from Earendil.",
    repoUrl: "https://github.com/earendil-works/pi",
    docsUrl: "https://pi.dev",
    envVars: { PI_CODING_AGENT: "*" },
  },
  replit: {
    prettyLabel: "Replit",
    description: "Cloud development environment with a coding agent.",
    docsUrl: "https://replit.com",
    envVars: { REPL_ID: "*" },
  },
  trae: {
    prettyLabel: "Trae",
    description: "Code editor with agents, from ByteDance.",
    docsUrl: "https://trae.ai",
    envVars: { TRAE_AI_SHELL_ID: "*" },
  },
  vtcode: {
    prettyLabel: "VTCode",
    description: "Coding agent for the terminal, written in Rust.",
    repoUrl: "https://github.com/vinhnx/VTCode",
    envVars: { VTCODE: "1" },
  },
  zed: {
    prettyLabel: "Zed",
    description: "Code editor with built-in agents, from Zed Industries.",
    repoUrl: "https://github.com/zed-industries/zed",
    docsUrl: "https://zed.dev",
    envVars: { ZED_TERM: "*" },
  },
  "cursor-cli": {
    prettyLabel: "Cursor CLI",
    description: "Cursor's coding agent for the terminal.",
    docsUrl: "https://cursor.com/docs/cli/overview",
    envVars: { CURSOR_AGENT: "*" },
  },
  cursor: {
    prettyLabel: "Cursor",
    description: "Code editor with agents, from Anysphere.",
    docsUrl: "https://cursor.com",
    envVars: { CURSOR_TRACE_ID: "*" },
  },
  devin: {
    prettyLabel: "Devin",
    description: "Software engineering agent that works in the cloud, from Cognition.",
    docsUrl: "https://devin.ai",
  },
};
