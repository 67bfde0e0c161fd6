import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'
import { marketChannelsFile } from '../../scripts/lib/markets-file.ts'

export default defineConfig({
  resolve: { alias: { '#market-channels': marketChannelsFile() } },
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
