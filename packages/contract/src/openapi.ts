import { fieldsOf, type Model } from './kit/model.ts'
import type { Operation } from './kit/operation.ts'
import { ApiErrors, envelopeModels, listSchemas, replyName } from './openapi/envelopes.ts'
import { parametersFor } from './openapi/parameters.ts'
import { modelSchema, type Schema, schemaRef, withEmbedded } from './openapi/schemas.ts'

interface Described {
  operations: readonly Operation[]
  /** Four dotted numbers: clients reload their copy if it differs from the build number. */
  version: string
  /** Without the version of the API: `https://shop.example`. */
  serverUrl: string
  /** Prefix of all paths. */
  base?: string
  title: string
  /** The body of every refusal. */
  refusal?: Model
}

export interface OpenApiDocument {
  openapi: '3.0.3'
  info: { title: string; version: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, object>; securitySchemes: object }
}

export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  servers?: { url: string }[]
  security: Record<string, string[]>[]
  parameters: object[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, object>
  /** Not part of the public API. */
  'x-addition'?: true
}

/** The table as an OpenAPI document, in the layout that clients of the public API expect. */
export function openApiDocument(described: Described): OpenApiDocument {
  const { operations, version, serverUrl, base = '/v1', title, refusal = ApiErrors } = described
  const used = operations.flatMap(({ body, reply }) => [body, reply]).filter((model) => model !== undefined)
  const envelopes = operations.some(({ list }) => list) ? envelopeModels : []
  const models = withEmbedded([...used, ...envelopes, refusal])
  return {
    openapi: '3.0.3',
    info: { title, version },
    servers: [{ url: `${serverUrl}${base}` }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: pathsOf(operations, serverUrl),
    components: {
      schemas: {
        ...Object.fromEntries(models.map((model) => [model.title, modelSchema(model)])),
        ...listSchemas(operations),
      },
      responses: { Errors: { description: 'What went wrong, and why.', ...jsonContent(schemaRef(refusal.title)) } },
      securitySchemes: { OAuth2: oauth2Scheme(operations, `${serverUrl}/oauth/token`) },
    },
  }
}

function pathsOf(operations: readonly Operation[], serverUrl: string): OpenApiDocument['paths'] {
  // two templates that differ only in names are one path in OpenAPI
  const sameShape = Map.groupBy(operations, ({ path }) => path.replace(/:\w+/g, ':'))
  const items = [...sameShape.values()].map((rows) => {
    const path = rows[0]?.path ?? ''
    const verbs = Map.groupBy(rows, ({ verb }) => verb.toLowerCase())
    return [toTemplate(path), mapValues(verbs, (sharing) => operationOf(sharing, path, serverUrl))]
  })
  return Object.fromEntries(items)
}

const toTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}')
const mapValues = <V, R>(map: Map<string, V>, change: (value: V) => R): Record<string, R> =>
  Object.fromEntries([...map].map(([key, value]) => [key, change(value)]))

/** Several rows may share a path, like the grants of the token call: the first row's name is used. */
function operationOf(sharing: readonly Operation[], path: string, serverUrl: string): OpenApiOperation {
  const [row, ...others] = sharing as [Operation, ...Operation[]] // a group is never empty
  const requestBody = requestBodyOf(sharing)
  return {
    operationId: row.id,
    tags: [row.tag],
    summary: row.summary,
    ...(others.length > 0 && { description: `Also ${others.map(({ id, summary }) => `${id}: ${summary}`).join(' ')}` }),
    ...(path.startsWith('/oauth/') && { servers: [{ url: serverUrl }] }),
    security: securityOf(row),
    parameters: parametersFor(row, path),
    ...(requestBody && { requestBody }),
    responses: { [row.status]: answerOf(row), default: { $ref: '#/components/responses/Errors' } },
    ...(row.isAddition && { 'x-addition': true as const }),
  }
}

function securityOf({ open, roles }: Operation): Record<string, string[]>[] {
  if (open) return []
  return [{ OAuth2: roles.length > 0 ? ['FullAccess', ...roles] : [] }]
}

function requestBodyOf(sharing: readonly Operation[]): OpenApiOperation['requestBody'] {
  const form = [...new Set(sharing.flatMap((row) => row.form ?? []))]
  if (form.length > 0) {
    const properties = Object.fromEntries(form.map((name) => [name, { type: 'string' }]))
    const schema = { type: 'object', properties, required: ['grant_type', 'client_id'] }
    return { required: true, content: { 'application/x-www-form-urlencoded': { schema } } }
  }
  const [row] = sharing
  if (!row?.body) return undefined
  const required = requiredOf(row)
  const schema = { type: 'object', allOf: [schemaRef(row.body.title)], ...(required.length > 0 && { required }) }
  return { required: true, ...jsonContent(schema) }
}

/** A patch requires nothing. */
export function requiredOf({ verb, body, alsoRequired = [] }: Operation): string[] {
  if (!body || verb === 'PATCH') return []
  const names = fieldsOf(body).filter(([, field]) => field['x-required'] && !field.readOnly)
  return [...new Set([...names.map(([name]) => name), ...alsoRequired])]
}

function answerOf(row: Operation): object {
  if (row.isFile)
    return { description: 'The file.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  if (row.isStream) return { description: 'Events.', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  const name = replyName(row)
  return name ? { description: 'Done.', ...jsonContent(schemaRef(name)) } : { description: 'Done; no body.' }
}

const jsonContent = (schema: Schema) => ({ content: { 'application/json': { schema } } })

function oauth2Scheme(operations: readonly Operation[], tokenUrl: string): object {
  const roles = new Set(['FullAccess', ...operations.flatMap((row) => row.roles)])
  const flow = { tokenUrl, scopes: Object.fromEntries([...roles].sort().map((role) => [role, role])) }
  return { type: 'oauth2', flows: { password: flow, clientCredentials: flow } }
}
