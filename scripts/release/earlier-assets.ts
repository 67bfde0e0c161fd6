import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'

const keptMs = 14 * 24 * 60 * 60 * 1000
const concurrency = 8

const AssetName = v.pipe(v.string(), v.regex(/^assets\/[\w.-]+$/))
const AssetListSchema = v.object({
  /** The assets of the build itself. */
  own: v.array(AssetName),
  /** Those of the builds before it, with the time at which a build without them was released. */
  earlier: v.record(AssetName, v.pipe(v.string(), v.isoTimestamp())),
})
type AssetList = v.InferOutput<typeof AssetListSchema>

/** The file with the list, at the root of the assets. It is not under `/assets/`, whose responses are immutable. */
export const listName = 'assets.json'

/**
 * Adds to the build the assets of the builds that were released in the last fourteen days, because documents that are
 * open name them. They come from the version that runs at `origin`. Returns how many there are, or null if that version
 * has no list of its assets. Can be repeated. @throws Error if an asset cannot be loaded
 */
export async function keepEarlierAssets({
  folder,
  origin,
  now,
}: {
  /** The folder whose files are uploaded. */
  folder: string
  origin: string
  now: number
}): Promise<number | null> {
  const own = listOwnAssets(folder)
  const running = await readRunningList(origin)
  const earlier: AssetList['earlier'] = {}
  for (const [name, replacedAt] of [
    ...Object.entries(running?.earlier ?? {}),
    ...(running?.own ?? []).map((each) => [each, new Date(now).toISOString()] as const),
  ])
    if (!own.includes(name) && Date.parse(replacedAt) > now - keptMs) earlier[name] = replacedAt
  const missing = Object.keys(earlier)
  const load = async () => {
    for (let name = missing.pop(); name !== undefined; name = missing.pop()) {
      const path = join(folder, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, new Uint8Array(await (await request(`${origin}/${name}`)).arrayBuffer()))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, load))
  writeList(folder, { own, earlier })
  return running && Object.keys(earlier).length
}

/** Removes from a build what `keepEarlierAssets` added. */
export function dropEarlierAssets(folder: string): void {
  for (const file of globSync(listName, { cwd: folder })) {
    const { earlier } = v.parse(AssetListSchema, JSON.parse(readFileSync(join(folder, file), 'utf8')))
    for (const name of [...Object.keys(earlier), listName]) rmSync(join(folder, name), { force: true })
  }
}

/** Lists the assets of a build in it, without those of earlier ones, so that the next release can keep them. */
export function listOwnAssets(folder: string): string[] {
  dropEarlierAssets(folder)
  const own = globSync('assets/*', { cwd: folder })
  writeList(folder, { own, earlier: {} })
  return own
}

function writeList(folder: string, list: AssetList): void {
  writeFileSync(join(folder, listName), JSON.stringify(list))
}

async function readRunningList(origin: string): Promise<AssetList | null> {
  const response = await fetch(`${origin}/${listName}`)
  if (response.status === 404) return null
  return v.parse(AssetListSchema, await (await required(response)).json())
}

async function request(url: string): Promise<Response> {
  return required(await fetch(url))
}

async function required(response: Response): Promise<Response> {
  if (response.ok) return response
  throw new Error(`${response.url} of the running version responded with ${response.status}.`)
}

export function sayKept(count: number | null): void {
  console.log(
    count === null
      ? 'The running version has no list of its assets, so the upload keeps none of them.'
      : `The upload keeps ${count} assets of earlier builds.`,
  )
}
