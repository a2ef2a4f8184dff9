import { defineConfig } from 'vitest/config';

// Vitest tests what components render. Node runs the tests for the logic (`*.test.js`).
export default defineConfig({ test: { include: ['**/*.spec.jsx'] } });
