import { addLine } from '@tessera/domain/orders/add-line'
import { changeLine } from '@tessera/domain/orders/change-line'
import type { GivenLine } from '@tessera/domain/orders/line-change'
import { removeLine } from '@tessera/domain/orders/remove-line'
import { settledSheet } from '@tessera/domain/payments/settle'
import { notFound } from '@tessera/server/api-error'
import { parameter } from '@tessera/server/call'
import type { Json } from '@tessera/server/json'
import type { Soon } from '@tessera/server/soon'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { checkID, newID, resolveID } from '../engine/ids.ts'
import { listFull } from '../engine/list.ts'
import { book } from './book.ts'
import { checkLineAddress } from './check-address.ts'
import { agreed, type Concerned, type Desk, putBack, putBackLine, uncounted } from './desk.ts'
import { findUid } from './find-order.ts'
import { givenLine, wholeLine } from './given-line.ts'
import { lineTable } from './order-table.ts'
import type { Place } from './place.ts'
import { findLineJson } from './show-order.ts'

const nothing = { redeemed: [], unredeemed: [] }

/** The lines of an order or cart: every change is priced, checked against stock, and written with the totals. */
export function lineHandlers(place: Place): PlatformHandlers {
  const lineID = (call: PlatformCall) => parameter(call, 'lineItemID')
  return {
    [place.name('Line', 'List')]: (call) => listLines(place, call),
    [place.name('Line', 'Get')]: (call) => getLine(place, call, lineID(call)),
    [place.name('Line', 'Create')]: async (call) => {
      const id = await newLineID(call)
      return add(call, await place.takeOrMake(call, concernedBy(call)), id)
    },
    [place.name('Line', 'Save')]: saveLine(place),
    [place.name('Line', 'Patch')]: async (call) => {
      const desk = await place.take(call, concernedBy(call, lineID(call)))
      const line = desk.sheet.lines.find(({ id }) => id === lineID(call))
      return change(call, desk, lineID(call), givenLine(call.body, line))
    },
    [place.name('Line', 'Delete')]: async (call) => {
      const desk = await place.take(call, uncounted)
      const decision = agreed(removeLine(desk.sheet, lineID(call), contextOf(call, desk)))
      const { sheet, debits } = settledSheet(decision.sheet)
      await book(call.db, desk.open, { ...nothing, debits, stock: decision.stock })
      await putBack(call, desk, sheet)
      return undefined
    },
  }
}

const contextOf = ({ now }: PlatformCall, { caller, catalogue }: Desk) => ({ now, caller, offers: catalogue.offers })
/** The product in the body and that of the changed line. */
const concernedBy = ({ body }: PlatformCall, lineID?: string): Concerned => ({
  more: typeof body.ProductID === 'string' ? [body.ProductID] : [],
  counted: ({ lines }) => lines.filter(({ id }) => id === lineID).map(({ productID }) => productID),
})
const newLineID = async (call: PlatformCall): Promise<string> =>
  typeof call.body.ID === 'string' ? resolveID(call, call.body.ID) : newID()

async function listLines(place: Place, call: PlatformCall): Promise<Json> {
  const uid = await findUid(call.db, place.find(call))
  if (!uid && !place.mayBeMissing) throw place.missing(call)
  return listFull(call, { table: lineTable, from: sql`line_items t`, where: sql`t.order_uid = ${uid ?? null}` })
}

async function getLine(place: Place, call: PlatformCall, id: string): Promise<Json> {
  const uid = await findUid(call.db, place.find(call))
  if (!uid && !place.mayBeMissing) throw place.missing(call)
  return (uid && (await findLineJson(call.db, uid, id))) || noLine(id)
}

function noLine(id: string): never {
  throw notFound('LineItem', id)
}

async function add(call: PlatformCall, desk: Desk, id: string): Promise<Soon> {
  await checkLineAddress(call, desk, call.body)
  const given = { ...givenLine(call.body), id, productID: String(call.body.ProductID) }
  const decision = agreed(addLine(desk.sheet, given, contextOf(call, desk)))
  await book(call.db, desk.open, { ...nothing, debits: [], stock: decision.stock })
  return putBackLine(call, desk, decision.sheet, id)
}

/** PUT changes the line of that ID or creates it. */
const saveLine =
  (place: Place): PlatformHandler =>
  async (call) => {
    const id = parameter(call, 'lineItemID')
    const desk = await place.takeOrMake(call, concernedBy(call, id))
    const isThere = desk.sheet.lines.some((line) => line.id === id)
    return isThere ? change(call, desk, id, wholeLine(call.body)) : add(call, desk, checkID(id))
  }

async function change(call: PlatformCall, desk: Desk, id: string, given: GivenLine): Promise<Soon> {
  await checkLineAddress(call, desk, call.body)
  const decision = agreed(changeLine(desk.sheet, id, given, contextOf(call, desk)))
  const { sheet, debits } = settledSheet(decision.sheet)
  await book(call.db, desk.open, { ...nothing, debits, stock: decision.stock })
  return putBackLine(call, desk, sheet, id)
}
