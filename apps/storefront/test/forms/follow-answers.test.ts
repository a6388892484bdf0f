import { expect, test } from 'vitest'
import { followAnswers, type SentForm } from '../../app/kit/forms/follow-answers.ts'

const at = (state: SentForm['state'], answer: unknown): SentForm[] => [{ key: 'cart', state, answer }]
const refused = { unsaved: 'No.' }
const again = { unsaved: 'Still no.' }

test('nothing is an answer until it is there', () => {
  const answersOf = followAnswers()
  expect(answersOf([])).toEqual([])
  expect(answersOf(at('submitting', undefined))).toEqual([])
  expect(answersOf(at('idle', null))).toEqual([])
  expect(answersOf(at('loading', refused))).toEqual([])
  expect(answersOf(at('idle', refused))).toEqual([refused])
})

test('an answer that is there before its form is seen as submitting counts', () => {
  const answersOf = followAnswers()
  expect(answersOf(at('submitting', refused))).toEqual([])
  expect(answersOf(at('idle', refused))).toEqual([refused])
  expect(answersOf(at('submitting', again))).toEqual([])
  expect(answersOf(at('idle', again))).toEqual([again])
})

test('a form that was sent again and ends with a redirect has no answer', () => {
  const answersOf = followAnswers()
  answersOf(at('loading', refused))
  expect(answersOf(at('idle', refused))).toEqual([refused])
  expect(answersOf(at('submitting', refused))).toEqual([])
  expect(answersOf(at('loading', refused))).toEqual([])
  expect(answersOf(at('idle', refused))).toEqual([])
})

test('each form has its own', () => {
  const answersOf = followAnswers()
  const forms = (state: SentForm['state']): SentForm[] => [
    { key: 'cart', state: 'idle', answer: refused },
    { key: 'note', state, answer: again },
  ]
  expect(answersOf(forms('idle'))).toEqual([refused, again])
  expect(answersOf(forms('submitting'))).toEqual([refused])
})
