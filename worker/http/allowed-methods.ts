import { findPath } from './find-path.ts'
import { isWithin, pathRows } from '#shared/paths.ts'
import { endpoints, routes } from '#shared/routes.ts'

const forms = new Set(pathRows.flatMap(({ kind, path }) => (kind === 'form' ? [path.toLowerCase()] : [])))
/** Read, and posted to by a bank and by the content service. */
const alsoPosted = [endpoints.walletReturn.path, routes.visualization.pattern.split('/:')[0] ?? '']
/** Below these paths are the carts of assistants, which are read and replaced, too. */
const resources = [endpoints.assistantCarts.path, endpoints.assistantCheckouts.path]

/** The methods that the table of paths has for a path, which has no market prefix. */
export function allowedMethods(path: string): string[] {
  const { row, isWhole } = findPath(path)
  const name = path.toLowerCase()
  const isForm = forms.has(name)
  const isAction = row.kind === 'endpoint' && row.access === 'action'
  const isResource = resources.some((start) => name !== start && isWithin(name, start))
  // Above a form's path may be a page, which the path is no address of.
  const isRead = isResource || (!isAction && (!isForm || (row.kind === 'page' && isWhole) || row.kind === 'endpoint'))
  const isPosted = isForm || isAction || alsoPosted.some((start) => isWithin(name, start))
  return [...(isRead ? ['GET', 'HEAD'] : []), ...(isPosted ? ['POST'] : []), ...(isResource ? ['PUT'] : []), 'OPTIONS']
}
