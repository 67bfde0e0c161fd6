import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'
import { merchantAliases } from '../../scripts/lib/markets-file.ts'

export default defineConfig({
  resolve: { alias: merchantAliases() },
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
