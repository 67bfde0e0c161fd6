/**
 * Files that a merchant changes. An update leaves them alone, or says in the changelog what to do (docs/updates.md).
 * Folders end with a slash.
 */
export const merchantFiles = [
  'shared/merchant.ts',
  'shared/own-markets.ts',
  'shared/own-catalogue.ts',
  'shared/languages.ts',
  'packages/sandbox/catalogue/market-channels.ts',
  'shared/domain/size-charts.ts',
  'client/styles/tokens.css',
  'client/styles/fonts.css',
  'client/fonts/',
  'client/layouts/header/wordmark.tsx',
  'public/brand.png',
  'public/favicon.ico',
  'public/favicon.svg',
  'public/apple-touch-icon.png',
  'worker/own/',
  'wrangler.toml',
] as const

/** Those of the changed files that a merchant owns. */
export function ownedAmong(changed: readonly string[]): string[] {
  return changed.filter((path) =>
    merchantFiles.some((owned) => (owned.endsWith('/') ? path.startsWith(owned) : path === owned)),
  )
}
