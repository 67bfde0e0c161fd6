import { documentPaths, personalPaths, walletPaths } from '../../http/path-lists.ts'

/**
 * The parts of the path table that the browser needs, as regular expression alternatives on `<html>`: the path starts,
 * without market prefix, of paths that are separate documents, of personal pages, and of pages where the wallet may run
 * (`client/navigation/navigation-policy.ts`).
 */
export function pathAttributes({ hasWallet }: { hasWallet: boolean }): Record<string, string | null> {
  return {
    'data-documents': documentPaths.join('|'),
    'data-personal': (hasWallet ? personalPaths : [...walletPaths, ...personalPaths]).join('|'),
    'data-wallet-pages': hasWallet ? walletPaths.join('|') : null,
  }
}
