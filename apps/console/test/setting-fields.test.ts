import { describe, expect, test } from 'vitest'
import { readSetting, settingFields, settingStart } from '../app/features/content/setting-fields.ts'

const typedFrom = (key: string, value: unknown) =>
  settingFields(key, JSON.stringify(value)).map(({ name, text }) => [name.slice(settingStart.length), text] as const)

describe('a setting as controls', () => {
  test('what can’t be read is refused in words', () => {
    expect(readSetting([['number.percent', 'many']])).toEqual({ problem: 'Percent: Enter a number, such as 30.' })
    expect(readSetting([['cents.', '1.234']])).toEqual({ problem: 'Enter an amount in dollars, such as 10.00.' })
    expect(readSetting([['numbers.', '1\nx']])).toEqual({ problem: 'Enter one number per line.' })
    expect(readSetting([['texts.', ' ']])).toEqual({ problem: 'Enter at least one line.' })
  })

  test('a number says how large it may be', () => {
    const limits = [{ name: 'feeCents', most: 100_000 }]
    const fields = settingFields('fees', '{"feeCents":1000,"days":3}', limits)
    expect(fields.map(({ limit }) => limit)).toEqual(['Up to $1,000.00.', undefined])
  })

  test.each([
    ['announcement', 'Free pickup', ['text']],
    ['announcement', '', ['text']],
    ['keepForRepairs', true, ['truth']],
    ['feeCents', 1050, ['cents']],
    ['breakpoints', [768, 1024.5], ['numbers']],
    ['samples', { perOrder: 5, ways: ['In store', 'Video'], price: 'Free' }, ['number', 'texts', 'text']],
    ['other', { nested: { a: 1 } }, ['json']],
  ])('%s keeps its value', (key, value, kinds) => {
    expect(settingFields(key, JSON.stringify(value)).map(({ kind }) => kind)).toEqual(kinds)
    expect(readSetting(typedFrom(key, value))).toEqual({ json: JSON.stringify(value) })
  })
})
