import type { ValueOf } from '@tessera/contract/kit/model'
import type { SheetDetail } from '@tessera/contract/middleware/selection-sheets/models'
import { formatDollars } from '@tessera/domain/format-dollars'
import { formatUnits } from '@tessera/domain/format-units'
import { dayIn, formatArea, formatDayIn, toSentenceCase } from '../format-values.ts'
import type { PrintDocument, PrintTable } from '../print-document.ts'

export type SelectionData = ValueOf<typeof SheetDetail>
type Room = SelectionData['rooms'][number]
type Item = Room['items'][number]

/** The chosen products by room. It goes to the client, so it omits the account's own prices and bears its name. */
export function selectionDocument(
  data: SelectionData,
  timeZone: string,
  sender?: PrintDocument['sender'],
): PrintDocument {
  const hasPrices = data.priceView === 'client'
  const signed = data.signatures.find(({ version, isVoid }) => version === data.version && !isVoid)
  return {
    title: 'Selection sheet',
    number: `${data.selectionSheetId}, version ${data.version}`,
    madeOn: dayIn(data.updatedAt, timeZone),
    ...(sender && { sender }),
    facts: [
      ['Name', data.name],
      ['Client', data.clientName ?? ''],
      ['Status', data.statusText],
      ['Changed', formatDayIn(data.updatedAt, timeZone)],
    ],
    parties: [],
    tables: data.rooms.map((room) => roomTable(room, hasPrices)),
    totals: hasPrices ? [{ label: 'Total', value: formatDollars(data.clientTotalCents), isStrong: true }] : [],
    notes: [
      ...(data.notes ? [data.notes] : []),
      signed
        ? `Approved and signed by ${signed.name}, ${formatDayIn(signed.signedAt, timeZone)}.`
        : 'Approved: ________________________________________   Date: ____________________',
    ],
  }
}

const roomTable = ({ name, areaSqft, items }: Room, hasPrices: boolean): PrintTable => ({
  heading: [name, formatArea(areaSqft)].filter(Boolean).join(', '),
  columns: [
    { label: 'Surface', share: 2 },
    { label: 'Chosen', share: 5 },
    { label: 'Grout, trim, pattern', share: 4 },
    { label: 'Quantity', share: 2, isRight: true },
    ...(hasPrices ? [{ label: 'Price', share: 2, isRight: true }] : []),
  ],
  pictures: items.map((item) => chosenItemOf(item).sku),
  rows: items.map((item) => [
    ...itemCells(item),
    ...(hasPrices ? [formatDollars(chosenItemOf(item).clientPriceCents)] : []),
  ]),
})

const chosenItemOf = (item: Item) => item.alternates.find(({ id }) => id === item.chosenAlternateId) ?? item

function itemCells(item: Item): string[] {
  const { name, sku, size, finish, boxes, purchaseUnit } = chosenItemOf(item)
  return [
    toSentenceCase(item.surface),
    [name, sku, [size, finish].filter(Boolean).join(', '), item.notes ?? ''].filter(Boolean).join('\n'),
    [item.grout, item.trim, item.pattern && toSentenceCase(item.pattern)].filter(Boolean).join('\n'),
    [formatUnits(boxes, purchaseUnit), formatArea(item.areaSqft)].filter(Boolean).join('\n'),
  ]
}
