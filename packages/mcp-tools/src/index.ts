export { createMcpServer, describeError, type McpOptions, ToolError } from './server.ts';
export * from './tool.ts';
export { TOOLS } from './tools/index.ts';
