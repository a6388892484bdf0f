import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldLabels } from '../../app/kit/forms/field-labels.ts'

const app = new URL('../../app/', import.meta.url)

/** Chosen from a list or never sent back: nothing that people type. */
const notTyped = new Set([
  'agrees',
  'bank.accountNumber',
  'bank.routingNumber',
  'code',
  'expires',
  'grout',
  'itemId',
  'lineNo',
  'number',
  'pattern',
  'photo',
  'preferredStore',
  'roomId',
  'source',
  'stars',
  'storeId',
  'surface',
  'topic',
  'trade',
  'trim',
])

test('every field that people type into has a label for a form that comes back without its page', () => {
  const names = globSync('**/*.tsx', { cwd: app }).flatMap((file) =>
    [...readFileSync(new URL(file, app), 'utf8').matchAll(/\bfield\('([\w.-]+)'\)/g)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(80)
  expect([...new Set(names)].filter((name) => !notTyped.has(name) && !Object.hasOwn(fieldLabels, name))).toEqual([])
})
