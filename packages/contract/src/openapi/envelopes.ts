import { freeObject, listOf, tally, text } from '../kit/fields.ts'
import { type Model, model } from '../kit/model.ts'
import type { Operation } from '../kit/operation.ts'
import { ListFacet } from '../platform/catalog/product-facets.ts'
import { type Schema, schemaRef } from './schemas.ts'

const pageFields = {
  Page: tally(),
  PageSize: tally(),
  TotalCount: tally(),
  TotalPages: tally(),
  ItemRange: listOf(tally()),
  NextPageKey: text(),
}
const Meta = model('Meta', pageFields)
const MetaWithFacets = model('MetaWithFacets', { ...pageFields, Facets: listOf(ListFacet) })
const ApiError = model('ApiError', { ErrorCode: text(), Message: text(), Data: freeObject() })
export const ApiErrors = model('ApiErrors', { Errors: listOf(ApiError) })

/** Models that wrap lists and errors. */
export const envelopeModels: readonly Model[] = [Meta, MetaWithFacets, ApiErrors]

const listName = ({ title }: Model, facets?: true) => `List${title}${facets ? 'WithFacets' : ''}`

export const replyName = ({ reply, list, facets }: Operation): string | undefined =>
  reply && (list ? listName(reply, facets) : reply.title)

export function listSchemas(operations: readonly Operation[]): Record<string, Schema> {
  return Object.fromEntries(
    operations.flatMap(({ reply, list, facets }) =>
      reply && list ? [[listName(reply, facets), pageOf(reply, facets)]] : [],
    ),
  )
}

const pageOf = ({ title }: Model, facets?: true): Schema => ({
  type: 'object',
  properties: {
    Meta: schemaRef((facets ? MetaWithFacets : Meta).title),
    Items: { type: 'array', items: schemaRef(title) },
  },
})
