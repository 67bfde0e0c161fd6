import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

/** `quality` from 1 to 100. `file` is where the WebP goes. */
export type Drawing = { svg: string; quality: number; file: string }

/** WebP versions of the sandbox's drawings. */
export type RasterStore = {
  /** The WebP, or `null` if it does not exist yet. It is then made in the background. */
  find: (svg: string, quality: number) => Uint8Array<ArrayBuffer> | null
  /** Number of drawings that are being made. */
  waiting: () => number
  stop: () => void
}

/** Bytes of pictures that are kept when a shop starts. The oldest are deleted. */
const maxBytes = 256 * 2 ** 20
/** Pictures that wait to be made. Further ones are made when they are requested again. */
const maxWaiting = 2000

/**
 * Keeps pictures in a folder across restarts. A picture's file is named by its drawing, so a changed drawing gets a new
 * file.
 */
export function openRasterStore(folder: string): RasterStore {
  mkdirSync(folder, { recursive: true })
  prune(folder)
  const waiting = new Set<string>()
  let encoder: ChildProcess | null = null

  return {
    find(svg, quality) {
      const file = join(folder, `${createHash('sha256').update(`${quality} ${svg}`).digest('base64url')}.webp`)
      if (waiting.has(file)) return null
      if (existsSync(file)) return new Uint8Array(readFileSync(file))
      if (waiting.size < maxWaiting) {
        waiting.add(file)
        encoder ??= startEncoder()
        encoder.send({ svg, quality, file } satisfies Drawing)
      }
      return null
    },
    waiting: () => waiting.size,
    stop: () => void encoder?.kill(),
  }

  function startEncoder(): ChildProcess {
    const child = fork(join(root, 'scripts/pictures/encode.ts'))
    child.on('message', (file: string) => waiting.delete(file))
    child.on('exit', () => {
      encoder = null
      waiting.clear()
    })
    return child
  }
}

function prune(folder: string): void {
  const files = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((file) => ({ file, ...pick(statSync(file)) }))
    .toSorted((one, other) => other.mtimeMs - one.mtimeMs)
  let total = 0
  for (const { file, size } of files) {
    total += size
    if (total > maxBytes || file.endsWith('.part')) rmSync(file, { force: true })
  }
}

const pick = ({ size, mtimeMs }: { size: number; mtimeMs: number }) => ({ size, mtimeMs })
