import type { SheetDetail, SheetItem, SheetRoom } from '@tessera/client/shop/types.gen'
import { sheetStateLabels } from '@tessera/domain/planning/sheet-life-cycle'
import type { Queryable } from '@tessera/server/database'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { type PlanCall, toIsoTime, toOptionalIsoTime } from '../plan-needs.ts'
import { unitOf } from '../projects/product-summary.ts'
import { readSheetContext, type SheetContext } from './sheet-context.ts'
import { sheetPrices } from './sheet-prices.ts'
import { sheetItemOf, sheetProductOf } from './sheet-product.ts'
import type { StoredSheet, StoredSheetItem, StoredSheetRoom } from './stored-sheet.ts'

/** A sheet for the account's own people, with cost and client price. */
export async function sheetView(
  { catalog }: { catalog: Catalog },
  db: Queryable,
  call: PlanCall,
  sheet: StoredSheet,
): Promise<SheetDetail> {
  const context = await readSheetContext(db, sheet.id)
  const rooms = sheet.rooms.map((room) => roomView(catalog, sheet, room, call.now))
  const chosen = rooms.flatMap(({ items }) => items.map(pricesOfChosen))
  return {
    selectionSheetId: sheet.id,
    name: sheet.name,
    clientName: sheet.clientName,
    clientEmail: sheet.clientEmail,
    projectId: sheet.projectId,
    origin: sheet.origin,
    status: sheet.state,
    statusText: sheetStateLabels[sheet.state],
    version: sheet.version,
    revision: sheet.revision,
    priceView: sheet.priceView,
    markupPercent: sheet.markupPercent,
    notes: sheet.notes,
    canEdit: sheet.origin === 'customer' && sheet.state !== 'archived',
    rooms,
    costCents: chosen.reduce((sum, { costCents }) => sum + costCents, 0),
    clientTotalCents: chosen.reduce((sum, { clientPriceCents }) => sum + clientPriceCents, 0),
    ...contextView(sheet, context, call.now),
    createdBy: sheet.owner,
    createdAt: toIsoTime(sheet.createdAt),
    updatedAt: toIsoTime(sheet.updatedAt),
    updatedBy: sheet.updatedBy,
  }
}

export const pricesOfChosen = (item: SheetItem): { costCents: number; clientPriceCents: number } =>
  item.alternates.find(({ id }) => id === item.chosenAlternateId) ?? item

function contextView({ version }: StoredSheet, context: SheetContext, now: Date) {
  return {
    comments: context.comments.map((one) => ({ ...one, at: toIsoTime(one.at) })),
    signatures: context.signatures.map(signatureView),
    shares: context.shares.map(({ endedAt, ...share }) => ({
      ...share,
      createdAt: toIsoTime(share.createdAt),
      expiresAt: toIsoTime(share.expiresAt),
      lastViewedAt: toOptionalIsoTime(share.lastViewedAt),
      isLive: endedAt === null && new Date(share.expiresAt) > now,
    })),
    versions: context.versions.map((one) => ({
      version: one.version,
      at: toIsoTime(one.at),
      isSigned: context.signatures.some((signed) => signed.version === one.version && signed.voidedAt === null),
      isCurrent: one.version === version,
    })),
  }
}

export const signatureView = ({ voidedAt, ...signed }: SheetContext['signatures'][number]) => ({
  ...signed,
  signedAt: toIsoTime(signed.signedAt),
  isVoid: voidedAt !== null,
})

function roomView(catalog: Catalog, sheet: StoredSheet, room: StoredSheetRoom, now: Date): SheetRoom {
  const items = room.items.map((item) => itemView(catalog, sheet, item, now))
  const { id, name, areaSqft, allowanceCents } = room
  const clientTotalCents = items.reduce((sum, item) => sum + pricesOfChosen(item).clientPriceCents, 0)
  return { id, name, areaSqft, allowanceCents, clientTotalCents, items }
}

function itemView(catalog: Catalog, sheet: StoredSheet, item: StoredSheetItem, now: Date): SheetItem {
  return {
    ...sheetItemOf(catalog, item),
    boxes: item.boxes,
    purchaseUnit: unitOf(catalog.find(item.sku)),
    ...sheetPrices(catalog, sheet, item, now),
    ownClientPriceCents: item.ownClientPriceCents,
    alternates: item.alternates.map((one) => ({
      id: one.id,
      ...sheetProductOf(catalog, one.sku),
      boxes: one.boxes,
      purchaseUnit: unitOf(catalog.find(one.sku)),
      note: one.note,
      ...sheetPrices(catalog, sheet, one, now),
      ownClientPriceCents: one.ownClientPriceCents,
    })),
  }
}
