import {
  embed,
  flag,
  id,
  listOf,
  money,
  oneOf,
  readOnly,
  required,
  tally,
  text,
  whole,
  xp,
} from '@tessera/contract/kit/fields'
import { model } from '@tessera/contract/kit/model'
import { ApiError } from '@tessera/server/api-error'
import { pickFields } from '@tessera/server/pick-fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const Part = model('Part', { Name: required(text(10)), Secret: readOnly(text()) })
const Thing = model('Thing', {
  ID: id(),
  Name: required(text(10)),
  Kind: oneOf(['a', 'b']),
  Count: tally({ default: 3 }),
  Least: whole({ min: 1, default: 1 }),
  Price: money(),
  Active: flag(true),
  Part: embed(Part),
  Parts: listOf(Part),
  Words: listOf(text()),
  Made: readOnly(text()),
  xp: xp(),
})

const refusal = (raw: unknown): ApiError => {
  try {
    pickFields(Thing, raw)
  } catch (error) {
    if (error instanceof ApiError) return error
  }
  throw new Error('it was taken')
}

describe('what is taken from a body', () => {
  test.each([
    ['a list', []],
    ['text', 'x'],
    ['a number', 5],
    ['true', true],
  ])('is nothing when it is %s', (_, raw) => {
    expect(refusal(raw).errors).toMatchObject([{ ErrorCode: 'Request.InvalidRequestBody' }])
  })

  test.each([
    ['too deep', { xp: JSON.parse(`${'{"a":'.repeat(9)}1${'}'.repeat(9)}`) }, 'xp'],
    ['too long', { xp: { a: 'x'.repeat(8000) } }, 'xp'],
    ['a null character', { Name: 'a\0b' }, 'Name'],
    ['half a sign', { Name: '\ud83d' }, 'Name'],
    ['half a sign in a list', { Words: ['ok', '\ude00'] }, 'Words'],
    ['half a sign in a part', { Part: { Name: '\ud83d' } }, 'Name'],
    ['half a sign as a key', { xp: { a: { '\ud83d': 1 } } }, 'xp'],
  ])('is refused when it is %s', (_, raw, property) => {
    expect(refusal(raw).errors).toMatchObject([{ ErrorCode: 'ValidationFailure', Data: { Property: property } }])
  })

  test('is what the model knows, under its own spelling, without what is read-only', () => {
    expect(
      pickFields(Thing, { name: 'x', NAME2: 1, made: 'me', ID: 'a', part: { NAME: 'p', secret: 's', more: 1 } }),
    ).toEqual({
      Name: 'x',
      ID: 'a',
      Part: { Name: 'p' },
    })
    expect([pickFields(Thing, undefined), pickFields(Thing, null), pickFields(Thing, {})]).toEqual([{}, {}, {}])
  })

  test('null empties what may be empty and asks for the default of what may not', () => {
    expect(
      pickFields(Thing, {
        Kind: null,
        Price: null,
        Part: null,
        Parts: null,
        xp: null,
        Active: null,
        Count: null,
        Least: null,
      }),
    ).toEqual({
      Kind: null,
      Price: null,
      Part: null,
      Parts: null,
      xp: null,
      Active: true,
      Count: 3,
      Least: 1,
    })
    expect(pickFields(Thing, { Name: null })).toEqual({ Name: null })
  })

  test('text that means a number or a flag becomes one, and the other way round', () => {
    expect(pickFields(Thing, { Count: '5', Price: '1.50', Active: 'FALSE', Name: 5, Words: [true] })).toEqual({
      Count: 5,
      Price: 1.5,
      Active: false,
      Name: '5',
      Words: ['true'],
    })
    expect(pickFields(Thing, { Count: 'many', Price: '', Active: 'yes' })).toEqual({
      Count: 'many',
      Price: '',
      Active: 'yes',
    })
  })

  test('keys that reach into objects never arrive', () => {
    const raw = JSON.parse(
      '{"__proto__":{"x":1},"constructor":{"x":1},"xp":{"__proto__":{"x":1},"a":[{"prototype":1,"b":2}]}}',
    )
    const picked = pickFields(Thing, raw)
    expect(Object.keys(picked)).toEqual(['xp'])
    expect(picked.xp).toEqual({ a: [{ b: 2 }] })
    expect(Object.getPrototypeOf(picked.xp)).toBe(Object.prototype)
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  test('free JSON comes out as it went in', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ maxDepth: 4 })), (value) => {
        const sent = JSON.parse(JSON.stringify({ xp: value })) as { xp: object }
        const text = JSON.stringify(sent)
        fc.pre(!/"(__proto__|constructor|prototype)":|\\ud|\\u0000/.test(text) && text.length < 8000)
        expect(pickFields(Thing, sent)).toEqual(sent)
      }),
    )
  })
})
