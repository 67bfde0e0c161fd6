import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [cloudflare({ configPath: './sandbox/wrangler.toml', inspectorPort: false })],
  environments: { selvedge_sandbox: { build: { minify: false, sourcemap: true } } },
  build: { outDir: 'dist/sandbox' },
})
