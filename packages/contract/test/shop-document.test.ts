import { shapeProblems } from '@tessera/testing/shape'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../src/kit/model.ts'
import { shopOperations } from '../src/middleware/operations.ts'
import { exampleOf } from '../src/openapi/example.ts'
import { shopOpenApi } from '../src/openapi/shop-document.ts'
import type { OpenApiOperation } from '../src/openapi.ts'

const document = shopOpenApi('1.0.0.0', 'https://shop.example')
const told = new Map(
  Object.values(document.paths)
    .flatMap((verbs) => Object.values(verbs))
    .map((one): [string, OpenApiOperation] => [one.operationId, one]),
)
const rows = shopOperations.map((row) => [row.id, row] as const)

/** Areas that a shopper needs from guest to placed order. */
const shoppers = /^\/api\/(generic|address|auth|cart|broadcast|orderSummary|payment|product|stores|user)\//i

/** Fields whose example is only their own name. */
function placeholders(value: unknown, name = ''): string[] {
  if (typeof value === 'string')
    return value !== '' && name !== '' && asWords(name).startsWith(value) && value.length > 2 ? [name] : []
  if (Array.isArray(value)) return value.flatMap((one) => placeholders(one, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'schema' ? [] : placeholders(one, key)))
}
const asWords = (name: string): string => name.replace(/([A-Z])/g, ' $1').toLowerCase()

describe('the shop’s document', () => {
  test.each(rows)('%s has examples that fit', (id, row) => {
    const one = told.get(id)
    expect(one).toBeDefined()
    if (row.reply && !row.isFile) {
      const answer = one?.responses[row.status] as { content: Record<string, { example: object }> }
      expect(shapeProblems(row.reply, answer.content['application/json']?.example)).toEqual([])
    }
    if (!row.body) return
    const content: Record<string, object> = one?.requestBody?.content ?? {}
    expect(Object.keys(content)).toEqual(['application/json', 'application/json-patch+json'])
    const { example } = content['application/json'] as { example: Record<string, unknown> }
    const writable = fieldsOf(row.body).filter(([, field]) => !field.readOnly)
    const needed = writable.filter(([, field]) => field['x-required']).map(([name]) => name)
    expect(Object.keys(example)).toEqual(expect.arrayContaining(needed))
    expect(writable.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(example)))
    const whole = { ...exampleOf(row.body), ...example }
    expect(shapeProblems(row.body, whole)).toEqual([])
  })

  test.each(rows.filter(([id, { path }]) => shoppers.test(path) && !id.startsWith('People.')))(
    '%s has examples that say something',
    (id) => {
      const one = told.get(id)
      expect(placeholders({ ...one?.requestBody?.content, ...one?.responses })).toEqual([])
    },
  )

  test('examples of IDs, reasons and slots are what a person would send', () => {
    const sentTo = (id: string) => {
      const content: Record<string, object> = told.get(id)?.requestBody?.content ?? {}
      return (content['application/json'] as { example: Record<string, unknown> }).example
    }
    expect(sentTo('MyOrders.CancelOrder').reason).not.toMatch(/stock/)
    expect(sentTo('Operator.OfferQuote')).toMatchObject({ quotationId: 'Q3000006', version: 1 })
    const all = JSON.stringify([...told.values()].map(({ requestBody }) => requestBody?.content))
    expect(all).not.toMatch(/"slot":"A2604|"taxId":"record|"projectId":"record|"reason":"In stock/)
  })

  test('a version that must be sent has no default', () => {
    const offer = shopOperations.find(({ id }) => id === 'Operator.OfferQuote')?.body
    expect(offer && Object.fromEntries(fieldsOf(offer)).version).not.toHaveProperty('default')
  })

  test('names the headers of the wire', () => {
    const headers = (id: string) =>
      (told.get(id)?.parameters ?? []).flatMap((one) => ((one as { in: string }).in === 'header' ? [one] : []))
    expect(headers('Cart.GetCart')).toMatchObject([
      { name: 'tessera-auth-token', required: false },
      { name: 'siteId', schema: { enum: ['us'] } },
      { name: 'api-version' },
    ])
    expect(headers('User.GetPersonalData')).toMatchObject([
      { name: 'tessera-auth-token', required: true },
      { name: 'siteId' },
      { name: 'api-version' },
    ])
  })

  test('marks the calls that the specification does not name', () => {
    expect(told.get('Stores.Nearest')).not.toHaveProperty('x-addition')
    expect(told.get('StorePages.listStores')).toHaveProperty('x-addition', true)
  })

  test('requires no token where anyone may call', () => {
    expect(told.get('Stores.Nearest')?.security).toEqual([])
    expect(told.get('Cart.GetCart')?.security).not.toEqual([])
  })

  test('says what a caller above the limit gets', () => {
    expect(document.components.responses.TooOften).toMatchObject({ headers: { 'Retry-After': {} } })
    expect(told.get('Auth.signIn')?.responses[429]).toEqual({ $ref: '#/components/responses/TooOften' })
  })
})
