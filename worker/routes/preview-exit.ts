import * as v from 'valibot'
import { factory } from '../context/app-env.ts'
import { sameSitePath } from '../http/same-site-path.ts'
import { AddressTextSchema, parseForm, readForm } from '../pages/parse-form.ts'
import { forgetPreview } from '../session/preview-cookie.ts'
import { marketPath } from '#shared/links.ts'

export const ExitSchema = v.object({ path: v.optional(AddressTextSchema, '') })

/** Ends the preview and redirects to the same page without it. */
export const exitPreviewForm = factory.createHandlers(async (c) => {
  const { path } = parseForm(ExitSchema, await readForm(c.req.raw))
  forgetPreview(c.get('visit'))
  return c.redirect(sameSitePath(path) ?? marketPath(c.get('market'), '/'), 303)
})
