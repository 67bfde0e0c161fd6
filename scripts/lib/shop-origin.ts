const exampleOrigin = 'https://www.example.com'

/** The text with the shop's own address in place of the example's. @throws for what is no https origin */
export function setShopOrigin(text: string, origin: string): string {
  const url = URL.parse(origin)
  if (url?.protocol !== 'https:' || url.origin !== origin)
    throw new Error(
      'Set SHOP_ORIGIN to the public address of the shop, e.g. SHOP_ORIGIN=https://shop.example.org, for the visualisation of each type.',
    )
  return text.replaceAll(exampleOrigin, origin)
}
