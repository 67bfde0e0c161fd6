import {
  buildSchema,
  execute,
  getOperationAST,
  GraphQLError,
  GraphQLObjectType,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { Refusal } from '../commerce/refusal.ts'
import type { StorefrontScope } from './context.ts'
import { createMutationRoot } from './mutations/mutation-root.ts'
import { categoryListing, type CategoryListingArguments } from './products/product-connection.ts'
import { storefrontSdl } from './sdl/schema.ts'
import { createRoot } from './site.ts'

export type StorefrontRequest = {
  query: string
  variables?: Record<string, unknown> | undefined
  operationName?: string | undefined
}

const maxDocuments = 200

let schema: GraphQLSchema | undefined
const documents = new Map<string, DocumentNode>()

export type StorefrontResponse = { result: ExecutionResult; operation: 'query' | 'mutation' }

/** Executes one GraphQL request. Syntax and validation errors are results too: `errors` without `data`. */
export async function executeStorefront(
  scope: StorefrontScope,
  { query, variables, operationName }: StorefrontRequest,
): Promise<StorefrontResponse> {
  schema ??= createSchema()
  const document = prepare(schema, query)
  if (!('kind' in document)) return { result: document, operation: 'query' }
  const operation = getOperationAST(document, operationName)?.operation === 'mutation' ? 'mutation' : 'query'
  const result = await execute({
    schema,
    document,
    rootValue: operation === 'mutation' ? createMutationRoot(scope) : createRoot(scope),
    contextValue: scope,
    ...(variables && { variableValues: variables }),
    ...(operationName && { operationName }),
  })
  return { result: result.errors ? { ...result, errors: result.errors.map(forClients) } : result, operation }
}

// Errors that are meant for the client pass through. Unexpected errors are logged and replaced by a general message.
function forClients(error: GraphQLError): GraphQLError {
  const cause = error.originalError
  if (cause === undefined || cause instanceof GraphQLError || cause instanceof Refusal) return error
  console.error(JSON.stringify({ event: 'graphql.failed', path: error.path, error: cause.stack ?? cause.message }))
  return new GraphQLError('Internal server error', { ...(error.nodes && { nodes: error.nodes }), path: error.path })
}

// Nodes resolve themselves, because the default resolver calls their methods. The one exception is the field that would
// make imports circular.
function createSchema(): GraphQLSchema {
  const built = buildSchema(storefrontSdl)
  const category = built.getType('Category')
  if (!(category instanceof GraphQLObjectType)) throw new TypeError('The schema has no Category')
  const products = category.getFields()['products']
  if (!products) throw new TypeError('Category has no products')
  products.resolve = (source: { entityId: number }, args: CategoryListingArguments, scope: StorefrontScope) => {
    const { hideOutOfStock, sortBy, ...page } = args
    return categoryListing(
      scope,
      { categoryId: source.entityId, isInStockOnly: hideOutOfStock === true, sort: sortBy ?? 'DEFAULT' },
      page,
    )
  }
  return built
}

// Clients send the same few documents, so each is parsed and validated once.
function prepare(checkedBy: GraphQLSchema, query: string): DocumentNode | ExecutionResult {
  const cached = documents.get(query)
  if (cached) return cached
  try {
    const document = parse(query)
    const errors = validate(checkedBy, document)
    if (errors.length > 0) return { errors }
    if (documents.size >= maxDocuments) documents.clear()
    documents.set(query, document)
    return document
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
}
