import type { AddressLineInput } from '@tessera/client/shop/types.gen'
import { csvRecords } from '@tessera/domain/csv/csv-records'

export interface AddressRecord {
  line: number
  /** The line as typed, so that it can be shown again. */
  raw: string
  address: AddressLineInput
}

export interface AddressList {
  /** The header line with the column names, if the list has one. */
  header: string
  records: AddressRecord[]
}

/** 500 addresses take about 60 kB. */
export const maxBytes = 300_000

type Field = keyof AddressLineInput

const columnPatterns: Record<Field, RegExp> = {
  firstName: /^(first|given)[ _-]?name|^first$/i,
  lastName: /^(last|family|sur)[ _-]?name|^surname|^last$/i,
  company: /^(company|organi[sz]ation|business)/i,
  street1: /^(street|address)[ _-]*(1|line[ _-]?1|and number)?$/i,
  street2: /^(street|address)[ _-]*(2|line[ _-]?2)$|^(apartment|apt|suite|unit)/i,
  city: /^(city|town)/i,
  state: /^state/i,
  zip: /^(zip|postal|postcode)/i,
  phone: /^(phone|tel|mobile)/i,
  nickname: /^(nickname|name of this address|label|job|site|name)$/i,
  deliveryNotes: /^(delivery|driver|notes?|instructions)/i,
  siteContact: /^(site[ _-]?)?contact/i,
}

/** The column order of lists without a header. */
export const columnOrder = [
  'First name',
  'Last name',
  'Company',
  'Street 1',
  'Street 2',
  'City',
  'State',
  'ZIP',
  'Phone',
  'Nickname',
  'Delivery notes',
  'Site contact',
] as const

const fields = Object.keys(columnPatterns) as Field[]

/** Reads a list of addresses. The first line may name the columns; otherwise `columnOrder` applies. */
export function readAddresses(text: string): AddressList {
  const [first, ...rest] = csvRecords(text)
  if (!first) return { header: '', records: [] }
  const columns = columnsOf(first.cells)
  const usual = Object.fromEntries(fields.map((field, at) => [field, at]))
  const records = columns ? rest : [first, ...rest]
  return {
    header: columns ? first.raw : '',
    records: records.map(({ line, raw, cells }) => ({ line, raw, address: addressOf(cells, columns ?? usual) })),
  }
}

type Columns = Partial<Record<Field, number>>

/** A line is a header if it names at least the street and the ZIP code. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const found = fields.map((field): [Field, number] => [
    field,
    cells.findIndex((cell) => columnPatterns[field].test(cell)),
  ])
  const columns: Columns = Object.fromEntries(found.filter(([, at]) => at >= 0))
  return columns.street1 !== undefined && columns.zip !== undefined ? columns : undefined
}

/** Longer than any field the middleware accepts; it reports each cell that is too long. */
const maxCellLength = 2000

const addressOf = (cells: readonly string[], columns: Columns): AddressLineInput =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      (cells[columns[field] ?? -1] ?? '').slice(0, maxCellLength).replace(/^'/, '') || null,
    ]),
  )

/** Joins the remaining lines into a list that can be corrected in the form. */
export const addressListText = (header: string, records: readonly AddressRecord[]): string =>
  [header, ...records.map(({ raw }) => raw)].filter((line, at) => at > 0 || line !== '').join('\n')
