import { Hono } from 'hono'
import type { SandboxContext, SandboxRequest } from '../env.ts'
import { hasCloth } from '../pictures/cloth-view.ts'
import { requestedFocus } from './focus.ts'
import { parsePictureName, parseSetName, productPictureName } from './names.ts'
import { findRaster } from './rasters.ts'
import { drawPlain, productSize, findPicture, type Wishes } from './render.ts'
import { metadata, missing, picture } from './responses.ts'
import { requestedSize } from './size.ts'
import { colourNamed, findStyle } from './styles.ts'
import { videoResponse, findVideo } from './videos/videos.ts'

const views = [1, 2, 3, 4, 5] as const
const suffixPattern = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg|json|js)$/i

/**
 * Dynamic Media: `/i` pictures, `/s` sets, `/v` videos and their posters. Pictures are WebP where the browser accepts
 * it and something makes it, and SVG otherwise.
 */
export const media = new Hono<SandboxContext>()

media.get('/i/:account/:path{.+}', async (c) => {
  const asked = parsePath(c.req.param('path'))
  if (asked.form !== 'picture') {
    return pictureMetadata(c, asked)
  }
  return servePicture(c, asked.name)
})

media.get('/s/:account/:path{.+}', async (c) => {
  const { name, form } = parsePath(c.req.param('path'))
  const isScript = form === 'script'
  const parsed = parseSetName(name)
  const look = parsed && (await findStyle(c.env.DB, parsed.style))
  if (!parsed || !look || !colourNamed(look, parsed.colour)) {
    return missing(c, name, 'Failed to get set', isScript)
  }
  const at = `${c.env.SANDBOX_ORIGIN}/media`
  const account = c.req.param('account')
  const names = views
    .filter((view) => view !== 5 || hasCloth(look.garment))
    .map((view) => productPictureName({ ...parsed, view }))
  const pictures = names.map((each) => ({
    type: 'img',
    src: `${at}/i/${account}/${each}`,
    ...productSize,
    format: 'SVG',
    opaque: 'true',
  }))
  const filmed = [...names, productPictureName({ ...parsed, view: 'scene' })]
  const videoItems = filmed.filter(findVideo).map((each) => ({ type: 'video', src: `${at}/v/${account}/${each}` }))
  return metadata(c, { name, body: { name, items: [...pictures, ...videoItems] }, isScript })
})

media.get('/v/:account/:name', (c) => {
  const { name, form } = parsePath(c.req.param('name'))
  return form === 'picture' ? servePicture(c, name) : missing(c, name, 'Failed to get video', form === 'script')
})

// There is one version of each video, whatever the profile.
media.get('/v/:account/:name/:profile', (c) => {
  const video = findVideo(c.req.param('name'))
  return video ? videoResponse(video, c.req.header('range')) : missing(c, c.req.param('name'), 'Failed to get video')
})

async function servePicture(c: SandboxRequest, name: string): Promise<Response> {
  const parsed = parsePictureName(name)
  const found = parsed && (await findPicture(c.env.DB, parsed))
  if (!found) {
    return missing(c, name, 'Failed to get image')
  }
  const query = new URL(c.req.url).searchParams
  const size = requestedSize(query, found.natural)
  const svg = c.env.PICTURES === 'plain' ? drawPlain(size) : found.draw(size, wishesOf(query))
  return picture(c, svg, await findRaster(c, svg, query))
}

/** `on`, who wears a product, is the sandbox's own: the vendor ignores parameters that it does not know. */
function wishesOf(query: URLSearchParams): Wishes {
  return { focus: requestedFocus(query), on: query.getAll('on').at(-1) }
}

async function pictureMetadata(c: SandboxRequest, { name, form }: Asked): Promise<Response> {
  const isScript = form === 'script'
  const parsed = parsePictureName(name)
  const found = parsed && (await findPicture(c.env.DB, parsed))
  if (!found) {
    return missing(c, name, 'Failed to get image', isScript)
  }
  const url = `${c.env.SANDBOX_ORIGIN}/media/i/${c.req.param('account')}/${encodeURIComponent(name)}`
  return metadata(c, {
    name,
    body: { isImage: true, alpha: false, ...found.natural, format: 'SVG', status: 'ok', name, url },
    isScript,
  })
}

type Asked = { name: string; form: 'picture' | 'json' | 'script' }

/** `{name}[/{seoName}][.{ext}]`: either part may have the extension; the last one decides the format. */
function parsePath(path: string): Asked {
  const [name = ''] = path.split('/')
  const [suffix] = suffixPattern.exec(path) ?? []
  const form = suffix === '.json' ? 'json' : suffix === '.js' ? 'script' : 'picture'
  return { name: name.replace(suffixPattern, ''), form }
}
