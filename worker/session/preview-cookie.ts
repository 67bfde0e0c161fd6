import type { Visit } from '../context/visit.ts'
import { parsePreview, previewMaxAge, type Preview } from '../preview/preview.ts'
import { defineCookie, signedText } from './define-cookie.ts'

const cookie = defineCookie({
  name: '__Host-sv-preview',
  purpose: 'preview',
  maxAge: previewMaxAge,
  format: signedText,
})

/** The preview that this browser is in, or `null`. */
export async function readPreview(visit: Visit): Promise<Preview | null> {
  return parsePreview(await cookie.read(visit), { configuration: visit.configuration.preview, now: Date.now() })
}

export async function writePreview(visit: Visit, preview: Preview): Promise<void> {
  await cookie.write(visit, JSON.stringify(preview))
}

export const forgetPreview = cookie.forget
