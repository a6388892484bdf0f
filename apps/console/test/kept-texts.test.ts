import { expect, test } from 'vitest'
import { keepText, markSent, settleTexts, textsToRestore } from '../app/generic/kept-texts.ts'

const field = (value: string, defaultValue = '') => ({ key: 'note', value, defaultValue })
const typed = keepText({}, field('Call first'))
const sent = markSent(typed, new Set(['note']))

test('a text is not put over a newer one of the server, nor over one that is being typed', () => {
  expect(textsToRestore(typed, [field('Ring the bell', 'Ring the bell')])).toEqual(new Map())
  expect(textsToRestore(typed, [field('C')])).toEqual(new Map())
  expect(textsToRestore(typed, [field('')])).toEqual(new Map([['note', 'Call first']]))
})

test('a text that was taken is forgotten, a refused one is kept', () => {
  expect(settleTexts(sent, [field('')])).toEqual({})
  expect(settleTexts(sent, [])).toEqual({})
  expect(settleTexts(sent, [field('Call first')])).toEqual(typed)
  expect(settleTexts(typed, [])).toEqual(typed)
})

test('a field with the text that it came with keeps nothing', () => {
  expect(keepText(typed, field(''))).toEqual({})
})
