import { expect, test } from 'vitest'
import { RecordingBuffer } from '../../app/kit/recording/recording-buffer.ts'

const seen = (text: string) => ({ type: 3, timestamp: 1, data: text })

function someParts({ mostCharacters = 1000, mostParts = 3, isWanted = true } = {}) {
  const sent: string[] = []
  let numbers = 0
  let ended = 0
  const parts = new RecordingBuffer({
    mostCharacters,
    mostParts,
    nextNumber: () => numbers++,
    send: async (number, events) => {
      sent.push(`${number} ${events}`)
      return isWanted
    },
    end: () => {
      ended += 1
    },
  })
  return { parts, sent, ended: () => ended }
}

test('an event that is too big ends the recording, and nothing of it is sent', async () => {
  const { parts, sent, ended } = someParts()
  parts.add(seen('before'))
  parts.add(seen('x'.repeat(1001)))
  parts.add(seen('after'))
  await parts.flush()
  expect([sent, ended()]).toEqual([[], 1])
})

test('after the last part that is allowed nothing follows', async () => {
  const { parts, sent, ended } = someParts({ mostParts: 2 })
  for (const text of ['a', 'b', 'c', 'd']) {
    parts.add(seen(text))
    await parts.flush()
  }
  expect([sent.length, ended()]).toEqual([2, 1])
})

test('a refusal ends it', async () => {
  const { parts, sent, ended } = someParts({ isWanted: false })
  for (const text of ['a', 'b']) {
    parts.add(seen(text))
    await parts.flush()
  }
  expect([sent.length, ended()]).toEqual([1, 1])
})

test('what waits when consent ends is forgotten', async () => {
  const { parts, sent, ended } = someParts()
  parts.add(seen('a'))
  parts.drop()
  parts.add(seen('b'))
  await parts.flush()
  expect([sent, ended()]).toEqual([[], 0])
})

test('what fits goes together, in order; nothing is sent where nothing was seen', async () => {
  const { parts, sent } = someParts({ mostCharacters: 90 })
  for (const text of ['a', 'b', 'c']) parts.add(seen(text))
  await parts.flush()
  await parts.flush()
  expect(sent).toEqual([
    '0 [{"type":3,"timestamp":1,"data":"a"},{"type":3,"timestamp":1,"data":"b"}]',
    '1 [{"type":3,"timestamp":1,"data":"c"}]',
  ])
})
