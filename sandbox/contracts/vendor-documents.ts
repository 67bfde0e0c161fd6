/// <reference types="vite/types/importMeta.d.ts" />
import { createOpenApi, type OpenApi } from '../test/openapi.ts'

// The documents are not in the repository. Without them the tests that read them are skipped.
const files = import.meta.glob<string>('../../../shared/contracts/bigcommerce/schemas/*.yml', {
  query: '?raw',
  import: 'default',
})
const opened = new Map<string, OpenApi>()

export const arePresent = Object.keys(files).length > 0

/**
 * A document by its file name without the extension, such as `carts.v3`.
 *
 * @throws RangeError if it does not exist.
 */
export async function openDocument(name: string): Promise<OpenApi> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}.yml`))?.[1]
  if (!load) throw new RangeError(`There is no vendor document ${name}`)
  const document = opened.get(name) ?? createOpenApi(await load())
  opened.set(name, document)
  return document
}
