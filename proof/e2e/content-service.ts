import type { APIRequestContext } from '@playwright/test'

type Item = { _meta: { deliveryId: string; schema: string; name: string } } & Record<string, unknown>

export const sandbox = () => process.env['SANDBOX'] ?? ''

/** The published item of a delivery key, with its nested items. */
export async function contentItem(request: APIRequestContext, key: string): Promise<Item & { content: Item[] }> {
  const response = await request.get(`${sandbox()}/amplience/content/key/${key}?depth=all&format=inlined`)
  return ((await response.json()) as { content: Item & { content: Item[] } }).content
}

/** The first item of a type that is a direct child of the page of a delivery key. */
export async function blockOf(request: APIRequestContext, key: string, type: string): Promise<Item> {
  const block = (await contentItem(request, key)).content.find(({ _meta }) => _meta.schema.endsWith(`/${type}`))
  if (!block) throw new Error(`${key} has no ${type}.`)
  return block
}
