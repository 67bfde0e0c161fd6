import { parse } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { assetManifest, clientAssets, manifestFile } from './scripts/build-plugins/asset-manifest.ts'
import { blockStylesheets } from './scripts/build-plugins/block-stylesheets.ts'
import { chunkLoader } from './scripts/build-plugins/chunk-loader.ts'
import { neutralName } from './scripts/build-plugins/file-names.ts'
import { licences } from './scripts/build-plugins/licences.ts'
import { messageCatalogues } from './scripts/build-plugins/message-catalogues.ts'
import { nameSharedChunk } from './scripts/build-plugins/shared-chunks.ts'
import { embeddedSettings } from './scripts/lib/embedded-settings.ts'
import { merchantAliases } from './scripts/lib/markets-file.ts'
import { type Language, languages } from '#shared/languages.ts'

const lateScripts = scriptsNamed('analytics', 'debug-panel')
const listedAnyway = scriptsNamed('rolldown-runtime', 'entry', 'react', 'reads', 'coupons')
const listedByBoot = scriptsNamed('consent', 'run-page', 'live-product', 'shop')

/**
 * The scripts and styles of browsers, with the texts of one language. The targets are the oldest browsers that the shop
 * supports: all actions work in them (`scripts/boundaries/browsers.ts`).
 */
const clientBuild = (language: Language): BuildEnvironmentOptions => ({
  manifest: manifestFile(language),
  target: 'es2022',
  cssTarget: ['chrome111', 'safari16.4', 'firefox115'],
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // Scripts do not list what a page loads anyway: React with each island, the boot script, and the others when the page
    // is idle or after the first input. The boot script lists those of panels, which may open before. Analytics may be
    // late, and so may a list of viewed products on another page than a product's.
    resolveDependencies: (file, dependencies, { hostId }) =>
      lateScripts.test(file)
        ? []
        : dependencies.filter(
            (dependency) =>
              dependency !== file &&
              !listedAnyway.test(dependency) &&
              (hostId.includes('/entry-') || !listedByBoot.test(dependency)),
          ),
  },
  rollupOptions: {
    // Paths and names of events are constants of a few modules, and exported ones cost bytes in every chunk.
    optimization: { inlineConst: true },
    // Texts with the brand in them would else count as code that must run, and load with every module that names them.
    treeshake: { moduleSideEffects: (id) => (id.includes('/shared/messages/') ? false : undefined) },
    output: {
      chunkFileNames: ({ name }) => `assets/${neutralName(name)}-[hash].js`,
      entryFileNames: ({ name }) => `assets/${neutralName(name)}-[hash].js`,
      assetFileNames: ({ names: [name = 'file'] }) => `assets/${neutralName(parse(name).name)}-[hash][extname]`,
      // Without groups, each module that two islands share becomes a chunk, and the boot script imports some of
      // them.
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: nameSharedChunk(import.meta.dirname, language), priority: 1 }],
      },
    },
    input: {
      entry: clientAssets.entry,
      ...Object.fromEntries(clientAssets.styles.map((name) => [name, `client/styles/${name}.css`])),
      ...Object.fromEntries(Object.entries(clientAssets.scripts).map(([name, source]) => [`script-${name}`, source])),
    },
  },
})

/** The browsers' files of each further language are beside those of the first one, under the names of their contents. */
const furtherClients = Object.fromEntries(
  languages.slice(1).map((language) => [
    `client_${language}`,
    {
      consumer: 'client' as const,
      build: { ...clientBuild(language), outDir: 'dist/client', emptyOutDir: false, copyPublicDir: false },
    },
  ]),
)

export default defineConfig({
  resolve: { alias: merchantAliases() },
  plugins: [
    messageCatalogues(),
    assetManifest(clientAssets),
    blockStylesheets(),
    licences(import.meta.dirname),
    chunkLoader(import.meta.dirname),
    react(),
    cloudflare({
      configPath: './wrangler.toml',
      config: ({ vars }) => ({ vars: { ...embeddedSettings(), ...vars } }),
      viteEnvironment: { name: 'storefront' },
      inspectorPort: false,
    }),
  ],
  environments: {
    client: {
      build: clientBuild(languages[0]),
    },
    ...furtherClients,
    storefront: { build: { minify: true, sourcemap: true } },
  },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  builder: {
    // The Worker is built last: it carries the names of the client's hashed files.
    async buildApp(builder) {
      for (const name of ['client', ...Object.keys(furtherClients), 'storefront']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
  server: { port: Number(process.env['PORT'] ?? 8787), strictPort: true },
})

/** Matches the addresses of the scripts with these names. */
function scriptsNamed(...names: readonly string[]): RegExp {
  return new RegExp(`/(?:${names.map(neutralName).join('|')})-`)
}
