import { isOrderNumber } from '../../generic/order-number.ts'
import {
  addRow,
  changeRow,
  isUntouched,
  nothingPacked,
  type Pack,
  type PackLine,
  type PackOrder,
  packedBoxes,
  packedOf,
  type Scanned,
} from './pack.ts'

/** Long and mostly digits: no lot and no SKU looks like that. */
const isTracking = (text: string): boolean => /^[a-z0-9 -]{10,40}$/i.test(text) && text.replace(/\D/g, '').length >= 8

const isLot = (text: string): boolean => /^[a-z0-9./-]{1,20}$/i.test(text)

const shapeOf = (text: string): string => text.replace(/\d/g, '9').replace(/[a-z]/gi, 'A')

/** Spelled like the SKUs of the order and unlike its lots: somebody took the wrong product from the shelf. */
const isOtherSku = (text: string, lines: readonly PackLine[]): boolean =>
  lines.some(({ sku }) => shapeOf(sku) === shapeOf(text)) &&
  !lines.some(({ lot }) => lot !== null && shapeOf(lot) === shapeOf(text))

/**
 * Takes what a scanner or a person entered: a SKU counts a box, a short number sets the boxes of the last product, a
 * lot is for the last product, and a long number is the tracking number. Never more than is left. The number of this
 * order sends what is packed, that of another one opens it while nothing is packed.
 */
export function readScan(pack: Pack, order: PackOrder, scanned: string): Scanned {
  const text = scanned.trim()
  const { number, lines } = order
  const sameSku = lines.filter(({ sku }) => sku.toLowerCase() === text.toLowerCase())
  if (sameSku.length > 0) return countBox(pack, sameSku)
  if (text === number) return sendPacked(pack, order)
  const row = pack.rows[pack.current]
  if (/^\d{1,4}$/.test(text) && row) return setBoxes(pack, lines, Number(text))
  if (isOrderNumber(text)) return openOther(pack, order, text)
  if (isTracking(text)) return { pack: { ...pack, tracking: text }, message: `Tracking ${text}`, isRefused: false }
  if (!isLot(text)) return refused(pack, `“${text}” is not in this order.`)
  if (row && isOtherSku(text, lines))
    return refused(pack, `“${text}” is not in this order. If it’s a lot, type it into Lot.`)
  return row ? setLot(pack, text) : findLot(pack, lines, text)
}

const refused = (pack: Pack, message: string): Scanned => ({ pack, message, isRefused: true })

/** More than is left is for the shop to refuse: only it knows whether the same boxes were just sent. */
function sendPacked(pack: Pack, { isPickUp }: PackOrder): Scanned {
  if (packedBoxes(pack) === 0) return refused(pack, nothingPacked)
  return { pack, message: isPickUp ? 'Handing over.' : 'Shipping.', isRefused: false, sends: true }
}

/** Boxes that are packed here stay here: a scan of the next order's sheet must not take it for a tracking number. */
function openOther(pack: Pack, { number, isPickUp }: PackOrder, other: string): Scanned {
  if (isUntouched(pack)) return { pack, message: `Opening order ${other}.`, isRefused: false, opens: other }
  const done = isPickUp ? 'hand it over' : 'ship it'
  return refused(
    pack,
    `${other} is another order’s number. Finish order ${number} first: scan ${number} to ${done}. If ${other} is a tracking number, type it into Tracking number.`,
  )
}

function countBox(pack: Pack, sameSku: readonly PackLine[]): Scanned {
  const line = sameSku.find(({ lineNo, leftBoxes }) => packedOf(pack, lineNo) < leftBoxes)
  const [first] = sameSku
  if (!line) return refused(pack, `All ${first?.leftBoxes} of ${first?.sku} are packed.`)
  const isCurrent = pack.rows[pack.current]?.lineNo === line.lineNo
  const at = isCurrent ? pack.current : pack.rows.findLastIndex(({ lineNo }) => lineNo === line.lineNo)
  const changed = changeRow(pack, at, { boxes: (pack.rows[at]?.boxes ?? 0) + 1 })
  return {
    pack: changed,
    message: `${line.sku}: ${packedOf(changed, line.lineNo)} of ${line.leftBoxes}`,
    isRefused: false,
  }
}

function setBoxes(pack: Pack, lines: readonly PackLine[], boxes: number): Scanned {
  const lineNo = pack.rows[pack.current]?.lineNo
  const line = lines.find((one) => one.lineNo === lineNo)
  if (!line) return refused(pack, 'Scan a product first.')
  const changed = changeRow(pack, pack.current, { boxes })
  if (packedOf(changed, line.lineNo) > line.leftBoxes)
    return refused(pack, `Only ${line.leftBoxes} of ${line.sku} are left.`)
  return {
    pack: changed,
    message: `${line.sku}: ${packedOf(changed, line.lineNo)} of ${line.leftBoxes}`,
    isRefused: false,
  }
}

/** A second lot of the same product gets a row of its own. */
function setLot(pack: Pack, lot: string): Scanned {
  const row = pack.rows[pack.current]
  if (!row) return refused(pack, 'Scan a product first.')
  const isOther = row.isLotSure && row.boxes > 0 && row.lot.toLowerCase() !== lot.toLowerCase()
  const changed = isOther ? addRow(pack, row.lineNo, lot) : changeRow(pack, pack.current, { lot, isLotSure: true })
  return { pack: changed, message: `Lot ${lot}`, isRefused: false }
}

/** Before any product a lot can still name the line it is reserved for. */
function findLot(pack: Pack, lines: readonly PackLine[], lot: string): Scanned {
  const line = lines.find((one) => one.lot?.toLowerCase() === lot.toLowerCase())
  if (!line) return refused(pack, `“${lot}” is not in this order. Scan a product first.`)
  const at = pack.rows.findIndex(({ lineNo }) => lineNo === line.lineNo)
  return { pack: changeRow(pack, at, { isLotSure: true }), message: `${line.sku}, lot ${lot}`, isRefused: false }
}
