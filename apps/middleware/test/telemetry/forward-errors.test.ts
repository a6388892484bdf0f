import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createErrorReports } from '@tessera/middleware/modules/telemetry/collect/error-reports'
import { forwardErrors } from '@tessera/middleware/modules/telemetry/collect/forward-errors'
import { storeTelemetry } from '@tessera/middleware/modules/telemetry/collect/store-telemetry'
import type { ErrorReporter } from '@tessera/providers/errors/port'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { beforeEach, expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'

const database = await aShopDatabase()
const logger = createLog({ service: 'test', level: 'fatal' })

interface Taken {
  url: string
  type: string | undefined
  lines: string[]
}
const taken: Taken[] = []
let status = 200
const receiver = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece) => pieces.push(piece))
  request.on('end', () => {
    const text = Buffer.concat(pieces).toString()
    taken.push({ url: request.url ?? '', type: request.headers['content-type'], lines: text.trimEnd().split('\n') })
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
closeAfterFile(() => receiver.close())
const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`

const settings = { NODE_ENV: 'test', PUBLIC_URL: 'https://shop.test', OUTBOUND_ALLOW: [host] } as const
const reportsTo = (dsn: string, allow = [host]) =>
  createErrorReports({ ...settings, SENTRY_DSN: dsn, OUTBOUND_ALLOW: allow }, logger) as ErrorReporter

const stack = 'TypeError: no tile\n    at draw (app/shell/tile.tsx:5:3)\n    at https://shop.test/assets/x.js:1:2'
const happen = (message = 'no tile') =>
  storeTelemetry(
    database,
    { kind: 'errors', events: [], errors: [{ message, stack, path: '/shop', at: Date.now(), reference: 'A1' }] },
    async () => undefined,
  )

beforeEach(async () => {
  taken.length = 0
  status = 200
  await database.rows(sql`delete from collected_errors`)
})

test.each(['nonsense', 'https://errors.example/7', 'https://key@errors.example/', 'ftp://key@errors.example/7'])(
  'a shop does not start with %s as its address for errors',
  (dsn) => {
    expect(() => reportsTo(dsn)).toThrow('SENTRY_DSN')
  },
)

test('errors are forwarded only if a setting names the receiver', () => {
  expect(createErrorReports({ ...settings, SENTRY_DSN: undefined }, logger)).toBeUndefined()
})

test('an address inside of our own network is not called, and the error waits', async () => {
  await happen()
  expect(await forwardErrors(database, reportsTo(`http://key@${host}/7`, []))).toBe(0)
  expect(taken).toEqual([])
})

test('refused reports are retried; those that are never accepted are dropped', async () => {
  const reports = reportsTo(`http://key@${host}/7`)
  await happen()
  status = 503
  expect(await forwardErrors(database, reports)).toBe(0)
  status = 400
  expect(await forwardErrors(database, reports)).toBe(1)
  expect(await forwardErrors(database, reports)).toBe(0)
})

test('an error goes out as an envelope, once for as often as it has happened', async () => {
  const reports = reportsTo(`http://key@${host}/errors/7`)
  await happen()
  await happen()
  expect(await forwardErrors(database, reports)).toBe(1)
  expect(await forwardErrors(database, reports)).toBe(0)
  const [{ url, type, lines } = { url: '', type: '', lines: [] }] = taken
  expect(url).toBe('/errors/api/7/envelope/?sentry_version=7&sentry_client=tessera/0.1&sentry_key=key')
  expect(type).toBe('application/x-sentry-envelope')
  const [head, item, event] = lines.map((line) => JSON.parse(line))
  expect(item).toEqual({ type: 'event', content_type: 'application/json', length: Buffer.byteLength(lines[2] ?? '') })
  expect(event).toMatchObject({
    event_id: head.event_id,
    level: 'error',
    platform: 'javascript',
    request: { url: 'https://shop.test/shop' },
    tags: { reference: 'A1' },
    extra: { times: 2 },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no tile',
          stacktrace: {
            frames: [
              { filename: 'https://shop.test/assets/x.js', lineno: 1, colno: 2 },
              { function: 'draw', filename: 'app/shell/tile.tsx', lineno: 5, colno: 3 },
            ],
          },
        },
      ],
    },
  })
  expect(head.event_id).toMatch(/^[0-9a-f]{32}$/)
})

test('a repeated error is reported again, at most once a minute', async () => {
  const reports = reportsTo(`http://key@${host}/7`)
  await happen()
  await forwardErrors(database, reports)
  await happen()
  expect(await forwardErrors(database, reports)).toBe(0)
  await database.rows(sql`update collected_errors set told_at = now() - interval '2 minutes'`)
  expect(await forwardErrors(database, reports)).toBe(1)
  expect(new Set(taken.map(({ lines }) => JSON.parse(lines[0] ?? '{}').event_id))).toHaveLength(2)
})
