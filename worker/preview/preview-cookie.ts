import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../app-env.ts'
import { parsePreview, previewMaxAge, type Preview } from './preview.ts'

const name = '__Host-sv-preview'
const purpose = 'preview'
const options = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/** The preview that this browser is in, or `null`. */
export async function readPreview(c: Context<AppEnv>): Promise<Preview | null> {
  const signed = getCookie(c, name)
  if (!signed) return null
  return parsePreview(await c.var.signer.verify(purpose, signed), {
    configuration: c.var.configuration.preview,
    now: Date.now(),
  })
}

export async function writePreview(c: Context<AppEnv>, preview: Preview): Promise<void> {
  setCookie(c, name, await c.var.signer.sign(purpose, JSON.stringify(preview)), { ...options, maxAge: previewMaxAge })
}

export function forgetPreview(c: Context<AppEnv>): void {
  deleteCookie(c, name, { path: options.path, secure: true })
}
