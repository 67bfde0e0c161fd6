import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    cloudflare({
      configPath: './packages/sandbox/wrangler.toml',
      viteEnvironment: { name: 'worker' },
      inspectorPort: false,
    }),
  ],
  environments: { worker: { build: { minify: false, sourcemap: true } } },
  build: { outDir: 'dist/sandbox' },
})
