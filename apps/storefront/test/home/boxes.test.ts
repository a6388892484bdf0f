import { describe, expect, test } from 'vitest'
import { countBoxes } from '../../app/features/home/count-boxes.ts'

const facts = { sqftPerBox: 11, boxCents: 5_000 }

describe('boxes for a room', () => {
  test.each([
    ['', '10'],
    ['12', 'ten'],
    ['0', '10'],
    ['-3', '10'],
    ['501', '10'],
  ])('nothing for %s by %s', (length, width) => {
    expect(countBoxes({ length, width }, facts)).toBeUndefined()
  })

  test('10 by 10 with ten percent in boxes of 11 are 10 boxes', () => {
    expect(countBoxes({ length: ' 10 ', width: '10' }, facts)).toMatchObject({
      boxes: 10,
      areaSqft: '100',
      coveredSqft: '110',
      totalCents: 50_000,
    })
  })
})
