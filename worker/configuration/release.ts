import { manifest } from 'virtual:asset-manifest'
import { sha256, toHex } from '../lib/crypto.ts'
import type { Env } from './env.ts'
import { oncePerObject } from '#shared/once-per-object.ts'

/** The build that runs, and the version of it at the platform. */
export function releaseOf(env: Pick<Env, 'VERSION'>) {
  const { id, tag } = env.VERSION ?? { id: null, tag: '' }
  return { build: manifest.buildId, version: id, tag: tag || null }
}

/**
 * A short digest of all that a page is made of besides its content: the build, the version of the Worker and every
 * setting. Pages of one edition are never served by another one, such as during a release or after a rollback.
 */
export const editionOf = oncePerObject(async (env: Env): Promise<string> => {
  const texts = Object.entries(env).filter(([, value]) => typeof value === 'string')
  const { build, version } = releaseOf(env)
  return toHex(await sha256(JSON.stringify([build, version, texts.toSorted()]))).slice(0, 16)
})
