const next = '## Next'
const toDo = '### What a merchant must do'

export const steps = ['major', 'minor', 'patch'] as const
export type Step = (typeof steps)[number]

/** The version after `version` (https://semver.org). */
export function versionAfter(version: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (step === 'major') return `${major + 1}.0.0`
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/**
 * The changelog in which what comes next has become the version, below a new empty section. `owned` are the merchant's
 * files that the version changes.
 *
 * @throws Error if there is no such section, it says nothing, or it does not say what a merchant must do with each file
 */
export function releasedChangelog(
  changelog: string,
  { version, date, owned }: { version: string; date: string; owned: readonly string[] },
): string {
  const [before = '', section] = changelog.split(`${next}\n`)
  if (section === undefined) throw new Error(`CHANGELOG.md has no section "${next}".`)
  const [notes = ''] = section.split(/^## /m)
  const [changes = '', instructions] = notes.split(toDo)
  if (changes.trim() === '') throw new Error(`"${next}" of CHANGELOG.md is empty.`)
  if (instructions === undefined) throw new Error(`"${next}" of CHANGELOG.md has no "${toDo}".`)
  const unnamed = owned.filter((path) => !instructions.includes(`\`${path}\``))
  if (unnamed.length > 0) throw new Error(`"${toDo}" must say what to do with ${unnamed.join(', ')}.`)
  return `${before}${next}\n\n## ${version}, ${date}\n${section}`
}
