import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addRow,
  fillPack,
  findPackProblem,
  leavingBoxes,
  type Pack,
  type PackLine,
  type PackOrder,
  packedOf,
  startPack,
} from '../app/features/pack/pack.ts'
import { readPackForm } from '../app/features/pack/read-pack-form.ts'
import { readScan } from '../app/features/pack/read-scan.ts'

const line = (lineNo: number, changes: Partial<PackLine> = {}): PackLine => ({
  lineNo,
  sku: `TS-118${lineNo}`,
  name: 'Hampton Carrara',
  unit: 'box',
  leftBoxes: 9,
  lot: null,
  ...changes,
})
const lines = [line(1, { lot: 'A118' }), line(2, { leftBoxes: 2 })]
const order: PackOrder = { number: '4500000012', isPickUp: false, lines }

const scanAll = (texts: readonly string[], from = startPack(lines)): { pack: Pack; messages: string[] } => {
  const messages: string[] = []
  const pack = texts.reduce((now, text) => {
    const { pack: next, message } = readScan(now, order, text)
    messages.push(message)
    return next
  }, from)
  return { pack, messages }
}

describe('refusals', () => {
  test('what is not in the order is refused, and nothing changes', () => {
    for (const text of ['TS-9999', '7', 'B200', '<img onerror>', '']) {
      const { pack, isRefused } = readScan(startPack(lines), order, text)
      expect([text, isRefused, pack]).toEqual([text, true, startPack(lines)])
    }
  })

  test('the wrong product after the right one is no lot of it', () => {
    const { pack } = scanAll(['TS-1181'])
    expect(readScan(pack, order, 'TS-9999')).toMatchObject({ pack, isRefused: true })
    expect(readScan(pack, order, 'TS-9999').message).toMatch(/not in this order/)
    expect(readScan(pack, order, 'B200')).toMatchObject({ message: 'Lot B200', isRefused: false })
    const alike = { ...order, lines: [line(1, { lot: 'AB-1234' })] }
    const begun = readScan(startPack(alike.lines), alike, 'TS-1181').pack
    expect(readScan(begun, alike, 'TS-9999')).toMatchObject({ message: 'Lot TS-9999' })
  })

  test('never more than is left', () => {
    const { pack, messages } = scanAll(['ts-1182', 'TS-1182', 'TS-1182', '3'])
    expect(packedOf(pack, 2)).toBe(2)
    expect(messages.slice(2)).toEqual(['All 2 of TS-1182 are packed.', 'Only 2 of TS-1182 are left.'])
  })

  test('the order’s own number sends nothing while nothing is packed', () => {
    for (const texts of [[], ['A118'], ['1Z999AA10123456784']]) {
      const { pack } = scanAll(texts)
      const scanned = readScan(pack, order, order.number)
      expect(scanned).toMatchObject({ pack, isRefused: true })
      expect(scanned.message).toMatch(/Nothing is packed yet/)
      expect(scanned.sends).toBeUndefined()
    }
  })

  test('another order’s number is no tracking number, and leaves nothing behind that was entered', () => {
    for (const texts of [['TS-1181'], ['A118'], ['1Z999AA10123456784']]) {
      const { pack } = scanAll(texts)
      const scanned = readScan(pack, order, '4500000013')
      expect(scanned).toMatchObject({ pack, isRefused: true })
      expect(scanned.opens).toBeUndefined()
      expect(scanned.message).toContain('4500000013 is another order’s number. Finish order 4500000012 first')
    }
  })

  test('an empty pack, and one with too many typed boxes, cannot leave', () => {
    expect(findPackProblem(startPack(lines), lines)).toMatch(/Nothing is packed/)
    const typed = { ...startPack(lines), rows: [{ lineNo: 1, boxes: 10, lot: '', isLotSure: false }] }
    expect(findPackProblem(typed, lines)).toBe('Only 9 of TS-1181 are left, not 10.')
  })
})

test('7 of 9 boxes of a lot with tracking are four scans', () => {
  const { pack } = scanAll(['TS-1181', '7', 'A118', '1Z999AA10123456784'])
  expect(leavingBoxes(pack)).toEqual([{ lineNo: 1, boxes: 7, lot: 'A118' }])
  expect(pack.tracking).toBe('1Z999AA10123456784')
  expect(findPackProblem(pack, lines)).toBeUndefined()
})

test('the order’s own number, scanned again, sends what is packed and changes nothing of it', () => {
  const { pack } = scanAll(['TS-1181', '7', 'A118', '1Z999AA10123456784'])
  for (const isPickUp of [false, true])
    expect(readScan(pack, { ...order, isPickUp }, ` ${order.number} `)).toMatchObject({
      pack,
      sends: true,
      isRefused: false,
    })
})

test('another order’s number opens it while nothing is entered; other long numbers are tracking', () => {
  const start = startPack(lines)
  expect(readScan(start, order, '4500000013')).toMatchObject({ pack: start, opens: '4500000013', isRefused: false })
  for (const tracking of ['4600000013', '45000000131', '9400111899223197428490'])
    expect(readScan(start, order, tracking).pack.tracking).toBe(tracking)
})

test('a scan per box counts, and a second lot gets its own row', () => {
  const { pack } = scanAll(['TS-1181', 'TS-1181', 'A118', 'B200', 'TS-1181'])
  expect(leavingBoxes(pack)).toEqual([
    { lineNo: 1, boxes: 2, lot: 'A118' },
    { lineNo: 1, boxes: 1, lot: 'B200' },
  ])
})

test('a lot alone names the line that it is reserved for', () => {
  const { pack } = scanAll(['a118', '4'])
  expect(leavingBoxes(pack)).toEqual([{ lineNo: 1, boxes: 4, lot: 'A118' }])
})

test('the form of the page gives the same pack back', () => {
  const pack = addRow(fillPack(startPack(lines), lines), 1, 'B200')
  const form = new FormData()
  for (const [at, row] of pack.rows.entries()) {
    form.set(`line-${at}`, String(row.lineNo))
    form.set(`boxes-${at}`, String(row.boxes))
    form.set(`lot-${at}`, row.lot)
    form.set(`sure-${at}`, row.isLotSure ? 'yes' : '')
  }
  form.set('current', String(pack.current))
  expect(readPackForm(form, lines)).toEqual(pack)
})

test('whatever is scanned, no line has more boxes than are left', () => {
  const anyScan = fc.oneof(
    fc.constantFrom('TS-1181', 'TS-1182', 'A118', 'B200', '1Z999AA10123456784', '4500000012', '4500000013'),
    fc.nat(20).map(String),
    fc.string({ maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.array(anyScan, { maxLength: 40 }), (texts) => {
      const { pack } = scanAll(texts)
      for (const { lineNo, leftBoxes } of lines) expect(packedOf(pack, lineNo)).toBeLessThanOrEqual(leftBoxes)
      expect(leavingBoxes(pack).every(({ boxes }) => boxes > 0)).toBe(true)
    }),
  )
})
