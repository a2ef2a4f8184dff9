export { describeError, ToolError } from './errors.ts';
export { idSchema } from './ids.ts';
export { summaryView, viewSummary } from './resume-view.ts';
export { scoreView, viewScore } from './score-view.ts';
export { createMcpServer, type McpOptions } from './server.ts';
export * from './tool.ts';
export { TOOLS } from './tools/index.ts';
export { describeExport, exportResume, exportView } from './tools/resumes.ts';
