import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import './theme.css';

// The product is always dark; other tools of the house read the choice under this key.
localStorage.setItem('hotlist-theme', 'dark');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root".');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
