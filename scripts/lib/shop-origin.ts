const exampleOrigin = 'https://www.example.com'

/** Replaces the example origin in the text with the shop's own. @throws Error if it is not an https origin */
export function setShopOrigin(text: string, origin: string): string {
  const url = URL.parse(origin)
  if (url?.protocol !== 'https:' || url.origin !== origin)
    throw new Error(
      'Set SHOP_ORIGIN to the public address of the shop, e.g. SHOP_ORIGIN=https://shop.example.org, for the visualisation of each type.',
    )
  return text.replaceAll(exampleOrigin, origin)
}
