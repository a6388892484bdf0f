import type { RequestOptions } from '@tessera/client/call-options'
import type { OperatorResource } from '@tessera/client/shop/types.gen'
import type { Operation } from '@tessera/contract/kit/operation'
import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { csvText } from '@tessera/domain/csv/csv-text'
import { fromCents, fromUnits } from '@tessera/domain/money'
import type { StaffListQuery } from '../../generic/staff-list-query.ts'
import { readStaffCall } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { customerList, priceGroupLabels } from '../customers/customer-list.ts'
import { moneyList } from '../money/money-list.ts'
import { orderList } from '../orders/order-list.ts'

interface Asked {
  view: string
  search: string | undefined
  customerNumber: string | undefined
  /** Of the selected rows, with commas between them. */
  numbers: string | undefined
  page: string
}

interface StaffFile<Row> {
  call: Operation
  read(operator: OperatorResource, asked: Asked, options: RequestOptions): Promise<{ items: Row[] }>
  columns: readonly (readonly [header: string, cell: (row: Row) => string | null])[]
}

const pageSize = 50
/** A longer list is narrowed first. */
const maxPages = 100

/** The rows of a file: those of a list with the words of its address, or the selected ones. */
interface FileQuery extends Omit<StaffListQuery<string>, 'page'> {
  numbers?: readonly string[]
}

/** Reads a list page by page. */
const fileOf =
  <Row>({ call, read, columns }: StaffFile<Row>) =>
  async (staff: Staff, { view, search, customer, numbers = [] }: FileQuery): Promise<string> => {
    const lines: string[][] = [columns.map(([header]) => header)]
    let isMore = true
    for (let page = 1; isMore && page <= maxPages; page += 1) {
      const asked = {
        view,
        search: search || undefined,
        customerNumber: customer || undefined,
        numbers: numbers.join(',') || undefined,
        page: String(page),
      }
      const { items } = await readStaffCall(staff, call, (operator, options) => read(operator, asked, options))
      // the total of a search may be counted in part
      isMore = items.length === pageSize
      for (const row of items) lines.push(columns.map(([, cell]) => cell(row) ?? ''))
    }
    return csvText(
      isMore ? [...lines, [`Only the first ${lines.length - 1} rows. Narrow the list for the others.`]] : lines,
    )
  }

const dollars = (cents: number): string => fromUnits(fromCents(cents)).toFixed(2)
const yes = (is: boolean): string => (is ? 'Yes' : '')

/** Lists of staff work as files for spreadsheets. */
export const staffFiles = {
  orders: {
    list: orderList,
    make: fileOf({
      call: operatorCalls.listOrders,
      read: (operator, asked, options) => operator.ListOrders(asked, options),
      columns: [
        ['Order', ({ number }) => number],
        ['Placed', ({ placedAt }) => placedAt],
        ['Customer', ({ customer }) => customer],
        ['Customer number', ({ customerNumber }) => customerNumber],
        ['Status', ({ statusText }) => statusText],
        ['PO', ({ poNumber }) => poNumber],
        ['Job', ({ jobName }) => jobName],
        ['Store', ({ storeName }) => storeName],
        ['Pickup', ({ isPickUp }) => yes(isPickUp)],
        ['Promised on', ({ promisedOn }) => promisedOn],
        ['Late', ({ isLate }) => yes(isLate)],
        ['Lines left', ({ leftLines }) => String(leftLines)],
        ['Boxes left', ({ leftBoxes }) => String(leftBoxes)],
        ['Total', ({ totalCents }) => dollars(totalCents)],
        ['Open', ({ balanceCents }) => dollars(balanceCents)],
      ],
    }),
  },
  customers: {
    list: customerList,
    make: fileOf({
      call: operatorCalls.listAccounts,
      read: (operator, { view, search, page }, options) => operator.ListAccounts({ view, search, page }, options),
      columns: [
        ['Number', ({ number }) => number],
        ['Customer', ({ name }) => name],
        ['Type', ({ type }) => type],
        ['Status', ({ status }) => status],
        ['Contact', ({ contact }) => contact],
        ['Email', ({ email }) => email],
        ['Phone', ({ phone }) => phone],
        ['Prices', ({ priceGroup }) => priceGroupLabels[priceGroup]],
        ['Store', ({ storeName }) => storeName],
        ['Credit line', ({ creditLineCents }) => dollars(creditLineCents)],
        ['Open', ({ openCents }) => dollars(openCents)],
        ['Overdue', ({ overdueCents }) => dollars(overdueCents)],
        ['On hold', ({ isOnHold }) => yes(isOnHold)],
      ],
    }),
  },
  money: {
    list: moneyList,
    make: fileOf({
      call: moneyCalls.listDocuments,
      read: (operator, { numbers: _, ...asked }, options) => operator.ListDocuments(asked, options),
      columns: [
        ['Number', ({ documentId }) => documentId],
        ['Type', ({ typeText }) => typeText],
        ['Status', ({ statusText }) => statusText],
        ['Customer', ({ customer }) => customer],
        ['Customer number', ({ customerNumber }) => customerNumber],
        ['Order', ({ orderNumber }) => orderNumber],
        ['PO', ({ poNumber }) => poNumber],
        ['Job', ({ jobName }) => jobName],
        ['Reference', ({ reference }) => reference],
        ['Date', ({ documentOn }) => documentOn],
        ['Due', ({ dueOn }) => dueOn],
        ['Days overdue', ({ daysOverdue }) => String(daysOverdue)],
        ['Amount', ({ amountCents }) => dollars(amountCents)],
        ['Open', ({ openCents }) => dollars(openCents)],
        ['In dispute', ({ disputedCents }) => dollars(disputedCents)],
      ],
    }),
  },
} as const
