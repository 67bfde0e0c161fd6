import { type BlockProps, defineBlock } from '../define-block.tsx'
import { TextBoxView } from '../parts/text-box-view.tsx'
import { TextBoxTypeOneSchema } from './schema.ts'

type Props = BlockProps<typeof TextBoxTypeOneSchema>

// The text is beside its picture.
export default defineBlock(
  {
    name: 'text-box-type-one',
    schema: TextBoxTypeOneSchema,
    stylesheet: 'campaign',
    description: 'Text beside a picture or on a colour. On phones the picture comes first.',
  },
  function TextBoxTypeOne({ context, ...box }: Props) {
    return (
      <TextBoxView
        name="text-box-type-one"
        box={box}
        context={context}
        aspects={['1:1', '4:5']}
        sizes="(min-width: 62rem) 55vw, (min-width: 48rem) 65vw, 100vw"
        alignment="Left"
      />
    )
  },
)
