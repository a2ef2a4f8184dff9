import { defineConfig } from 'vitest/config';

// Components are tested here, by what they draw; the logic has tests of its own that Node runs (`*.test.js`).
export default defineConfig({ test: { include: ['**/*.spec.jsx'] } });
