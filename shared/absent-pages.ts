import { appPath, findOrderPath, giftCertificatesPath, newsletterPath, shopFinderPath } from './links.ts'
import type { ShopFeatures } from './views.ts'

/** Pages that a setting turns off, and what they need. */
const needs: Readonly<Record<string, (features: ShopFeatures) => boolean>> = {
  [newsletterPath]: ({ hasMarketing }) => hasMarketing,
  [findOrderPath]: ({ hasMarketing }) => hasMarketing,
  [giftCertificatesPath]: ({ hasGiftCertificates }) => hasGiftCertificates,
  [appPath]: ({ appLink }) => appLink !== 'off',
  [shopFinderPath]: ({ hasShopFinder }) => hasShopFinder,
}

/** Paths of the pages that the shop does not have, without market prefix. */
export function absentPaths(features: ShopFeatures): string[] {
  return Object.keys(needs).filter((path) => !needs[path]?.(features))
}
