/** Gives the tools of a server of the Model Context Protocol to `runTools`. Needs `@modelcontextprotocol/sdk`. */
export { mcpTools, type McpClient, type McpToolsOptions } from "./mcp-tools.ts";
