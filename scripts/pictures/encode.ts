import { renameSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { Drawing } from './raster-store.ts'

/*
 * A process of its own that turns drawings into WebP files, one at a time. It has the lowest priority, so that pictures
 * never delay the shop.
 */

// Effort 2 of 6: higher values take several times as long for a few percent of the bytes.
const effort = 2

setPriority(19)
sharp.concurrency(1)
let last: Promise<unknown> = Promise.resolve()

process.on('message', (drawing: Drawing) => {
  last = last.then(() => encode(drawing)).catch((cause: unknown) => console.error('picture:', cause))
})
process.on('disconnect', () => process.exit())

async function encode({ svg, quality, file }: Drawing): Promise<void> {
  const bytes = await sharp(Buffer.from(svg)).webp({ quality, effort }).toBuffer()
  // A file that is renamed is complete.
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
  process.send?.(file)
}
