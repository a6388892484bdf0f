import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { resources, singletons } from '@tessera/contract/platform/operations'
import { findEdits } from '@tessera/domain/changes/find-edits'
import { sampleOf } from '@tessera/testing/sample-of'
import type { RecordIds } from '@tessera/testing/sample-values'
import { describe, expect, test } from 'vitest'
import { editSections, fieldsIn, seenValues } from '../app/generic/edit-fields.server.ts'
import { readEditForm, textsFor } from '../app/generic/read-edit-form.ts'

const models = new Map<string, Model>([...resources, ...singletons].map(({ model }) => [model.title, model]))
const names = new Proxy({} as RecordIds, { get: (_, name) => `a-${String(name)}` })

describe.each([...models])('%s', (_, model) => {
  test('every field that may be written has a control, and an untouched one changes nothing', () => {
    for (const n of [0, 1, 2, 3]) {
      const seen = seenValues(model, sampleOf(model, names, n))
      const fields = fieldsIn(editSections(model, seen, { isNew: false }))
      const writable = fieldsOf(model).flatMap(([name, field]) => (field.readOnly ? [] : [name]))
      expect(new Set(fields.map(({ path }) => path[0]))).toEqual(new Set(writable))
      const { mine, problems } = readEditForm(fields, seen, textsFor(fields, seen))
      expect([problems, findEdits(model, seen, mine)]).toEqual([{}, []])
    }
  })

  test('what a control shows is read back as the same value', () => {
    const record = sampleOf(model, names, 2)
    const seen = seenValues(model, record)
    const fields = fieldsIn(editSections(model, {}, { isNew: true }))
    const { mine, problems } = readEditForm(fields, {}, textsFor(fields, seen))
    expect(problems).toEqual({})
    expect(findEdits(model, asShown(seen), asShown(mine))).toEqual([])
  })
})

/** Controls show no seconds, and boxes stand in the order of the declaration. */
const asShown = (record: unknown) =>
  JSON.parse(
    JSON.stringify(record).replace(/T(\d\d:\d\d):\d\d(\.\d+)?(\+00:00|Z)"/g, 'T$1:00.000Z"'),
    (_, value: unknown) =>
      Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.toSorted() : value,
  )

const formOf = (title: string, seen: Record<string, unknown>) => {
  const model = models.get(title)
  if (!model) throw new Error(`There is no ${title}.`)
  const values = seenValues(model, seen)
  const fields = fieldsIn(editSections(model, values, { isNew: false }))
  return (typed: Record<string, string>) => {
    const { mine, problems } = readEditForm(fields, values, { ...textsFor(fields, values), ...typed })
    return { problems, edits: findEdits(model, values, mine).map(({ path, value }) => [path.join('.'), value]) }
  }
}

test('what is no number, no JSON or missing is said at its field', () => {
  const read = formOf('Product', { Name: 'Slate' })
  expect(read({ Name: ' ', QuantityMultiplier: '1.5', ShipWeight: 'heavy', xp: '[1]' }).problems).toEqual({
    Name: 'Enter the name.',
    QuantityMultiplier: 'Enter a whole number.',
    ShipWeight: 'Enter a number.',
    xp: expect.stringContaining('object'),
  })
  expect(read({ xp: '{' }).problems.xp).toContain('JSON')
  const prices = formOf('PriceSchedule', {})
  const lines = JSON.stringify([
    { Quantity: '1', Price: 'ten' },
    { Quantity: '', Price: '9' },
  ])
  expect(prices({ PriceBreaks: lines }).problems.PriceBreaks).toBe(
    'Line 1, price: Enter a number. Line 2: enter the quantity.',
  )
})

test('known properties of a product are fields, and the others stay as they are', () => {
  const read = formOf('Product', { Name: 'Slate', xp: { attributes: { finish: 'Matte', odd: 1 }, mine: 'yes' } })
  expect(read({ 'xp.attributes.finish': 'Gloss' }).edits).toEqual([['xp.attributes.finish', 'Gloss']])
  expect(read({ xp: '{"attributes": {"odd": 2}, "mine": "yes"}' }).edits).toEqual([['xp.attributes.odd', 2]])
  expect(read({ xp: '' }).edits).toEqual([
    ['xp.attributes.odd', null],
    ['xp.mine', null],
  ])
})

test('a property of another shape than the known one stays in the JSON', () => {
  const read = formOf('Product', { Name: 'Slate', xp: { slug: { en: 'slate' }, attributes: 'none' } })
  expect(read({}).edits).toEqual([])
  expect(read({ xp: '{"slug": {"en": "tile"}, "attributes": "none"}' }).edits).toEqual([['xp.slug.en', 'tile']])
})

test('a secret is sent only when it is typed', () => {
  const model = models.get('Webhook')
  if (!model) throw new Error('There is no Webhook.')
  const seen = seenValues(model, { Name: 'Hook', HashKey: 'a-key' })
  expect(seen).not.toHaveProperty('HashKey')
  const fields = fieldsIn(editSections(model, seen, { isNew: false }))
  expect(readEditForm(fields, seen, { HashKey: '' }).secrets).toEqual({})
  expect(readEditForm(fields, seen, { HashKey: 'new' }).secrets).toEqual({ HashKey: 'new' })
})
