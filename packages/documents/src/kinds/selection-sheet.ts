import type { ValueOf } from '@tessera/contract/kit/model'
import type { SheetDetail } from '@tessera/contract/middleware/sheet-models'
import type { Sheet, SheetTable } from '../sheet.ts'
import { area, dollars, niceDay, sentence, units } from '../words.ts'

export type SelectionData = ValueOf<typeof SheetDetail>
type Room = SelectionData['rooms'][number]
type Item = Room['items'][number]

/** The chosen products by room. It goes to the client, so it omits the account's own prices. */
export function selectionSheet(data: SelectionData): Sheet {
  const hasPrices = data.priceView === 'client'
  const signed = data.signatures.find(({ version, isVoid }) => version === data.version && !isVoid)
  return {
    title: 'Selection sheet',
    number: `${data.selectionSheetId}, version ${data.version}`,
    madeOn: data.updatedAt,
    facts: [
      ['Name', data.name],
      ['Client', data.clientName ?? ''],
      ['Status', data.statusText],
      ['Changed', niceDay(data.updatedAt)],
    ],
    parties: [],
    tables: data.rooms.map((room) => roomTable(room, hasPrices)),
    totals: hasPrices ? [{ label: 'Total', value: dollars(data.clientTotalCents), isStrong: true }] : [],
    notes: [
      ...(data.notes ? [data.notes] : []),
      signed
        ? `Approved and signed by ${signed.name}, ${niceDay(signed.signedAt)}.`
        : 'Approved: ________________________________________   Date: ____________________',
    ],
  }
}

const roomTable = ({ name, areaSqft, items }: Room, hasPrices: boolean): SheetTable => ({
  heading: [name, area(areaSqft)].filter(Boolean).join(', '),
  columns: [
    { label: 'Surface', share: 2 },
    { label: 'Chosen', share: 5 },
    { label: 'Grout, trim, pattern', share: 4 },
    { label: 'Quantity', share: 2, isRight: true },
    ...(hasPrices ? [{ label: 'Price', share: 2, isRight: true }] : []),
  ],
  pictures: items.map((item) => chosen(item).sku),
  rows: items.map((item) => [...itemCells(item), ...(hasPrices ? [dollars(chosen(item).clientPriceCents)] : [])]),
})

const chosen = (item: Item) => item.alternates.find(({ id }) => id === item.chosenAlternateId) ?? item

function itemCells(item: Item): string[] {
  const { name, sku, size, finish, boxes, purchaseUnit } = chosen(item)
  return [
    sentence(item.surface),
    [name, sku, [size, finish].filter(Boolean).join(', '), item.notes ?? ''].filter(Boolean).join('\n'),
    [item.grout, item.trim, item.pattern && sentence(item.pattern)].filter(Boolean).join('\n'),
    [units(boxes, purchaseUnit), area(item.areaSqft)].filter(Boolean).join('\n'),
  ]
}
