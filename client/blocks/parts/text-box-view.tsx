import type { ComponentContext } from '../define-block.tsx'
import { Backdrop } from './backdrop.tsx'
import { colourStyle } from './colour.ts'
import { cx } from './cx.ts'
import type { alignments } from './fields.ts'
import type { Aspect } from './media.ts'
import { hasText, TextBoxText } from './text-box-text.tsx'
import type { TextBox } from './text-box.ts'

type TextBoxViewProps = {
  /** Prefix of the class names, whose rules arrange picture and text. */
  name: string
  box: TextBox
  context: ComponentContext
  aspects: readonly [wide: Aspect, narrow: Aspect]
  sizes: string
  alignment: (typeof alignments)[number]
}

/** A text box in either arrangement. Renders nothing without picture and text. */
export function TextBoxView({ name, box, context, aspects, sizes, alignment }: TextBoxViewProps) {
  const hasMedia = box.desktopBackground !== null || box.mobileBackground !== null
  if (!hasMedia && !hasText(box, context.market)) return null
  return (
    <section
      className={cx(name, !hasMedia && `${name}--plain`)}
      style={colourStyle({ '--box-ground': box.backgroundColour, '--box-ink': box.textColour })}
    >
      <Backdrop
        className={`${name}__media`}
        layers={{ desktop: box.desktopBackground, mobile: box.mobileBackground }}
        loops={{ desktop: box.desktopBackgroundLoop, mobile: box.mobileBackgroundLoop }}
        aspects={aspects}
        sizes={sizes}
        alt={box.altText}
        isLead={context.isLead}
      />
      <div className={`${name}__body`}>
        <TextBoxText box={box} context={context} alignment={alignment} />
      </div>
    </section>
  )
}
