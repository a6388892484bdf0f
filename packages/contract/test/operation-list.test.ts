import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { action } from '../src/kit/action.ts'
import { operationList } from '../src/operation-list.ts'
import { operations } from '../src/platform/operations.ts'

test('the golden list is the table; node scripts/operations.ts writes it', () => {
  const golden = readFileSync(new URL('../operations.txt', import.meta.url), 'utf8')
  expect(operationList(operations).split('\n')).toEqual(golden.split('\n'))
})

test('the list says who may call what, in columns', () => {
  const rows = [
    action({ id: 'Tiles.Cut', verb: 'POST', path: '/tiles/:tileID/cut', roles: ['ProductAdmin'], summary: '' }),
    action({ id: 'Me.Get', verb: 'GET', path: '/me', roles: [], callers: ['buyer'], summary: '' }),
    action({ id: 'Auth.Login', verb: 'POST', path: '/oauth/token', roles: [], open: true, summary: '' }),
  ]
  expect(operationList(rows)).toBe(
    [
      'Auth.Login  POST  /oauth/token           204  (no token)\n',
      'Me.Get      GET   /v1/me                 204  (any token) (buyer only)\n',
      'Tiles.Cut   POST  /v1/tiles/:tileID/cut  204  ProductAdmin\n',
    ].join(''),
  )
})

test('no two operations have the same name', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
})
