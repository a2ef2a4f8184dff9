import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Panel } from '../../src/panel/panel.tsx';

const root = document.getElementById('panel');
if (!root) throw new Error('The page has no element for the panel.');
createRoot(root).render(
  <StrictMode>
    <Panel />
  </StrictMode>,
);
