export { acceptModelFindings, type GivenFinding } from './accept.ts';
