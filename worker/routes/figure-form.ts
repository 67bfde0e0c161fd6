import * as v from 'valibot'
import { factory } from '../context/app-env.ts'
import { sameSitePath } from '../http/same-site-path.ts'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { writeFigure } from '../session/figure.ts'
import { pathOfReferrer } from './locale-form.ts'
import { hasActingQuery } from '#shared/acting-queries.ts'
import { figureNamed } from '#shared/domain/worn-picture.ts'
import { marketPath } from '#shared/links.ts'
import { wornPictures } from '#shared/merchant.ts'

/** An empty value is a choice of nobody. */
export const FigureFormSchema = v.object({
  figure: v.picklist(['', ...wornPictures.figures.map(({ value }) => value)]),
})

/** Remembers who wears the clothes in pictures, and leads back to the page, which cannot name itself in its cached form. */
export const chooseFigureForm = factory.createHandlers(async (c) => {
  const { figure } = parseForm(FigureFormSchema, await readForm(c.req.raw))
  writeFigure(c.get('visit'), figureNamed(figure))
  const back = sameSitePath(pathOfReferrer(c.req.raw) ?? '')
  if (back === null) return c.redirect(marketPath(c.get('market'), '/'), 303)
  const { pathname, search, searchParams } = new URL(back, c.req.url)
  return c.redirect(pathname + (hasActingQuery(searchParams) ? '' : search), 303)
})
