import { findHoldReason } from '@tessera/domain/reviews/find-hold-reason'
import { expect, test } from 'vitest'

test.each([
  ['Better ones at http://tiles.example', 'link'],
  ['see www.tiles.example', 'link'],
  ['Half the price at cheaptile.com', 'link'],
  ['write to bob@mason.example', 'email'],
  ['call me, (312) 555-0142', 'phone number'],
  ['call me, 312.555.0142', 'phone number'],
  ['<b>great</b>', 'markup'],
  ['THIS IS THE WORST TILE I HAVE EVER SEEN IN MY WHOLE LIFE', 'all caps'],
  ['soooooooooooo good', 'repeats'],
  ['buy buy buy buy buy buy', 'repeats'],
  ['The salesman is an idiot', 'abusive'],
  ['what a load of sh1t', 'abusive'],
  ['Idiots, all of them', 'abusive'],
])('%s waits for somebody to read it', (text, because) => {
  expect(findHoldReason(null, text)).toContain(because)
})

test.each([
  'We live in Scunthorpe and love it. Bought 12 boxes (144 sq ft) in 2025.',
  'Cut well with a wet saw; 3/16 grout joint. No chips in 14 boxes.',
  'OK',
  'V3 shade means V3: lay out five boxes first!',
  'Ships in 3-5 days, came in 4. Lot A118 matched.',
  'Assembled the mosaic in an afternoon. A classic.',
])('%s is shown at once', (text) => {
  expect(findHoldReason('Lovely', text)).toBeUndefined()
})

test('words of title and text are looked at together', () => {
  expect(findHoldReason('cheaptile.com', 'is cheaper')).toContain('link')
  expect(findHoldReason(null, null)).toBeUndefined()
})
