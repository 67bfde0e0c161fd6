const requested = new Set<string>()

/**
 * Stands in for Vite's function around each `import()` in the build (`scripts/build-plugins/chunk-loader.ts`). Requests
 * the scripts that the module imports together with it; `files` are their paths, which Vite leaves out for a module of
 * the same script. A module that does not load is reported as `vite:preloadError`, and rejects.
 */
export function loadChunk<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  for (const file of files) {
    if (requested.has(file)) continue
    requested.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` }))
  }
  return load().catch((payload: Error) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    throw payload
  })
}
