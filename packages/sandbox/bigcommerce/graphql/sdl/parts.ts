/** Relay's arguments, in the order of the vendor's schema. */
export const pageArguments = 'before: String, after: String, first: Int, last: Int'

/** A connection type and its edge. */
export function connection(name: string, node: string, edge = name) {
  return /* GraphQL */ `
  type ${name}Connection { pageInfo: PageInfo!  edges: [${edge}Edge!] }
  type ${edge}Edge { node: ${node}!  cursor: String! }
`
}
