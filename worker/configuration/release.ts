import { manifest } from 'virtual:asset-manifest'
import type { Env } from './env.ts'

/** The build that runs, and the version of it at the platform. */
export function releaseOf(env: Pick<Env, 'VERSION'>) {
  const { id, tag } = env.VERSION ?? { id: null, tag: '' }
  return { build: manifest.buildId, version: id, tag: tag || null }
}
