import type { Block } from '../blocks/define-block.tsx'
import { allBlocks } from '../blocks/registry.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import type { ContentItem } from '#shared/views.ts'

/** `slug` is the name as it appears in an address: `noImage` becomes `no-image`. */
export type Sample = { name: string; slug: string; item: ContentItem }
export type GalleryBlock = { block: Block; samples: readonly Sample[] }

const fixtures = import.meta.glob<Record<string, object>>('../blocks/*/fixture.ts', { eager: true, import: 'default' })
const mediaHosts = /localhost:8788\/media|cdn\.media\.amplience\.net/g

/** Every block with its samples. Their pictures come from `mediaHost` (without a scheme, with its path). */
export function galleryBlocks(mediaHost: string): GalleryBlock[] {
  return allBlocks().map((block) => {
    const contents: [string, object][] = JSON.parse(
      JSON.stringify(Object.entries(fixtures[`../blocks/${block.name}/fixture.ts`] ?? {})).replace(
        mediaHosts,
        mediaHost,
      ),
    )
    return {
      block,
      samples: contents.map(([name, content]) => ({
        name,
        slug: kebabOf(name),
        item: {
          ...content,
          _meta: { schema: contentTypeUri(block.name), name, deliveryId: `sample-${block.name}-${name}` },
        },
      })),
    }
  })
}

function kebabOf(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()
}
