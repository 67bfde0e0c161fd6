import { Markdown } from '../../components/markdown/markdown.tsx'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CallToActionList } from '../parts/call-to-action.tsx'
import { TextBlockSchema } from './schema.ts'

type Props = BlockProps<typeof TextBlockSchema>

export default defineBlock(
  {
    name: 'text-block',
    schema: TextBlockSchema,
    stylesheet: 'words',
    description:
      'A heading, a text and a button in the width of a column. Text Block Large has large letters and no heading; Text Box Type One has a picture.',
  },
  function TextBlock({ title, body, callToAction, context: { market } }: Props) {
    return (
      <div className="text-block">
        {title && <h2 className="text-block__title">{title}</h2>}
        {body && (
          <div className="text-block__body">
            <Markdown text={body} market={market} />
          </div>
        )}
        {callToAction && <CallToActionList ctas={[callToAction]} market={market} alignment="Left" />}
      </div>
    )
  },
)
