import type { ClientRoom, ClientSheet } from '@tessera/client/shop/types.gen'
import { momentOf } from '../projects/plan-needs.ts'
import type { Shelf } from '../projects/shown-product.ts'
import { chosenIn } from './chosen.ts'
import { sheetPrices } from './sheet-prices.ts'
import type { SheetSurroundings } from './sheet-surroundings.ts'
import { signatureView } from './sheet-view.ts'
import { shownItem } from './shown-item.ts'
import type { KeptSheet, KeptSheetItem, KeptSheetRoom } from './stored-sheet.ts'

type Around = Pick<SheetSurroundings, 'comments' | 'signatures'>

interface Teller {
  catalogue: Shelf
  now: Date
  sheet: KeptSheet
  /** The client's price; null unless prices are shared. */
  price(priced: Parameters<typeof sheetPrices>[2]): number | null
}

/**
 * The sheet as a client sees it, built field by field: cost, markup, notes and price group of the account are never
 * read here.
 */
export function clientView(
  catalogue: Shelf,
  sheet: KeptSheet,
  around: Around,
  expiresAt: string,
  now: Date,
): ClientSheet {
  const hasPrices = sheet.priceView === 'client'
  const price: Teller['price'] = (priced) =>
    hasPrices ? sheetPrices(catalogue, sheet, priced, now).clientPriceCents : null
  const rooms = sheet.rooms.map((room) => roomView({ catalogue, now, sheet, price }, room))
  const signed = around.signatures.find(({ version, voidedAt }) => version === sheet.version && voidedAt === null)
  return {
    selectionSheetId: sheet.id,
    name: sheet.name,
    clientName: sheet.clientName,
    company: sheet.company,
    sharedBy: sheet.owner,
    status: sheet.state,
    version: sheet.version,
    revision: sheet.revision,
    expiresAt,
    hasPrices,
    rooms,
    totalCents: hasPrices ? rooms.reduce((sum, { usedCents }) => sum + (usedCents ?? 0), 0) : null,
    comments: around.comments.map((one) => ({ ...one, at: momentOf(one.at) })),
    signature: signed ? signatureView(signed) : null,
    isSupersededSignature: !signed && around.signatures.length > 0,
  }
}

function roomView(teller: Teller, { id, name, areaSqft, allowanceCents, items }: KeptSheetRoom): ClientRoom {
  const hasPrices = teller.sheet.priceView === 'client'
  return {
    id,
    name,
    areaSqft,
    allowanceCents: hasPrices ? allowanceCents : null,
    usedCents: hasPrices ? items.reduce((sum, item) => sum + (teller.price(chosenIn(item)) ?? 0), 0) : null,
    items: items.map((item) => itemView(teller, item)),
  }
}

function itemView({ catalogue, price }: Teller, item: KeptSheetItem): ClientRoom['items'][number] {
  const { id, surface, pattern, grout, trim, areaSqft, notes, chosenAlternateId } = item
  return {
    id,
    ...shownItem(catalogue, item.sku),
    surface,
    pattern,
    grout,
    trim,
    areaSqft,
    notes,
    priceCents: price(item),
    alternates: item.alternates.map((one) => ({
      id: one.id,
      ...shownItem(catalogue, one.sku),
      note: one.note,
      priceCents: price(one),
    })),
    chosenAlternateId,
  }
}
