import { type BlockProps, defineBlock } from '../define-block.tsx'
import { TextBoxView } from '../parts/text-box-view.tsx'
import { TextBoxTypeTwoSchema } from './schema.ts'

type Props = BlockProps<typeof TextBoxTypeTwoSchema>

// The text is centred below its picture.
export default defineBlock(
  {
    name: 'text-box-type-two',
    schema: TextBoxTypeTwoSchema,
    stylesheet: 'campaign',
    description: 'The same fields as Text Box Type One. The text is centred below the picture.',
  },
  function TextBoxTypeTwo({ context, ...box }: Props) {
    return (
      <TextBoxView
        name="text-box-type-two"
        box={box}
        context={context}
        aspects={['16:9', '4:5']}
        sizes="100vw"
        alignment="Center"
      />
    )
  },
)
