import { buildSchema, execute, GraphQLError, GraphQLObjectType, parse, validate } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import type { StorefrontScope } from './context.ts'
import { categoryListing } from './product-connection.ts'
import type { CategoryListingArguments } from './product-connection.ts'
import { storefrontSdl } from './schema.ts'
import { createRoot } from './site.ts'

export type StorefrontRequest = { query: string; variables?: Record<string, unknown> | undefined; operationName?: string | undefined }

const MAX_DOCUMENTS = 200

let schema: GraphQLSchema | undefined
const documents = new Map<string, DocumentNode>()

/** Answers one GraphQL request. Syntax and validation mistakes are answers too: `errors` without `data`. */
export async function executeStorefront(scope: StorefrontScope, { query, variables, operationName }: StorefrontRequest): Promise<ExecutionResult> {
  schema ??= createSchema()
  const document = prepare(schema, query)
  if (!('kind' in document)) return document
  return execute({
    schema,
    document,
    rootValue: createRoot(scope),
    contextValue: scope,
    ...(variables && { variableValues: variables }),
    ...(operationName && { operationName }),
  })
}

// Nodes resolve themselves (the default resolver calls their methods), but for the one field that would close a circle.
function createSchema(): GraphQLSchema {
  const built = buildSchema(storefrontSdl)
  const category = built.getType('Category')
  if (!(category instanceof GraphQLObjectType)) throw new TypeError('The schema has no Category')
  const products = category.getFields()['products']
  if (!products) throw new TypeError('Category has no products')
  products.resolve = (source: { entityId: number }, args: CategoryListingArguments, scope: StorefrontScope) => {
    const { hideOutOfStock, sortBy, ...page } = args
    return categoryListing(scope, { categoryId: source.entityId, isInStockOnly: hideOutOfStock === true, sort: sortBy ?? 'DEFAULT' }, page)
  }
  return built
}

// Clients send the same few documents: each is parsed and checked once.
function prepare(checkedBy: GraphQLSchema, query: string): DocumentNode | ExecutionResult {
  const known = documents.get(query)
  if (known) return known
  try {
    const document = parse(query)
    const errors = validate(checkedBy, document)
    if (errors.length > 0) return { errors }
    if (documents.size >= MAX_DOCUMENTS) documents.clear()
    documents.set(query, document)
    return document
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
}
