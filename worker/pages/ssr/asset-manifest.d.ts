declare module 'virtual:asset-manifest' {
  export type AssetManifest = {
    buildId: string
    isDevelopment: boolean
    /** URL of the boot script. */
    entry: string
    /** URLs of the stylesheets by name. */
    styles: Record<
      | 'shell'
      | 'later'
      | 'content'
      | 'words'
      | 'campaign'
      | 'occasional'
      | 'screens'
      | 'plp'
      | 'pdp'
      | 'bag'
      | 'account'
      | 'compare'
      | 'reviews'
      | 'change-line'
      | 'print'
      | 'preview',
      string
    >
    /** URLs of the scripts that only some pages load: those of editors, and the reports of browsers. */
    scripts: Record<'preview' | 'visualisation' | 'reports', string>
    /** URLs of the fonts that the first screen needs. */
    fonts: string[]
  }
  export const manifest: AssetManifest
}
