import { documentPaths, personalPaths, walletPaths } from '../../shared/paths.ts'

/**
 * What the browser needs of the table of paths, as alternatives of a regular expression on `<html>`: the starts,
 * without market prefix, of paths that are documents of their own, of personal pages, and of pages where the wallet may
 * run (`client/navigation/navigation-policy.ts`).
 */
export function pathAttributes({ hasWallet }: { hasWallet: boolean }): Record<string, string | null> {
  return {
    'data-documents': documentPaths.join('|'),
    'data-personal': (hasWallet ? personalPaths : [...walletPaths, ...personalPaths]).join('|'),
    'data-wallet-pages': hasWallet ? walletPaths.join('|') : null,
  }
}
