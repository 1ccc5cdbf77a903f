import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const api = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  root,
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${resolve(root, 'src')}/` },
      { find: /^@copydesk\/([a-z-]+)$/, replacement: `${resolve(root, '../libs')}/$1/src/index.ts` },
    ],
  },
  server: {
    proxy: {
      '/api': api,
      '/admin/queues': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Left alone, whatever two screens share is a file of its own: seventy for one screen, most of them tiny.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            {
              name: 'shared',
              test: /[\\/](?:web[\\/]src(?![\\/]features[\\/](?:admin|tutorials|companies)[\\/]|[\\/]lib[\\/](?:results[\\/]|filings[\\/]|email-files[\\/](?!save-file|sender)))|libs(?![\\/](?:text[\\/]src[\\/](?:to-eml|measure-copy|copied-runs|remove-repeats|remove-disclaimers)|contracts[\\/]src[\\/]results))|@radix-ui|@floating-ui|@tanstack|lucide-react|class-validator|validator|react-remove-scroll|aria-hidden)[\\/]/,
              minShareCount: 3,
            },
            { name: 'admin', test: /[\\/]features[\\/]admin[\\/]/, minShareCount: 2 },
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
