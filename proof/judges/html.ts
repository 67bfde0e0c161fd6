import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import * as v from 'valibot'
import type { Document } from './document.ts'
import type { Complaint } from './false-alarms.ts'

/** The Nu checker is a program of 32 MB that needs Java, so it is no dependency. */
const nuPackage = 'vnu-jar@26.9.27'

const NuSchema = v.object({
  messages: v.array(v.object({ type: v.string(), url: v.optional(v.string(), ''), message: v.string() })),
})

/** What html-validate says with its rules for the standard and for WCAG. */
export async function askHtmlValidate(documents: readonly Document[]): Promise<Complaint[]> {
  const judge = new HtmlValidate(
    new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] }),
  )
  const complaints: Complaint[] = []
  for (const { path, html } of documents) {
    const { results } = await judge.validateString(html)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      complaints.push({ rule: ruleId, about: `${message} ${selector ?? ''}`, path })
  }
  return complaints
}

/** True if there is a Java, which the Nu checker needs. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0
}

/** The errors that the Nu HTML checker finds. */
export function askNu(documents: readonly Document[]): Complaint[] {
  const folder = mkdtempSync(join(tmpdir(), 'shop-nu-'))
  try {
    const paths = new Map(
      documents.map(({ path, html }, index) => {
        const file = join(folder, `${index}.html`)
        writeFileSync(file, html)
        return [file, path]
      }),
    )
    const { messages } = v.parse(NuSchema, JSON.parse(runNu([...paths.keys()])))
    return messages
      .filter(({ type }) => type !== 'info')
      .map(({ message, url }) => ({ rule: 'nu', about: message, path: paths.get(url.replace('file:', '')) ?? url }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function runNu(files: readonly string[]): string {
  const npm = ['exec', '--yes', '--ignore-scripts', '--package', nuPackage, '--', 'node', '-p', 'process.env.PATH']
  const [bin = ''] = execFileSync('npm', npm, { encoding: 'utf8', cwd: tmpdir() }).split(':')
  const jar = join(bin, '../vnu-jar/build/dist/vnu.jar')
  const { stdout } = spawnSync('java', ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return stdout
}
