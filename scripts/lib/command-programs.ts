/** The programs of the commands that have several, by name. The first one runs if none is named. */
export const programs: Record<string, Record<string, string>> = {
  bench: {
    server: 'proof/bench/run.ts',
    first: 'proof/bench/first.ts',
    feeds: 'proof/bench/feeds.ts',
    heap: 'proof/bench/heap.ts',
    load: 'proof/chaos/load.ts',
    capacity: 'scripts/capacity/run.ts',
    phone: 'proof/bench/phone.ts',
    interactions: 'proof/bench/interactions.ts',
    suggestions: 'proof/bench/suggestions.ts',
    tags: 'proof/bench/tags.ts',
  },
  chaos: {
    pages: 'proof/chaos/run.ts',
    soak: 'proof/chaos/soak.ts',
    crash: 'proof/chaos/crash.ts',
  },
  deploy: {
    now: 'scripts/deploy.ts',
    check: 'scripts/check-environments.ts',
  },
  documents: {
    parts: 'scripts/documents.ts',
    version: 'scripts/version.ts',
  },
  content: {
    types: 'scripts/content/types.ts',
    push: 'scripts/content/push.ts',
    starter: 'scripts/content/starter.ts',
    pictures: 'scripts/content/pictures.ts',
    refresh: 'scripts/content/refresh.ts',
    feed: 'scripts/content/feed.ts',
    'preview-link': 'scripts/content/preview-link.ts',
  },
}
