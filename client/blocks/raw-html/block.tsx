import type { CSSProperties } from 'react'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { InlineHtml } from './inline-html.tsx'
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
