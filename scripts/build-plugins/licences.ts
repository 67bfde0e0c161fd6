import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const flag = v.optional(v.boolean(), false)
const LockSchema = v.object({
  packages: v.record(v.string(), v.object({ dev: flag, devOptional: flag, optional: flag, link: flag })),
})

const fontsFolder = 'client/fonts'
const isLicence = (name: string) => /^(?:licen[cs]e|copying|notice)/i.test(name)

/**
 * Vite plugin for `/assets/licences.txt`: the licences of the packages and fonts in the shop's files, which ask that
 * their notices go with every copy. Minified files have no notices.
 */
export function licences(root: string): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'assets/licences.txt', source: licencesText(root) })
    },
  }
}

/** The folders of the packages of others that are no tools, from the lock file. */
export function runtimePackages(root: string): string[] {
  const { packages } = v.parse(LockSchema, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages).flatMap(([path, { dev, devOptional, optional, link }]) =>
    dev || devOptional || optional || link || !path.startsWith('node_modules/') ? [] : [path],
  )
}

/** @throws if a package has no licence file */
export function licencesText(root: string): string {
  const folders = [...runtimePackages(root), fontsFolder]
  const parts = folders.flatMap((folder) => {
    const files = readdirSync(join(root, folder)).filter(isLicence)
    if (files.length === 0)
      throw new Error(`${folder} has no licence file. Add its notice to scripts/build-plugins/licences.ts.`)
    return files.map((file) => {
      const title = folder === fontsFolder ? file : folder.replace(/^.*node_modules\//, '')
      return `${title}\n\n${readFileSync(join(root, folder, file), 'utf8').trim()}\n`
    })
  })
  return parts.join(`\n${'-'.repeat(80)}\n\n`)
}
