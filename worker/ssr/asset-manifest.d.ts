declare module 'virtual:asset-manifest' {
  export type AssetManifest = {
    buildId: string
    isDevelopment: boolean
    /** Address of the boot script. */
    entry: string
    /** Addresses of the stylesheets by name. */
    styles: Record<
      'shell' | 'content' | 'campaign' | 'occasional' | 'plp' | 'pdp' | 'bag' | 'account' | 'preview',
      string
    >
    /** Addresses of the scripts that only editors' pages load. */
    scripts: Record<'preview' | 'visualisation', string>
    /** Addresses of the fonts that the first screen needs. */
    fonts: string[]
  }
  export const manifest: AssetManifest
}
