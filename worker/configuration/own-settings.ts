const prefix = 'OWN_'

/** Settings of the merchant's own systems (`worker/own`), secrets included. The shop neither reads nor checks them. */
export type OwnSettings = { readonly [Name in `${typeof prefix}${string}`]?: string }

export function isOwnSetting(name: string): name is keyof OwnSettings {
  return name.startsWith(prefix)
}
