const maxNames = 50
const maxLabels = 3
const maxLength = 100

export const noProfile = 'unnamed'
export const oneOfMany = 'other'

/**
 * Names the platforms of assistants in log lines and data points, by the hosts of their profiles: at most three labels,
 * and at most fifty names in an isolate, because anyone can invent more.
 */
export function createAgentNames(most = maxNames): (profile: string | undefined) => string {
  const known = new Set<string>()
  return (profile) => {
    const url = profile === undefined ? null : URL.parse(profile)
    const host = url?.protocol === 'https:' ? url.hostname.replace(/[^a-z\d.-]/g, '') : ''
    const name = host.split('.').slice(-maxLabels).join('.').slice(-maxLength)
    if (name === '') return noProfile
    if (known.size < most) known.add(name)
    return known.has(name) ? name : oneOfMany
  }
}

export const agentName = createAgentNames()
