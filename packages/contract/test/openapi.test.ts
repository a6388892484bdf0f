import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../src/kit/model.ts'
import { openApiDocument, requiredOf } from '../src/openapi.ts'
import { operations } from '../src/platform/operations.ts'

const version = '1.0.0.0'
const document = openApiDocument({ operations, version, serverUrl: 'https://shop.example', title: 'Tessera' })
const described = Object.values(document.paths).flatMap((item) => Object.values(item))
const byId = new Map(described.map((one) => [one.operationId, one]))
const text = JSON.stringify(document)

describe('the document as a whole', () => {
  test('is plain JSON below 1.5 MB', () => {
    expect(JSON.parse(text)).toEqual(document)
    expect(text.length).toBeLessThan(1_500_000)
  })

  test('says which build and which server it describes', () => {
    expect(document.openapi).toBe('3.0.3')
    expect(document.info.version.split('.').length).toBe(4)
    expect(document.servers[0]?.url).toBe('https://shop.example/v1')
  })

  test('has no reference that leads nowhere', () => {
    const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? ''))
    const lost = [...references].filter((path) => path.split('/').reduce(follow, document) === undefined)
    expect(references.size).toBeGreaterThan(200)
    expect(lost).toEqual([])
  })

  const follow = (node: unknown, key: string): unknown => (node as Record<string, unknown> | undefined)?.[key]

  test('has no two paths that differ in parameter names only', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([])
  })
})

describe('an operation', () => {
  test.for(operations)('$id is there', ({ id }) => {
    const found = byId.get(id) ?? described.find(({ description }) => description?.includes(`${id}: `))
    expect(found).toBeDefined()
  })

  test('that needs no token asks for none', () => {
    expect(byId.get('ForgottenCredentials.SendVerificationCode')?.security).toEqual([])
  })

  test('that needs a role names all that open it', () => {
    expect(byId.get('CostCenters.List')?.security).toEqual([
      { OAuth2: ['FullAccess', 'CostCenterAdmin', 'CostCenterReader'] },
    ])
  })

  test('of the token call lives outside the version and speaks for all five grants', () => {
    const token = document.paths['/oauth/token']?.post
    expect(token?.operationId).toBe('Auth.Login')
    expect(token?.servers).toEqual([{ url: 'https://shop.example' }])
    expect(token?.description).toContain('Auth.RefreshToken')
    const form = token?.requestBody?.content['application/x-www-form-urlencoded']?.schema
    expect(form).toHaveProperty('properties.refresh_token')
  })

  test('lists what it takes from the path and the query', () => {
    const parameters = byId.get('Orders.List')?.parameters as { name: string; in: string }[]
    expect(parameters.map((one) => `${one.in} ${one.name}`)).toEqual([
      ...['path direction', 'query buyerID', 'query supplierID', 'query from', 'query to', 'query searchType'],
      ...['query search', 'query searchOn', 'query sortBy', 'query page', 'query pageSize', 'query filters'],
    ])
  })

  test('that lists answers with a page, with facets where it counts them', () => {
    const { schemas } = document.components
    expect(schemas.ListCostCenter).toEqual({
      type: 'object',
      properties: {
        Meta: { $ref: '#/components/schemas/Meta' },
        Items: { type: 'array', items: { $ref: '#/components/schemas/CostCenter' } },
      },
    })
    expect(schemas.ListProductWithFacets).toHaveProperty('properties.Meta.$ref', '#/components/schemas/MetaWithFacets')
  })
})

describe('a request body', () => {
  test('that changes some fields requires none', () => {
    expect(byId.get('Addresses.Patch')?.requestBody?.content['application/json']?.schema.required).toBeUndefined()
  })

  test.for(operations.filter(({ body }) => body))('of $id requires what its model requires', (operation) => {
    const schema = byId.get(operation.id)?.requestBody?.content['application/json']?.schema
    const fields = operation.body ? fieldsOf(operation.body) : []
    const wanted = fields.filter(([, field]) => field['x-required'] && !field.readOnly).map(([name]) => name)
    expect(schema?.required ?? []).toEqual(operation.verb === 'PATCH' ? [] : wanted)
    expect(requiredOf(operation)).toEqual(schema?.required ?? [])
  })
})

describe('a model', () => {
  const properties = (title: string) => document.components.schemas[title]?.properties as Record<string, object>

  test('shows limits, formats and who may write', () => {
    expect(properties('ApiClient').AccessTokenDuration).toEqual({
      type: 'integer',
      format: 'int32',
      minimum: 10,
      maximum: 600,
    })
    expect(properties('User').Password).toEqual({
      type: 'string',
      format: 'password',
      nullable: true,
      writeOnly: true,
    })
    expect(properties('Order').DateSubmitted).toEqual({
      type: 'string',
      format: 'date-time',
      nullable: true,
      readOnly: true,
    })
    expect(properties('CostCenter').Name).toEqual({ type: 'string', maxLength: 100 })
    expect(properties('Payment').Type).toMatchObject({ enum: ['PurchaseOrder', 'CreditCard', 'SpendingAccount'] })
  })

  test('points at the models it embeds', () => {
    expect(properties('Order').FromUser).toEqual({
      allOf: [{ $ref: '#/components/schemas/OrderUser' }],
      nullable: true,
      readOnly: true,
    })
    expect(properties('PriceSchedule').PriceBreaks).toMatchObject({
      items: { $ref: '#/components/schemas/PriceBreak' },
    })
  })
})
