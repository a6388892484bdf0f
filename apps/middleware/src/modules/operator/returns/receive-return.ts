import type { ReturnScanInput, ScannedReturn } from '@tessera/client/shop/types.gen'
import { countMissing, countReceived, type ReturningLine } from '@tessera/domain/sales/count-received'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { requiredLine } from '../../../kit/form-fields.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { lockReturn, moveReturnWithin } from '../../orders/returns/move-return.ts'
import type { OperatorNeeds } from '../store/answer-messages.ts'
import { lockOrderByNumber, type OperatorCall, recordOperatorAction } from '../store/operator.ts'
import { type FoundReturn, findOnTheWay } from './find-on-the-way.ts'

interface BackLine extends ReturningLine {
  sku: string
}

/** Receives what was scanned. The same key again is the same scan, and never more is received than is on its way. */
export const receiveReturn = ({ database, publicUrl }: OperatorNeeds, call: OperatorCall, body: ReturnScanInput) =>
  database.transaction(async (db): Promise<ScannedReturn> => {
    const key = requiredLine('key', body.key)
    const code = body.code?.trim() || invalid('code', 'Scan a return, an order or a product.')
    // two of the same key wait for each other here
    await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`return scan ${key}`}, 0))`)
    const known = await db.find<{ reply: ScannedReturn }>(sql`select reply from return_scans where key = ${key}`)
    if (known) return known.reply
    const found = await findOnTheWay(db, code, body.returnNumber ?? null)
    const reply = await receive(db, found, code, body.boxes ?? 1, { publicUrl, call })
    await db.rows(sql`
      insert into return_scans (key, return_id, reply)
      values (${key}, ${found.returnNumber}, ${JSON.stringify(reply)}::jsonb)`)
    return reply
  })

interface Receiving {
  publicUrl: string
  call: OperatorCall
}

async function receive(
  db: Queryable,
  found: FoundReturn,
  code: string,
  boxes: number,
  { publicUrl, call }: Receiving,
): Promise<ScannedReturn> {
  const { returnNumber, orderNumber, customer, isBySku } = found
  const { status, kind } = (await lockReturn(db, returnNumber)) ?? refuse('NotFound')
  const { accountId } = await lockOrderByNumber(db, orderNumber)
  const before = await readLines(db, returnNumber)
  const reply = { returnNumber, orderNumber, customer }
  if (kind === 'damage') return refuse('Operator.State', { message: 'Broken tile of a claim is not sent back.' })
  if (isHere(status)) return { ...reply, ...sumOf(before, null), isReceived: true, isEarlier: true }
  if (status !== 'approved')
    return refuse('Operator.State', { message: `Return ${returnNumber} is ${status}.`, data: { status } })
  const counted = isBySku ? countSku(before, code, boxes) : countReceived(before, countMissing(before))
  await saveCounts(db, returnNumber, counted)
  const isReceived = countMissing(counted) === 0
  if (isReceived) await moveReturnWithin(db, { returnId: returnNumber, to: 'received' }, publicUrl, call.now)
  const sum = sumOf(counted, isBySku ? code : null)
  await recordOperatorAction(db, call, accountId, {
    action: isReceived ? 'return.received' : 'return.scan',
    object: returnNumber,
    after: sum,
  })
  return { ...reply, ...sum, isReceived, isEarlier: false }
}

const isHere = (status: string): boolean => status === 'received' || status === 'inspected' || status === 'refunded'

const isOf =
  (sku: string) =>
  (line: BackLine): boolean =>
    line.sku.toUpperCase() === sku.toUpperCase()

function countSku(lines: readonly BackLine[], sku: string, boxes: number): BackLine[] {
  const own = lines.filter(isOf(sku))
  const missing = countMissing(own)
  if (boxes < 1 || boxes > missing)
    invalid('boxes', missing === 1 ? `Only 1 of ${sku} is on its way.` : `Only ${missing} of ${sku} are on their way.`)
  const counted = new Map(countReceived(own, boxes).map((line) => [line.lineNo, line]))
  return lines.map((line) => counted.get(line.lineNo) ?? line)
}

function sumOf(lines: readonly BackLine[], code: string | null) {
  const own = code === null ? lines : lines.filter(isOf(code))
  return {
    sku: code === null ? null : (own[0]?.sku ?? code),
    receivedBoxes: own.reduce((sum, { receivedBoxes }) => sum + (receivedBoxes ?? 0), 0),
    boxes: own.reduce((sum, { boxes }) => sum + boxes, 0),
  }
}

const readLines = (db: Queryable, returnId: string) =>
  db.rows<BackLine>(sql`
    select r.line_no as "lineNo", r.boxes, r.received_boxes as "receivedBoxes", l.sku
    from sales_return_lines r join sales_lines l on l.document_id = r.document_id and l.line_no = r.line_no
    where r.return_id = ${returnId} order by r.line_no`)

const saveCounts = (db: Queryable, returnId: string, lines: readonly BackLine[]) =>
  db.rows(sql`
    update sales_return_lines r set received_boxes = c."receivedBoxes"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as c("lineNo" integer, "receivedBoxes" integer)
    where r.return_id = ${returnId} and r.line_no = c."lineNo"`)
