import type { ClientRoom, ClientSheet } from '@tessera/client/shop/types.gen'
import { toIsoTime } from '../plan-needs.ts'
import type { ProductLookup } from '../projects/product-summary.ts'
import { chosenOptionOf } from './chosen-items.ts'
import type { SheetContext } from './sheet-context.ts'
import { sheetPrices } from './sheet-prices.ts'
import { sheetItemOf, sheetProductOf } from './sheet-product.ts'
import { signatureView } from './sheet-view.ts'
import type { StoredSheet, StoredSheetItem, StoredSheetRoom } from './stored-sheet.ts'

type Around = Pick<SheetContext, 'comments' | 'signatures'>

interface ClientContext {
  catalog: ProductLookup
  now: Date
  sheet: StoredSheet
  /** The client's price; null unless prices are shared. */
  price(priced: Parameters<typeof sheetPrices>[2]): number | null
}

/**
 * The sheet as a client sees it, built field by field: cost, markup, notes and price group of the account are never
 * read here.
 */
export function clientView(
  catalog: ProductLookup,
  sheet: StoredSheet,
  records: Around,
  expiresAt: string,
  now: Date,
): ClientSheet {
  const hasPrices = sheet.priceView === 'client'
  const price: ClientContext['price'] = (priced) =>
    hasPrices ? sheetPrices(catalog, sheet, priced, now).clientPriceCents : null
  const rooms = sheet.rooms.map((room) => roomView({ catalog, now, sheet, price }, room))
  const signed = records.signatures.find(({ version, voidedAt }) => version === sheet.version && voidedAt === null)
  return {
    selectionSheetId: sheet.id,
    name: sheet.name,
    clientName: sheet.clientName,
    company: sheet.company,
    hasLogo: sheet.hasLogo,
    licenseNumber: sheet.licenseNumber,
    sharedBy: sheet.owner,
    status: sheet.state,
    version: sheet.version,
    revision: sheet.revision,
    expiresAt,
    hasPrices,
    rooms,
    totalCents: hasPrices ? rooms.reduce((sum, { usedCents }) => sum + (usedCents ?? 0), 0) : null,
    comments: records.comments.map((one) => ({ ...one, at: toIsoTime(one.at) })),
    signature: signed ? signatureView(signed) : null,
    isSupersededSignature: !signed && records.signatures.length > 0,
  }
}

function roomView(context: ClientContext, { id, name, areaSqft, allowanceCents, items }: StoredSheetRoom): ClientRoom {
  const hasPrices = context.sheet.priceView === 'client'
  return {
    id,
    name,
    areaSqft,
    allowanceCents: hasPrices ? allowanceCents : null,
    usedCents: hasPrices ? items.reduce((sum, item) => sum + (context.price(chosenOptionOf(item)) ?? 0), 0) : null,
    items: items.map((item) => itemView(context, item)),
  }
}

function itemView({ catalog, price }: ClientContext, item: StoredSheetItem): ClientRoom['items'][number] {
  return {
    ...sheetItemOf(catalog, item),
    priceCents: price(item),
    alternates: item.alternates.map((one) => ({
      id: one.id,
      ...sheetProductOf(catalog, one.sku),
      note: one.note,
      priceCents: price(one),
    })),
  }
}
