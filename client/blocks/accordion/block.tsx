import { Icon } from '../../components/icon/icon.tsx'
import { Markdown } from '../../components/markdown/markdown.tsx'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { AccordionSchema } from './schema.ts'

// The browser keeps only one `<details>` of the same name open, without a script.
export default defineBlock(
  {
    name: 'accordion',
    schema: AccordionSchema,
    stylesheet: 'words',
    description: 'Questions and answers, one open at a time.',
  },
  function Accordion({ title, items, context }: BlockProps<typeof AccordionSchema>) {
    const group = `accordion-${context.deliveryId ?? title ?? ''}`
    return (
      <div className="accordion-block">
        {title && <h2 className="accordion-block__title">{title}</h2>}
        {items.map((item, index) => (
          <details key={index} className="accordion-block__item" name={group}>
            <summary className="accordion-block__summary">
              {item.title}
              <Icon name="chevron" />
            </summary>
            <div className="accordion-block__body">
              <Markdown text={item.body} market={context.market} />
            </div>
          </details>
        ))}
      </div>
    )
  },
)
