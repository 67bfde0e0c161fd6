import type { CSSProperties } from 'react'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { RawHtmlSchema } from './schema.ts'

type Props = BlockProps<typeof RawHtmlSchema>

// Without scripts, a frame without any permission shows only the markup.
export default defineBlock(
  {
    name: 'raw-html',
    schema: RawHtmlSchema,
    stylesheet: 'words',
    description:
      'HTML, styles and script from another source, in a frame without access to the shop: no shopper’s data, no cookies, and links open new windows. Give it a title for screen readers.',
  },
  function RawHtml({ title, html, css, javascript, height, context }: Props) {
    const { inlineHtml, deliveryId } = context
    if (inlineHtml && deliveryId !== null && inlineHtml.ids.includes(deliveryId))
      return <InlineHtml nonce={inlineHtml.nonce} html={html} css={css} javascript={javascript} />
    const size: CSSProperties & Record<`--${string}`, string> = { '--raw-html-size': `${height}px` }
    return (
      <sv-raw-html
        class="raw-html"
        data-behaviour="raw-html"
        data-raw-html={JSON.stringify({ title, html, css, javascript })}
        style={size}
      >
        <noscript>
          <iframe className="raw-html__frame" title={title} sandbox="" srcDoc={html} />
        </noscript>
      </sv-raw-html>
    )
  },
)

type InlineHtmlProps = { nonce: string; html: string; css: string | null; javascript: string | null }

/**
 * HTML that the shop's owner trusts as the shop's own code. Scripts inside the markup itself have no nonce, so they do
 * not run.
 */
function InlineHtml({ nonce, html, css, javascript }: InlineHtmlProps) {
  return (
    <section className="raw-html raw-html--inline">
      {css !== null && (
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css.replace(/<\/style/gi, '<\\/style') }} />
      )}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {javascript !== null && (
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: javascript.replace(/<(?=\/script|!--)/gi, '\\x3c') }}
        />
      )}
    </section>
  )
}
