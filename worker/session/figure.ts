import type { Visit } from '../context/visit.ts'
import { areForFigures, figureNamed } from '#shared/domain/worn-picture.ts'
import { figureCookie } from '#shared/figure-cookie.ts'
import { categoryUrlOf } from '#shared/links.ts'

/** The figure that the visitor chose, if it wears anything on the page at the path; `null` if they chose none. */
export function readFigure({ cookies }: Pick<Visit, 'cookies'>, path: string): string | null {
  return areForFigures([categoryUrlOf(path)]) ? figureNamed(cookies.get(figureCookie.name)) : null
}

export function writeFigure({ cookies }: Pick<Visit, 'cookies'>, figure: string | null): void {
  const { name, path, maxAge, sameSite } = figureCookie
  if (figure === null) cookies.delete(name, { path, secure: true })
  else cookies.set(name, figure, { path, maxAge, sameSite, secure: true })
}
