import { type BlockProps, defineBlock } from '../define-block.tsx'
import { NavigationLink } from '../parts/navigation-link.tsx'
import { LinkGroupSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'link-group',
    schema: LinkGroupSchema,
    stylesheet: 'words',
    description: 'A heading and a list of text links.',
  },
  function LinkGroup({ title, links, context }: BlockProps<typeof LinkGroupSchema>) {
    return (
      <div className="link-group block-frame">
        {title && <h2 className="link-group__title">{title}</h2>}
        <ul className="link-group__list">
          {links.map((link, index) => (
            <li key={index}>
              <NavigationLink link={link} market={context.market} className="link-group__link" />
            </li>
          ))}
        </ul>
      </div>
    )
  },
)
