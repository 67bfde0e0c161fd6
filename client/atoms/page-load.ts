import { atom } from './jotai.ts'

export const singleSourceStep = 45
export const sharedSourceStep = 30

/** The minimum time that the bar stays visible, so that it does not flash. Its end state lasts as long again. */
export const minimumShownMs = 200

const ceiling = 95

/** The loading bar's progress in percent. The sources are the document and the page's new stylesheets. */
export type PageLoad = { phase: 'idle' | 'loading' | 'finished' | 'failed'; progress: number; sources: number }

export type PageLoadEvent =
  | { type: 'start' }
  | { type: 'found'; sources: number }
  | { type: 'arrived' }
  | { type: 'finish' }
  | { type: 'fail' }
  | { type: 'stop' }
  | { type: 'rest' }

export const restingLoad: PageLoad = { phase: 'idle', progress: 0, sources: 1 }

/** The next state of the loading bar after start, progress, finish or fail. Finish and fail are ignored before a start. */
export function nextPageLoad(load: PageLoad, event: PageLoadEvent): PageLoad {
  if (event.type === 'start') return { phase: 'loading', progress: 0, sources: 1 }
  if (event.type === 'rest') return load.phase === 'loading' ? load : restingLoad
  if (load.phase !== 'loading') return load
  switch (event.type) {
    case 'found':
      return { ...load, sources: load.sources + event.sources }
    case 'arrived':
      return {
        ...load,
        progress: Math.min(ceiling, load.progress + (load.sources === 1 ? singleSourceStep : sharedSourceStep)),
      }
    case 'finish':
      return { ...load, phase: 'finished', progress: 100 }
    case 'fail':
      return { ...load, phase: 'failed', progress: 100 }
    case 'stop':
      return restingLoad
  }
}

/** How long the finished bar stays visible, given how long it was shown. */
export function restAfterMs(shownForMs: number): number {
  return Math.max(minimumShownMs, minimumShownMs * 2 - shownForMs)
}

const stateAtom = atom<PageLoad>(restingLoad)

export const pageLoadAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: PageLoadEvent) => set(stateAtom, nextPageLoad(get(stateAtom), event)),
)
