/** The subject of the commit that makes a version. */
export const versionMessage = (version: string) => `build: version ${version}`

/**
 * The revision that made the version: its tag, or its commit in a copy without tags.
 *
 * @throws Error if there is neither, because without it no change of a merchant's file can be found
 */
export function lastVersion(git: (...args: string[]) => string, version: string): string {
  const tag = git('tag', '--list', `v${version}`)
  if (tag !== '') return tag
  const commit = git('log', '--format=%H %s')
    .split('\n')
    .find((line) => line.slice(line.indexOf(' ') + 1) === versionMessage(version))
  if (commit === undefined)
    throw new Error(
      `There is neither a tag v${version} nor a commit '${versionMessage(version)}', so the changes since cannot be listed. Fetch the whole history with its tags.`,
    )
  return commit.split(' ')[0] ?? ''
}
