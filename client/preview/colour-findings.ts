import { type Rgba, contrastOf, layered, neededContrast, parseColour } from './contrast.ts'
import type { Finding } from './findings.ts'
import { words } from './words.ts'

const paper: Rgba = [255, 255, 255, 1]
const maxExampleLength = 40
const chosen = '[style*="--"]'

type Ground = { colour: Rgba; element: Element | null; isPainted: boolean }

/** Finds text with too little contrast to colours that an editor chose, or on a picture (D-128). */
export function colourFindings(root: ParentNode): Finding[] {
  return [...root.querySelectorAll<HTMLElement>(chosen)].flatMap((block) => {
    const colours = chosenColours(block)
    if (colours.size === 0) return []
    const texts = [block, ...block.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.closest(chosen) === block && hasText(element),
    )
    const judged = texts.flatMap((element) => judge(element, { block, colours }))
    const [worst] = judged.toSorted((a, b) => a.contrast - b.contrast)
    return worst ? [{ element: block, text: worst.text }] : []
  })
}

function judge(
  element: HTMLElement,
  { block, colours }: { block: HTMLElement; colours: ReadonlySet<string> },
): { contrast: number; text: string }[] {
  const style = getComputedStyle(element)
  const ink = parseColour(style.color)
  const ground = groundOf(element)
  if (
    !ink ||
    !(colours.has(style.color) || (ground.element && colours.has(getComputedStyle(ground.element).backgroundColor)))
  )
    return []
  const text = shortened(element.textContent)
  if (ground.isPainted || isOverPicture(element, block, ground))
    return [{ contrast: Infinity, text: words.onPicture(text) }]
  const contrast = contrastOf(layered(ink, ground.colour), ground.colour)
  const needed = neededContrast({ size: Number.parseFloat(style.fontSize), weight: Number(style.fontWeight) })
  return contrast < needed ? [{ contrast, text: words.lowContrast(text, { contrast, needed }) }] : []
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
function groundOf(element: Element): Ground {
  const layers: Rgba[] = []
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each)
    const colour = parseColour(backgroundColor)
    // A background picture with its own background colour is decoration, such as stitches along an edge.
    if (backgroundImage !== 'none' && colour?.[3] !== 1) return { colour: paper, element: each, isPainted: true }
    if (colour && colour[3] > 0) layers.push(colour)
    if (colour?.[3] === 1)
      return {
        colour: layers.reduceRight((ground, layer) => layered(layer, ground), paper),
        element: each,
        isPainted: false,
      }
  }
  return {
    colour: layers.reduceRight((ground, layer) => layered(layer, ground), paper),
    element: null,
    isPainted: false,
  }
}

/** True if a picture of the block lies between the text and its background. */
function isOverPicture(element: Element, block: Element, ground: Ground): boolean {
  const box = element.getBoundingClientRect()
  return [...block.querySelectorAll('img, video')].some((picture) => {
    if (element.contains(picture) || ground.element?.contains(picture) === false) return false
    const other = picture.getBoundingClientRect()
    return other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom
  })
}

function hasText(element: HTMLElement): boolean {
  return (
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
    element.checkVisibility()
  )
}

function shortened(text: string | null): string {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return line.length > maxExampleLength ? `${line.slice(0, maxExampleLength)}…` : line
}
