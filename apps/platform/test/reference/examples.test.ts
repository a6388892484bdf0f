import type { Operation } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'
import { pickFields } from '@tessera/server/pick-fields'
import { validateBody } from '@tessera/server/validate-body'
import { describe, expect, test } from 'vitest'
import { curlOf, quoteForShell } from '../../src/reference/curl.ts'
import { parameterNote } from '../../src/reference/parameter-notes.ts'
import { sampleBody } from '../../src/reference/sample.ts'

const get = (id: string): Operation => operations.find((row) => row.id === id) ?? expect.fail(id)
const curl = (id: string) => curlOf(get(id), 'https://shop.example')

test('a quote inside an example cannot end it', () => {
  expect(quoteForShell(`it's`)).toBe(`'it'\\''s'`)
})

test.for(operations.filter(({ body }) => body))('the example of $id is a body the server takes', (operation) => {
  const { body: model, verb, alsoRequired } = operation
  const sample = sampleBody(operation)
  expect(Object.keys(sample ?? {}).length).toBeGreaterThan(0)
  if (!model) return
  const body = pickFields(model, sample)
  expect(Object.keys(body)).toEqual(Object.keys(sample ?? {}))
  validateBody(model, verb === 'PATCH' ? 'patch' : 'write', body, alsoRequired)
})

describe('an example', () => {
  test('of a list asks for a page with a token from the shell', () => {
    expect(curl('CostCenters.List')).toBe(
      `curl 'https://shop.example/v1/buyers/buyer-1/costcenters?pageSize=20' \\\n  -H "Authorization: Bearer $TOKEN"`,
    )
  })

  test('of a write sends JSON', () => {
    expect(curl('CostCenters.Create')).toBe(
      [
        `curl -X POST 'https://shop.example/v1/buyers/buyer-1/costcenters'`,
        `-H "Authorization: Bearer $TOKEN"`,
        `-H 'Content-Type: application/json'`,
        `-d '{\n    "Name": "My cost center"\n  }'`,
      ].join(' \\\n  '),
    )
  })

  test('of a sign-in sends a form and no token', () => {
    expect(curl('Auth.RefreshToken')).toBe(
      [
        `curl -X POST 'https://shop.example/oauth/token'`,
        `-d 'grant_type=refresh_token'`,
        `-d "client_id=$CLIENT_ID"`,
        `-d "refresh_token=$REFRESH_TOKEN"`,
      ].join(' \\\n  '),
    )
  })

  test.for(operations)('$id leaves no place in its address unfilled', ({ id }) => {
    expect(curl(id).split('\n')[0]).not.toMatch(/[{}]|v1.*:/)
  })
})

test('every parameter is explained', () => {
  const names = operations.flatMap(({ path, query, form }) => [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
    ...(query ?? []),
    ...(form ?? []),
  ])
  expect([...new Set(names)].filter((name) => parameterNote(name) === '')).toEqual([])
})
