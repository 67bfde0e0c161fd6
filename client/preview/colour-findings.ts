import { type Rgba, contrastOf, layered, neededContrast, parseColour } from './contrast.ts'
import type { Finding } from './findings.ts'
import { messages } from './messages.ts'

const white: Rgba = [255, 255, 255, 1]
const maxExampleLength = 40
const chosen = '[style*="--"]'

type Background = { colour: Rgba; element: Element | null; isPainted: boolean }

/** Finds text with too little contrast to colours that an editor chose, or on a picture (D-128). */
export function colourFindings(root: ParentNode): Finding[] {
  return [...root.querySelectorAll<HTMLElement>(chosen)].flatMap((block) => {
    const colours = chosenColours(block)
    if (colours.size === 0) return []
    const texts = [block, ...block.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.closest(chosen) === block && hasText(element),
    )
    const failures = texts.flatMap((element) => lowContrastOf(element, { block, colours }))
    const [worst] = failures.toSorted((a, b) => a.contrast - b.contrast)
    return worst ? [{ element: block, text: worst.text }] : []
  })
}

function lowContrastOf(
  element: HTMLElement,
  { block, colours }: { block: HTMLElement; colours: ReadonlySet<string> },
): { contrast: number; text: string }[] {
  const style = getComputedStyle(element)
  const textColour = parseColour(style.color)
  const background = backgroundOf(element)
  if (
    !textColour ||
    !(
      colours.has(style.color) ||
      (background.element && colours.has(getComputedStyle(background.element).backgroundColor))
    )
  )
    return []
  const text = shortened(element.textContent)
  if (background.isPainted || isOverPicture(element, block, background))
    return [{ contrast: Infinity, text: messages.onPicture(text) }]
  const contrast = contrastOf(layered(textColour, background.colour), background.colour)
  const needed = neededContrast({ size: Number.parseFloat(style.fontSize), weight: Number(style.fontWeight) })
  return contrast < needed ? [{ contrast, text: messages.lowContrast(text, { contrast, needed }) }] : []
}

/** The chosen colours as the browser computes them. */
function chosenColours(block: HTMLElement): Set<string> {
  const probe = block.ownerDocument.createElement('i')
  block.append(probe)
  const colours = [...block.style].flatMap((name) => {
    const value = block.style.getPropertyValue(name)
    if (!name.startsWith('--') || !CSS.supports('color', value)) return []
    probe.style.color = value
    return getComputedStyle(probe).color
  })
  probe.remove()
  return new Set(colours)
}

/** The colour behind the element: the nearest opaque background, blended with the translucent ones above it. */
function backgroundOf(element: Element): Background {
  const layers: Rgba[] = []
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each)
    const colour = parseColour(backgroundColor)
    // A background picture with its own background colour is decoration, such as stitches along an edge.
    if (backgroundImage !== 'none' && colour?.[3] !== 1) return { colour: white, element: each, isPainted: true }
    if (colour && colour[3] > 0) layers.push(colour)
    if (colour?.[3] === 1)
      return {
        colour: layers.reduceRight((background, layer) => layered(layer, background), white),
        element: each,
        isPainted: false,
      }
  }
  return {
    colour: layers.reduceRight((background, layer) => layered(layer, background), white),
    element: null,
    isPainted: false,
  }
}

/** True if a picture of the block lies between the text and its background. */
function isOverPicture(element: Element, block: Element, background: Background): boolean {
  const box = element.getBoundingClientRect()
  return [...block.querySelectorAll('img, video')].some((picture) => {
    if (element.contains(picture) || background.element?.contains(picture) === false) return false
    const other = picture.getBoundingClientRect()
    return other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom
  })
}

function hasText(element: HTMLElement): boolean {
  return (
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
    element.getClientRects().length > 0
  )
}

function shortened(text: string | null): string {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return line.length > maxExampleLength ? `${line.slice(0, maxExampleLength)}…` : line
}
