import { createHash } from 'node:crypto'
import type { LineItem, LineItemInput } from '@tessera/client/platform/types.gen'

export type CartLine = Pick<
  LineItem,
  'ID' | 'ProductID' | 'Quantity' | 'InventoryRecordID' | 'Specs' | 'xp' | 'CostCenter' | 'DateNeeded'
>

/** One line to write into the customer's cart: a new one, or a higher quantity of an existing one. */
export interface MergeStep {
  kind: 'add' | 'raise'
  lineID: string
  productID: string
  body: LineItemInput
}

/**
 * Steps after which every guest line is in the customer's cart with at least the guest's quantity, and no line of the
 * customer is lost (CRT-1). Takes the larger quantity, not the sum: someone who added the same boxes on two devices
 * wants them once, and a repeat changes nothing.
 */
export function mergeLines(own: readonly CartLine[], guests: readonly CartLine[], guestOrderID: string): MergeStep[] {
  const free = [...own]
  return guests.flatMap((guest): MergeStep | MergeStep[] => {
    const lineID = joinedID(guestOrderID, guest.ID)
    const match = takeFirst(free, (line) => line.ID === lineID) ?? takeFirst(free, (line) => isSame(line, guest))
    const productID = guest.ProductID
    if (!match) return { kind: 'add', lineID, productID, body: bodyOf(guest) }
    if (match.Quantity >= guest.Quantity) return []
    return { kind: 'raise', lineID: match.ID, productID, body: { Quantity: guest.Quantity, ...inventoryOf(guest) } }
  })
}

/** Each line matches only one guest line. */
function takeFirst(lines: CartLine[], fits: (line: CartLine) => boolean): CartLine | undefined {
  const at = lines.findIndex(fits)
  return at < 0 ? undefined : lines.splice(at, 1)[0]
}

/** Deterministic ID, so that a repeat finds the written line. */
const joinedID = (orderID: string, lineID: string): string =>
  `g-${createHash('sha256').update(`${orderID} ${lineID}`).digest('base64url').slice(0, 30)}`

const isSame = (one: CartLine, other: CartLine): boolean =>
  one.ProductID === other.ProductID && specsOf(one) === specsOf(other) && sortedJson(one.xp) === sortedJson(other.xp)

const specsOf = ({ Specs }: CartLine): string =>
  (Specs ?? [])
    .map(({ SpecID, OptionID, Value }) => JSON.stringify([SpecID, OptionID, Value]))
    .sort()
    .join()

const sortedJson = (xp: CartLine['xp']): string =>
  JSON.stringify(Object.entries(xp ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)))

/** Stock goes down where the guest's boxes were found; a line without a location would reduce none (INV-2). */
const inventoryOf = ({ InventoryRecordID }: CartLine) => (InventoryRecordID ? { InventoryRecordID } : {})

const bodyOf = (guest: CartLine): LineItemInput => {
  const { ProductID, Quantity, Specs, xp, CostCenter, DateNeeded } = guest
  return {
    ProductID,
    Quantity,
    ...inventoryOf(guest),
    CostCenter,
    DateNeeded,
    xp,
    Specs: (Specs ?? []).map(({ SpecID, OptionID, Value }) => ({ SpecID, OptionID, Value })),
  }
}
