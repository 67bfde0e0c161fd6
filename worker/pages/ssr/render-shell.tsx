import type { ReactNode } from 'react'
import { type BlockSettings, type GivenBlockSettings, withBlockSettings } from '#client/blocks/block-settings.ts'
import { htmlBytes } from '#client/html/static-html.ts'
import { BottomNavigation } from '#client/layouts/bottom-navigation.tsx'
import { Panels, SiteFooter, SiteHeader } from '#client/layouts/shell.tsx'
import { marketKey } from '#shared/markets.ts'
import type { LayoutName } from '#shared/routes.ts'
import type { ShellView } from '#shared/views.ts'

/** Header and footer as HTML in UTF-8: `before` and `after` go around the page's `<main>`. */
type ShellHtml = { before: Uint8Array; after: Uint8Array }

type GivenOptions = {
  blocks: GivenBlockSettings
  /** Called for each part that leaves a note in its place. */
  onError(cause: unknown): void
}

/** Above this number all shells are dropped. */
const maxCachedShells = 64
export const noShell: ShellHtml = { before: new Uint8Array(), after: new Uint8Array() }
const rendered = new Map<string, { shell: ShellView; html: ShellHtml }>()

/**
 * Renders the shell, or reuses the previous HTML: the shell is the same for every visitor of a market, so it is cached
 * by market and language, layout and kind of reader as long as its content stays the same.
 */
export function renderShell(
  shell: ShellView,
  { layout, isForCrawler = false }: { layout: LayoutName; isForCrawler?: boolean },
  { blocks, onError }: GivenOptions,
): ShellHtml {
  if (layout === 'empty') return noShell
  const key = `${marketKey(shell.market)} ${layout} ${isForCrawler}`
  const cached = rendered.get(key)
  if (cached && isSameShell(cached.shell, shell)) return cached.html
  let isWhole = true
  const settings = { ...blocks, isForEditors: false, isForCrawler, inlineHtml: null }
  const html = renderShellHtml(shell, { layout }, { settings, onPartFailed })
  function onPartFailed(cause: unknown) {
    isWhole = false
    onError(cause)
  }
  if (!isWhole) return html
  if (!cached && rendered.size >= maxCachedShells) rendered.clear()
  rendered.set(key, { shell, html })
  return html
}

/** Content and settings that did not change are the same objects. */
function isSameShell(one: ShellView, other: ShellView): boolean {
  const names = Object.keys(one) as (keyof ShellView)[]
  return names.every((name) => one[name] === other[name])
}

/** The shell of an editor's preview: it has notes where content is left out, and is never cached. */
export function renderPreviewShell(
  shell: ShellView,
  page: { layout: LayoutName },
  { blocks, onError }: GivenOptions,
): ShellHtml {
  const settings = { ...blocks, isForEditors: true, inlineHtml: null }
  return page.layout === 'empty' ? noShell : renderShellHtml(shell, page, { settings, onPartFailed: onError })
}

// No raw HTML of the shell is trusted as the shop's own code: `inlineHtml` is `null`.
function renderShellHtml(
  shell: ShellView,
  page: { layout: LayoutName },
  { settings, onPartFailed }: { settings: BlockSettings; onPartFailed: (cause: unknown) => void },
): ShellHtml {
  const html = (content: ReactNode) => withBlockSettings(settings, () => htmlBytes(content, onPartFailed))
  return {
    before: html(<SiteHeader shell={shell} layout={page.layout} />),
    after: html(
      <>
        <SiteFooter shell={shell} layout={page.layout} />
        <BottomNavigation market={shell.market} layout={page.layout} />
        <Panels shell={shell} layout={page.layout} />
      </>,
    ),
  }
}
