import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetManifest, clientAssets, scriptSource } from './scripts/asset-manifest.ts'
import { blockStylesheets } from './scripts/block-stylesheets.ts'

const reactModules =
  /node_modules\/(react|react-dom|scheduler|jotai\/dist\/react)\b|client\/(island\/(hydrate|island-state|define-island|use-visitor-value)|atoms\/react\.ts)/
// What pages load when idle, for a bag or a wishlist that is there: nothing in it may need React.
const shopModules =
  /shared\/(brand|messages\/(en|coupons)|routes\.ts|domain\/(cart|cart-entity|email|media|money|product|stock|price|price-cart|wishlist|wishlist-products)\.ts)|client\/(atoms\/(cart|cart-state|cart-operation|commerce|quantities|stock|checkout|notifications|added-to-cart|addition-event|wishlist|promotions|recorder|in-turn|one-tab)\.ts|api\/(call-api|commerce|shapes|wishlist|wishlist-storage|promotions)\.ts|runtime\/wishlist\.ts)/
const cartModules =
  /client\/(islands\/(cart\/(?!use-page-cart|line-forms)|cart-panel)|components\/(stock-message|notice)\/|atoms\/open-cart\.ts)|shared\/domain\/(cart-totals|line-reasons)\.ts/
// A product page's own islands.
const productModules =
  /client\/(islands\/(buy-box|gallery)|components\/(buy-box\/|gallery\/(?!zoom|use-zoom))|api\/viewed-products)|shared\/(domain\/(product-page|offer|selection|viewed-products|modifiers)|messages\/product)/
// Of the product page's form, and of panels.
const partModules = /client\/components\/(badge|icon|price|wishlist-button)\//
// Reads of islands that a page has no need of before it is hydrated or a panel is opened.
const readModules = /node_modules\/(swr|dequal|use-sync-external-store)\/|client\/data\/(keys|use-read)\.ts/
// Told to by the page's own script when it is idle, and by islands.
const eventModules = /(client\/(api\/record-event|atoms\/(customer|loaded-cart|syncing))|shared\/markets)\.ts/

export default defineConfig({
  plugins: [
    assetManifest(clientAssets),
    blockStylesheets(),
    react(),
    cloudflare({ configPath: './wrangler.toml', inspectorPort: false }),
  ],
  environments: {
    client: {
      build: {
        manifest: true,
        target: 'es2022',
        cssTarget: ['chrome111', 'safari16.4', 'firefox115'],
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // React is asked for beside each island, and pages have the others when they are idle: the boot script need
          // not list them.
          resolveDependencies: (_file, dependencies) =>
            dependencies.filter((file) => !/\/(rolldown-runtime|react|reads|events|shop|coupons)-/.test(file)),
        },
        rollupOptions: {
          output: {
            // Without groups, what two islands share becomes a chunk a module, and the boot script imports some of
            // them.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', priority: 2, test: reactModules },
                { name: 'reads', priority: 2, test: readModules },
                { name: 'events', priority: 1, test: eventModules },
                { name: 'shop', priority: 1, test: shopModules },
                { name: 'bag', priority: 1, test: cartModules },
                { name: 'product', priority: 1, test: productModules },
                { name: 'parts', priority: 1, test: partModules },
              ],
            },
          },
          input: {
            entry: clientAssets.entry,
            ...Object.fromEntries(clientAssets.styles.map((name) => [name, `client/styles/${name}.css`])),
            ...Object.fromEntries(clientAssets.scripts.map((name) => [`editors-${name}`, scriptSource(name)])),
          },
        },
      },
    },
    selvedge: { build: { minify: true, sourcemap: true } },
  },
  css: { transformer: 'lightningcss' },
  builder: {
    // The Worker is built last: it carries the names of the client's hashed files.
    async buildApp(builder) {
      for (const name of ['client', 'selvedge']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
  server: { port: Number(process.env['PORT'] ?? 8787), strictPort: true },
})
