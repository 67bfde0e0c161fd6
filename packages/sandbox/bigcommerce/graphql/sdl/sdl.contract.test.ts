import {
  buildSchema,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLArgument,
} from 'graphql'
import { expect, test } from 'vitest'
import { storefrontSdl } from './schema.ts'
import { vendorText } from '#sandbox/contracts/vendor-documents.ts'
import { noVendorDocuments } from '#sandbox/test/no-vendor-documents.ts'

const vendorSdl = await vendorText('storefront.graphql')

test('serves a subset of the vendor’s schema, equal in names and types', (context) => {
  if (vendorSdl === null) return context.skip(noVendorDocuments)
  expect(differences(storefrontSdl, vendorSdl)).toEqual([])
})

test('notices a field, argument or value that the vendor does not have', () => {
  const vendor = 'type Query { a(x: Int): Int } enum E { ONE }'
  expect(differences('type Query { a(x: Int, y: Int): Int!  b: Int } enum E { ONE TWO }', vendor)).toEqual([
    'Query.a: Int! is not Int',
    'Query.a(y:) is not known',
    'Query.b is not known',
    'E.TWO is not known',
  ])
})

function differences(ownSdl: string, theirSdl: string): string[] {
  const [ownSchema, theirs] = [buildSchema(ownSdl), buildSchema(theirSdl)]
  return Object.values(ownSchema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return []
    const other = theirs.getType(type.name)
    if (!other) return [`${type.name} is not known`]
    if (type instanceof GraphQLEnumType && other instanceof GraphQLEnumType) {
      return type.getValues().flatMap(({ name }) => (other.getValue(name) ? [] : [`${type.name}.${name} is not known`]))
    }
    if (type instanceof GraphQLInputObjectType && other instanceof GraphQLInputObjectType)
      return fieldDifferences(type, other)
    if (isComposite(type) && isComposite(other)) {
      const unshared = type
        .getInterfaces()
        .filter(({ name }) => !other.getInterfaces().some((candidate) => candidate.name === name))
      return [
        ...unshared.map(({ name }) => `${type.name} does not implement ${name}`),
        ...fieldDifferences(type, other),
      ]
    }
    return type.constructor === other.constructor ? [] : [`${type.name} is another kind of type`]
  })
}

type Composite = GraphQLObjectType | GraphQLInterfaceType
const isComposite = (type: unknown): type is Composite =>
  type instanceof GraphQLObjectType || type instanceof GraphQLInterfaceType

function fieldDifferences(
  type: Composite | GraphQLInputObjectType,
  other: Composite | GraphQLInputObjectType,
): string[] {
  const others = other.getFields()
  return Object.values(type.getFields()).flatMap((field) => {
    const path = `${type.name}.${field.name}`
    const match = others[field.name]
    if (!match) return [`${path} is not known`]
    const found =
      String(field.type) === String(match.type) ? [] : [`${path}: ${String(field.type)} is not ${String(match.type)}`]
    if (!('args' in field) || !('args' in match)) return found
    const argumentDifferences = field.args.flatMap((argument: GraphQLArgument) => {
      const vendorArgument = match.args.find(({ name }) => name === argument.name)
      if (!vendorArgument) return [`${path}(${argument.name}:) is not known`]
      return String(vendorArgument.type) === String(argument.type)
        ? []
        : [`${path}(${argument.name}:) is not ${String(vendorArgument.type)}`]
    })
    return [...found, ...argumentDifferences]
  })
}
