import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { parsePreview, previewMaxAge, type Preview } from '../preview/preview.ts'
import { defineCookie, signedText } from './define-cookie.ts'

const cookie = defineCookie({
  name: '__Host-sv-preview',
  purpose: 'preview',
  maxAge: previewMaxAge,
  format: signedText,
})

/** The preview that this browser is in, or `null`. */
export async function readPreview(c: Context<AppEnv>): Promise<Preview | null> {
  return parsePreview(await cookie.read(c), { configuration: c.var.configuration.preview, now: Date.now() })
}

export async function writePreview(c: Context<AppEnv>, preview: Preview): Promise<void> {
  await cookie.write(c, JSON.stringify(preview))
}

export const forgetPreview = cookie.forget
