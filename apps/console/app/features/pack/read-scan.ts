import { addRow, changeRow, type Pack, type PackLine, packedOf, type Scanned } from './pack.ts'

/** Long and mostly digits: no lot and no SKU looks like that. */
const isTracking = (text: string): boolean => /^[a-z0-9 -]{10,40}$/i.test(text) && text.replace(/\D/g, '').length >= 8

const isLot = (text: string): boolean => /^[a-z0-9./-]{1,20}$/i.test(text)

/**
 * Takes what a scanner or a person entered: a SKU counts a box, a short number sets the boxes of the last product, a
 * lot is for the last product, and a long number is the tracking number. Never more than is left.
 */
export function readScan(pack: Pack, lines: readonly PackLine[], scanned: string): Scanned {
  const text = scanned.trim()
  const sameSku = lines.filter(({ sku }) => sku.toLowerCase() === text.toLowerCase())
  if (sameSku.length > 0) return countBox(pack, sameSku)
  const row = pack.rows[pack.current]
  if (/^\d{1,4}$/.test(text) && row) return setBoxes(pack, lines, Number(text))
  if (isTracking(text)) return { pack: { ...pack, tracking: text }, message: `Tracking ${text}`, isRefused: false }
  if (!isLot(text)) return refused(pack, `“${text}” is not in this order.`)
  return row ? setLot(pack, text) : findLot(pack, lines, text)
}

const refused = (pack: Pack, message: string): Scanned => ({ pack, message, isRefused: true })

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
