import { createClient } from '@tessera/client/create-client'
import { table } from '@tessera/client/platform/operations.gen'
import { type OperationRow, parseRows } from '@tessera/client/rows'
import * as published from 'ordercloud-javascript-sdk'
import { expect, test } from 'vitest'
import { echoServer } from './echo-server.ts'
import { tokenOf } from './token-of.ts'

type Methods = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>> | undefined>

const body = { Name: 'Slate', xp: { Room: null } }
const options = {
  search: 'a b',
  sortBy: ['!X', 'Y'],
  page: 2,
  pageSize: 0,
  filters: { xp: { c: ['!a', 'b'] }, F: false },
}

const argumentsFor = (row: OperationRow): unknown[] => [
  ...Array.from({ length: row.parameters }, (_, place) => `value-${place}`),
  ...(row.body ? [body] : []),
  ...(row.options ? [options] : []),
]

test('every method of the published client sends the same request here', async () => {
  const { url, arrived } = await echoServer()
  const client = createClient({ baseApiUrl: url })
  published.Configuration.Set({ baseApiUrl: url })
  for (const { Tokens } of [client, published]) Tokens.SetAccessToken(tokenOf({}))
  const [theirs, ours] = [published as object as Methods, client as object as Methods]
  const rows = parseRows(table).filter(({ tag, name }) => theirs[tag]?.[name])
  for (const row of rows) {
    await theirs[row.tag]?.[row.name]?.(...argumentsFor(row))
    await ours[row.tag]?.[row.name]?.(...argumentsFor(row))
  }
  const sent = arrived.map(({ verb, url, body, token, headers }) => [
    verb,
    url,
    body,
    token,
    headers['content-type'],
    headers.accept,
  ])
  expect(rows).toHaveLength(619)
  expect(sent.filter((_, index) => index % 2 === 1)).toEqual(sent.filter((_, index) => index % 2 === 0))
})
