import type { Page } from '@playwright/test'

/** A swatch has one file, whose width is specified. */
const swatchWidth = 68

/** A picture as it is drawn. `needed` is the width in device pixels that its file needs to be sharp. */
export type ShownPicture = {
  name: string
  needed: number
  /** The width of the chosen file, and the one that `srcset` says, if it has one. */
  width: number
  described: number | null
  /** The widths that the browser could choose, in order. */
  offered: number[]
  /** True if its box has a colour before the picture has loaded. */
  hasGround: boolean
}

/** Scrolls through the page, so that lazy pictures load, and waits until all visible pictures are drawn. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)))
  })
}

/** The visible pictures of the media service within an element. */
export async function shownPictures(page: Page, within = 'body'): Promise<ShownPicture[]> {
  return page.evaluate(async (selector) => {
    const shown: ShownPicture[] = []
    for (const picture of document.querySelectorAll<HTMLImageElement>(`${selector} img`)) {
      const box = picture.getBoundingClientRect()
      if (!picture.checkVisibility() || box.width === 0 || !picture.currentSrc.includes('/media/')) continue
      const file = new Image()
      file.src = picture.currentSrc
      await file.decode()
      const fit = getComputedStyle(picture).objectFit
      const sides = [picture.offsetWidth, (picture.offsetHeight * file.naturalWidth) / file.naturalHeight]
      const candidates = candidatesOf(picture)
      shown.push({
        name: nameOf(picture),
        needed: Math.round((fit === 'contain' ? Math.min(...sides) : Math.max(...sides)) * devicePixelRatio),
        width: file.naturalWidth,
        described: candidates.find(({ url }) => url === picture.currentSrc)?.width ?? null,
        offered: candidates.map(({ width }) => width).toSorted((a, b) => a - b),
        hasGround: framesOf(picture).some(isPainted),
      })
    }
    return shown

    /** The candidates of the `<source>` or `<img>` that the chosen file is of. */
    function candidatesOf(picture: HTMLImageElement) {
      const sources = picture.closest('picture')?.querySelectorAll('source') ?? []
      return (
        [...sources, picture]
          .map(({ srcset }) =>
            srcset
              .split(', ')
              .filter(Boolean)
              .map((candidate) => {
                const [url = '', width = ''] = candidate.split(' ')
                return { url: new URL(url, location.href).href, width: Number.parseInt(width, 10) }
              }),
          )
          .find((candidates) => candidates.some(({ url }) => url === picture.currentSrc)) ?? []
      )
    }

    /** The picture and the elements around it that are no larger. */
    function framesOf(picture: HTMLImageElement) {
      const frames: Element[] = [picture]
      const { offsetWidth, offsetHeight } = picture
      for (let frame = picture.parentElement; frame; frame = frame.parentElement) {
        if (frame.offsetWidth > offsetWidth * 1.05 || frame.offsetHeight > offsetHeight * 1.05) break
        frames.push(frame)
      }
      return frames
    }

    function isPainted(frame: Element) {
      const { backgroundColor } = getComputedStyle(frame)
      return (
        !/^rgba\(.*, 0\)$/.test(backgroundColor) && backgroundColor !== getComputedStyle(document.body).backgroundColor
      )
    }

    function nameOf(picture: HTMLImageElement) {
      const named = picture.closest('[class]:not(picture)')
      return `${named?.className ?? ''} ${new URL(picture.currentSrc).pathname.split('/').at(-1) ?? ''}`
    }
  }, within)
}

/** What is wrong with the choice of a picture's file; `null` if nothing is. */
export function wrongChoice({ name, needed, width, described, offered }: ShownPicture): string | null {
  const text = `${name}: ${width} px of ${offered.join(', ') || 'one'} for ${needed} px`
  if (described !== null && described !== width) return `${text}, described as ${described}`
  const larger = offered.find((each) => each > width)
  // Between two files, a browser takes the larger one if the need is past their geometric mean.
  const enough = larger === undefined ? width : Math.sqrt(width * larger)
  const isBlurred = needed > enough * 1.01 && (larger !== undefined || offered.length === 0) && width !== swatchWidth
  const isWasteful = width > needed * 2 && (offered[0] ?? width) < width
  return isBlurred || isWasteful ? text : null
}

/** The address of the picture that takes most of the first screen, or of the first one of several. */
export async function largestPicture(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const areas = [...document.images]
      .filter((picture) => picture.checkVisibility())
      .map((picture) => {
        const { left, right, top, bottom } = picture.getBoundingClientRect()
        const across = Math.min(right, innerWidth) - Math.max(left, 0)
        const down = Math.min(bottom, innerHeight) - Math.max(top, 0)
        return { url: picture.currentSrc, area: Math.max(across, 0) * Math.max(down, 0) }
      })
    const largest = Math.max(...areas.map(({ area }) => area))
    return areas.find(({ area }) => area > 0 && area > largest * 0.95)?.url ?? null
  })
}
