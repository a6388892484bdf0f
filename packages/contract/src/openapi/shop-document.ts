import { apiVersion, apiVersionHeader, shopTokenHeader, siteIds } from '../brand.ts'
import type { ShopOperation } from '../middleware/kit.ts'
import { shopOperations } from '../middleware/operations.ts'
import { ShopRefusal } from '../middleware/refusal.ts'
import { type OpenApiDocument, type OpenApiOperation, openApiDocument } from '../openapi.ts'
import { exampleOf } from './example.ts'
import type { Schema } from './schemas.ts'

/** The OpenAPI document of the shop's own API: its table, with headers and examples. */
export function shopOpenApi(version: string, serverUrl: string): OpenApiDocument {
  const rows = new Map(shopOperations.map((row) => [row.id, row]))
  const title = 'Tessera, the shop'
  const document = openApiDocument({
    operations: shopOperations,
    base: '',
    title,
    refusal: ShopRefusal,
    version,
    serverUrl,
  })
  const paths = Object.entries(document.paths).map(([path, verbs]) => {
    const operations = Object.entries(verbs).map(([verb, one]) => [verb, withWire(one, rows.get(one.operationId))])
    return [path, Object.fromEntries(operations)]
  })
  return { ...document, paths: Object.fromEntries(paths), components: withRefusals(document.components) }
}

const headerParameter = (name: string, description: string, required = false, schema: Schema = { type: 'string' }) => ({
  name,
  in: 'header',
  description,
  required,
  schema,
})

const commonHeaders = [
  headerParameter('siteId', 'The site that is shown. Any other site is refused.', false, {
    type: 'string',
    enum: siteIds,
  }),
  headerParameter(apiVersionHeader, 'Any other version is refused.', false, { type: 'string', enum: [apiVersion] }),
]
const shopToken = (isRequired: boolean) =>
  headerParameter(
    shopTokenHeader,
    'The shop’s own token of the person who is signed in, beside the bearer token.',
    isRequired,
  )

function withWire(one: OpenApiOperation, row: ShopOperation | undefined): OpenApiOperation {
  if (!row) return one
  const { access, body, reply, isFile, status } = row
  const isSignedIn = access === 'customer' || access === 'manager'
  const answer = {
    ...(one.responses[status] as object),
    ...(reply && !isFile && answerOf(one, status, exampleOf(reply))),
  }
  return {
    ...one,
    security: access === 'anyone' ? [] : one.security,
    parameters: [
      ...one.parameters,
      ...(access === 'operator' || access === 'staff' ? [] : [shopToken(isSignedIn)]),
      ...commonHeaders,
    ],
    ...(one.requestBody && body && { requestBody: bodyOf(one.requestBody, exampleOf(body, true)) }),
    responses: { ...one.responses, [status]: answer, 429: { $ref: '#/components/responses/TooOften' } },
  }
}

/** Bodies are accepted under both content types. */
function bodyOf({ required, content }: NonNullable<OpenApiOperation['requestBody']>, example: object) {
  const [schema] = Object.values(content)
  const media = { schema: schema?.schema ?? {}, example }
  return { required, content: { 'application/json': media, 'application/json-patch+json': media } }
}

function answerOf({ responses }: OpenApiOperation, status: number, example: object) {
  const { content = {} } = responses[status] as { content?: Record<string, object> }
  return { content: Object.fromEntries(Object.entries(content).map(([type, of]) => [type, { ...of, example }])) }
}

function withRefusals({ responses, ...rest }: OpenApiDocument['components']): OpenApiDocument['components'] {
  const requestId = '7b8475e0-57f7-4c74-a178-f45544ddd187'
  const refusalExample = (status: number, error: string, code: string, message: string, data: object | null) => ({
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${ShopRefusal.title}` },
        example: { status, error, code, message, fields: [], data, requestId },
      },
    },
  })
  const seconds = { description: 'Seconds to wait.', schema: { type: 'integer' } }
  return {
    ...rest,
    responses: {
      ...responses,
      Errors: {
        description: 'What went wrong, in words a shopper can read.',
        ...refusalExample(404, 'Not Found', 'NotFound', 'We couldn’t find that.', null),
      },
      TooOften: {
        description: 'Too many requests in a short time.',
        headers: { 'Retry-After': seconds },
        ...refusalExample(429, 'Too Many Requests', 'Request.TooOften', 'Too many attempts. Try again in a minute.', {
          seconds: 26,
        }),
      },
    },
  }
}
