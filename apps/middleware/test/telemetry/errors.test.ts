import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readMiddlewareConfig } from '@tessera/middleware/config'
import { answerErrors } from '@tessera/middleware/kit/http/answer-errors'
import { createUploadStore } from '@tessera/middleware/kit/uploads/upload-store'
import { registerLocalTools } from '@tessera/middleware/local-tools'
import { createStackMapper } from '@tessera/middleware/modules/telemetry/collect/create-stack-mapper'
import { deleteOldEvents } from '@tessera/middleware/modules/telemetry/collect/delete-old-events'
import { storeTelemetry } from '@tessera/middleware/modules/telemetry/collect/store-telemetry'
import { createHttp } from '@tessera/server/http'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'

const database = await aShopDatabase()
const folder = await mkdtemp(join(tmpdir(), 'tessera-maps-'))
closeAfterFile(() => rm(folder, { recursive: true, force: true }))
await mkdir(join(folder, 'assets'))
// column 0 of the first line is line 5, column 3 of the source
const map = { version: 3, sources: ['../../../app/shell/tile.tsx'], names: ['draw'], mappings: 'AAIEA' }
for (const name of ['tile-abc', 'tile-def']) await writeFile(join(folder, `assets/${name}.js.map`), JSON.stringify(map))

const mapStack = createStackMapper(pathToFileURL(`${folder}/`))
const chromium = (file: string) =>
  `TypeError: no tile\n    at r (https://shop.test/assets/${file}.js:1:1)\n    at <anonymous>`

test.each([
  ['a file that nobody built', chromium('tile-xyz')],
  ['a path out of the build', 'at x (https://shop.test/assets/../../secret.js:1:1)'],
  ['a place that is in no source', 'at x (https://shop.test/assets/tile-abc.js:9:9)'],
  ['nothing like a stack', '\n\n@@((('],
])('%s stays as it is', async (_, stack) => {
  expect(await mapStack(stack)).toBeUndefined()
})

test('without a build nothing is mapped', async () => {
  expect(await createStackMapper(undefined)(chromium('tile-abc'))).toBeUndefined()
  expect(await createStackMapper(pathToFileURL('/no/such/folder/'))(chromium('tile-abc'))).toBeUndefined()
})

test.each([
  ['Chromium', chromium('tile-abc')],
  ['Firefox and Safari', 'TypeError: no tile\nr@https://shop.test/assets/tile-abc.js:1:1\n    at <anonymous>'],
])('a stack of %s leads to our source', async (_, stack) => {
  expect(await mapStack(stack)).toBe('TypeError: no tile\n    at draw (app/shell/tile.tsx:5:3)\n    at <anonymous>')
})

test('the same error is one across builds, and is shown with its source', async () => {
  const error = (stack: string) => ({ message: 'no <tile>', stack, path: '/shop', at: Date.now(), reference: 'A1' })
  const event = { id: randomUUID(), name: 'view_item', path: '/products/x', at: Date.now(), data: { sku: 'a<b' } }
  for (const file of ['tile-abc', 'tile-def'])
    await storeTelemetry(database, { events: [event], errors: [error(chromium(file))] }, mapStack)
  const app = createHttp({ logger: createLog({ service: 'test', level: 'error' }) })
  answerErrors(app)
  registerLocalTools(app, {
    config: readMiddlewareConfig({}),
    database,
    uploads: createUploadStore(database, undefined),
  })
  closeAfterFile(() => app.close())
  const look = async (url: string) => (await app.inject({ method: 'GET', url, headers: { host: 'localhost' } })).body
  const page = await look('/observed')
  expect(page).toContain('<td>2</td><td>no &lt;tile&gt;')
  expect(page).toContain('at draw (app/shell/tile.tsx:5:3)')
  expect(page.split('no &lt;tile&gt;')).toHaveLength(2)
  expect(await look('/observed/events')).toContain(
    'view_item</td><td>/products/x</td><td><pre>{&quot;sku&quot;:&quot;a&lt;b',
  )
})

test('events and errors are forgotten after 13 months', async () => {
  const count = async () =>
    database.rows(sql`
      select (select count(*)::int from collected_events) as events, (select count(*)::int from collected_errors) as errors`)
  const inMonths = (months: number) => new Date(Date.now() + months * 31 * 86_400_000)
  await deleteOldEvents(database, inMonths(12))
  expect(await count()).toEqual([{ events: 1, errors: 1 }])
  await deleteOldEvents(database, inMonths(14))
  expect(await count()).toEqual([{ events: 0, errors: 0 }])
})
