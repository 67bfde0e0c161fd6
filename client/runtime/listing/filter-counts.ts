/** The number of products for the current choice, and for each further value by field name and value. */
export type FilterCounts = { total: number; counts: Map<string, number> }

const price = 'filters[price]'

/** The request for a filter form's choices: in a category or a design, in search results, or in those within a category. */
export function countRequest(form: FormData, { category, print }: { category?: string; print?: string }) {
  const values = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const [term] = values('query')
  // One value of both ends, or a value for each. An empty end is open.
  const [min, max] = values(price).join('-').split('-')
  const productAttributes = [...new Set(form.keys())].flatMap((name) => {
    const attribute = name === price ? '' : /\[([^[\]]+)]/.exec(name)?.[1]
    const chosen = values(name).filter(Boolean)
    return attribute && chosen.length > 0 ? [{ attribute, values: chosen }] : []
  })
  return {
    filters: {
      ...(category && { categoryEntityId: Number(category) }),
      ...(print && { print }),
      ...(term && { searchTerm: term }),
      ...(productAttributes.length > 0 && { productAttributes }),
      ...((min || max) && { price: { minPrice: Number(min), maxPrice: Number(max || 1e7) } }),
    },
  }
}

type FabricEdge<Node> = { node: Node }
type FilterNode = {
  name: string
  attributes: { edges: FabricEdge<{ value: string; productCount: number }>[] }
}

/** Reads `edges[].node`: name, and `attributes.edges[].node` with value and count. @throws TypeError */
export function readCounts(body: unknown): FilterCounts {
  const { total, edges } = (body ?? {}) as { total?: number; edges?: FabricEdge<FilterNode>[] }
  if (typeof total !== 'number' || !Array.isArray(edges)) throw new TypeError('Not filters')
  const counts = edges.flatMap(({ node: { name, attributes } }) =>
    attributes.edges.map(({ node }) => [`filters[${name}] ${node.value}`, node.productCount] as const),
  )
  return { total, counts: new Map(counts) }
}
