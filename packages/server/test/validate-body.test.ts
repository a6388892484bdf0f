import {
  embed,
  flag,
  id,
  listOf,
  moment,
  money,
  oneOf,
  required,
  tally,
  text,
  whole,
} from '@tessera/contract/kit/fields'
import { model } from '@tessera/contract/kit/model'
import { ApiError } from '@tessera/server/api-error'
import { validateBody } from '@tessera/server/validate-body'
import { describe, expect, test } from 'vitest'

const Part = model('Part', { Name: required(text(5)) })
const Thing = model('Thing', {
  ID: id(),
  Name: required(text(10)),
  Kind: oneOf(['a', 'b']),
  Count: tally({ min: 0, max: 9 }),
  Price: money(),
  Limit: whole(),
  Active: flag(),
  Starts: moment(),
  Part: embed(Part),
  Parts: listOf(Part),
})

function problems(
  body: Record<string, unknown>,
  mode: 'write' | 'patch' = 'write',
  also?: string[],
): [unknown, string][] {
  try {
    validateBody(Thing, mode, body, also)
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    expect(error.status).toBe(400)
    return error.errors.map(({ ErrorCode, Data, Message }) => {
      expect(ErrorCode).toBe('ValidationFailure')
      return [(Data as { Property: string }).Property, Message]
    })
  }
}

describe('a body', () => {
  test.each([
    [{}, 'Name', 'Name is required.'],
    [{ Name: '' }, 'Name', 'Name is required.'],
    [{ Name: null }, 'Name', 'Name must be text.'],
    [{ Name: 'x'.repeat(11) }, 'Name', 'Name must be at most 10 characters long.'],
    [{ Name: 'x', ID: 'a b' }, 'ID', 'ID may hold letters, digits, dash and underscore only.'],
    [{ Name: 'x', ID: 'x'.repeat(101) }, 'ID', 'ID must be at most 100 characters long.'],
    [{ Name: 'x', Kind: 'c' }, 'Kind', 'Kind must be one of a, b.'],
    [{ Name: 'x', Count: -1 }, 'Count', 'Count must be at least 0.'],
    [{ Name: 'x', Count: 10 }, 'Count', 'Count must be at most 9.'],
    [{ Name: 'x', Count: 1.5 }, 'Count', 'Count must be a whole number.'],
    [{ Name: 'x', Limit: 2_147_483_648 }, 'Limit', 'Limit must be at most 2147483647.'],
    [{ Name: 'x', Price: 'much' }, 'Price', 'Price must be a number.'],
    [{ Name: 'x', Price: 1e15 }, 'Price', 'Price must be at most 100000000000000.'],
    [{ Name: 'x', Active: 'yes' }, 'Active', 'Active must be true or false.'],
    [{ Name: 'x', Starts: 'soon' }, 'Starts', 'Starts must be a date and time in ISO 8601.'],
    [{ Name: 'x', Part: [] }, 'Part', 'Part must be an object.'],
    [{ Name: 'x', Part: { Name: 'too long' } }, 'Part.Name', 'Part.Name must be at most 5 characters long.'],
    [{ Name: 'x', Parts: {} }, 'Parts', 'Parts must be a list.'],
    [{ Name: 'x', Parts: [{ Name: 'ok' }, {}] }, 'Parts.1.Name', 'Parts.1.Name is required.'],
    [{ Name: 'x', Parts: Array(1001).fill({ Name: 'x' }) }, 'Parts', 'Parts must have at most 1000 entries.'],
  ])('%j is refused', (body, property, message) => {
    expect(problems(body)).toEqual([[property, message]])
  })

  test('says everything that is wrong at once', () => {
    expect(
      problems({ Kind: 'c', Count: 99 })
        .map(([property]) => property)
        .sort(),
    ).toEqual(['Count', 'Kind', 'Name'])
  })

  test('may leave out anything in a patch, but not empty what is required', () => {
    expect(problems({}, 'patch')).toEqual([])
    expect(problems({ Name: null }, 'patch')).toHaveLength(1)
    expect(problems({ Name: '' }, 'patch')).toEqual([['Name', 'Name is required.']])
  })

  test('needs what its row needs besides', () => {
    expect(problems({ Name: 'x' }, 'write', ['Kind', 'ID'])).toEqual([
      ['Kind', 'Kind is required.'],
      ['ID', 'ID is required.'],
    ])
    expect(problems({ Name: 'x', Kind: 'a', ID: 'i' }, 'write', ['Kind', 'ID'])).toEqual([])
  })

  test('passes when all is well, with nulls where nothing is set and counters in its ID', () => {
    const nulls = { ID: null, Kind: null, Price: null, Limit: null, Starts: null, Part: null, Parts: null }
    expect(problems({ Name: 'x', ...nulls })).toEqual([])
    expect(problems({ Name: '🧱'.repeat(10), ID: 'INV-{invoices}_{years}', Starts: '2020-02-29' })).toEqual([])
  })
})
