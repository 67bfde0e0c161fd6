import { RefusedRequest, version } from './protocol.ts'

const maxLength = 2000

/** Who sends a request: the address of the platform's profile and, if it says so, the version that it speaks. */
export type Agent = { profile?: string | undefined; version?: string | undefined }

/** The members of `UCP-Agent`, a dictionary of RFC 8941. Members of other types are ignored. */
export function readAgent(header: string | null): Agent {
  const members = new Map(
    [...(header ?? '').slice(0, maxLength).matchAll(/(?:^|[,;])[ \t]*([a-z*][\w.*-]*)="([^"\\]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
  return { profile: members.get('profile'), version: members.get('version') }
}

/**
 * Refuses a platform without a profile, or of another version. The profile is never fetched (D-388): a shop that calls
 * an address which anyone can name is a tool for attacks on others.
 *
 * @throws RefusedRequest
 */
export function checkAgent(agent: Agent): void {
  const url = agent.profile === undefined ? null : URL.parse(agent.profile)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new RefusedRequest('invalid_profile_url', 400, 'The request must name the https address of a profile.')
  checkVersion(agent)
}

/** @throws RefusedRequest if the platform names another version */
export function checkVersion({ version: asked = version }: Agent): void {
  if (asked !== version)
    throw new RefusedRequest('version_unsupported', 422, `This shop supports the protocol version ${version}.`)
}
