import type { ShopSession } from '@tessera/client/shop/create-shop-client'
import { apiVersionHeader, shopTokenHeader } from '@tessera/contract/brand'
import { urlOf } from '@tessera/contract/kit/operation'
import { type ShopErrorCode, shopErrors } from '@tessera/contract/middleware/errors'
import type { ShopOperation } from '@tessera/contract/middleware/kit'
import { ShopRefusal } from '@tessera/contract/middleware/refusal'
import { sql } from '@tessera/server/sql'
import type { TestMiddleware } from '@tessera/testing/middleware'
import { shapeProblems } from '@tessera/testing/shape'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

export interface OperationRequest {
  as?: ShopSession
  query?: Record<string, string>
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown
  type?: string
  headers?: Record<string, string>
  /** Each caller has an IP address of their own by default. */
  from?: string
}

export type SendRequest = (row: ShopOperation, asked?: OperationRequest) => Promise<LightMyRequestResponse>

let addresses = 0
const newAddress = (): string => {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** One HTTP request to an operation. */
export const sendRequestTo =
  ({ app }: TestMiddleware): SendRequest =>
  (row, { as = {}, query, body, type = 'application/json', headers, from = newAddress() } = {}) =>
    app.inject({
      method: row.verb,
      url: urlOf(row.path),
      ...(query && { query }),
      headers: {
        'x-forwarded-for': from,
        'x-forwarded-proto': 'https',
        ...(as.authToken && { authorization: `Bearer ${as.authToken}` }),
        ...(as.shopToken && { [shopTokenHeader]: as.shopToken }),
        ...(body !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })

export interface RefusalBody {
  code: ShopErrorCode
  message: string
  fields: { field: string; message: string }[]
}

/** Asserts status, code, a readable message and a request ID: every refusal has the same body. */
export function expectRefusal(answer: LightMyRequestResponse, ...codes: ShopErrorCode[]): RefusalBody {
  const { status, code, message, requestId, fields } = answer.json()
  expect(codes, answer.body.slice(0, 300)).toContain(code)
  expect(answer.statusCode).toBe(shopErrors[code as ShopErrorCode].status)
  expect(status).toBe(answer.statusCode)
  expect(shapeProblems(ShopRefusal, answer.json())).toEqual([])
  expect(message).toMatch(/^[A-Z“"].{8,}/)
  expect(requestId).toMatch(/^[\w-]{36}$/)
  expect(answer.headers).toMatchObject({
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    [apiVersionHeader]: '1',
  })
  return { code, message, fields }
}

export const clearRateLimits = ({ database }: TestMiddleware) => database.rows(sql`delete from rate_limits`)

/** Tables that change by themselves or with every caller, refused or not. */
const unsteady = new Set(['shop.rate_limits', 'shop.audit', 'shop.category_slugs', 'platform.rate_limits'])

/** Row count of each table: a refused request must not change any (DUR-2). */
export async function countRows({ database }: TestMiddleware): Promise<Record<string, number>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('shop', 'platform', 'mortarpay') order by 1`)
  const steady = tables.map(({ name }) => name).filter((name) => !unsteady.has(name))
  const counts = steady.map((name) => `select '${name}' as name, count(*)::int as rows from ${name}`)
  const { rows } = await database.pool.query<{ name: string; rows: number }>(counts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}
