import type { SheetDetail, SheetItem, SheetRoom } from '@tessera/client/shop/types.gen'
import { sheetStateWords } from '@tessera/domain/planning/sheet-life'
import type { Queryable } from '@tessera/server/database'
import type { Catalogue } from '../../catalog/feed/catalog.ts'
import { maybeMoment, momentOf, type PlanCall } from '../projects/plan-needs.ts'
import { unitOf } from '../projects/shown-product.ts'
import { sheetPrices } from './sheet-prices.ts'
import { readSheetSurroundings, type SheetSurroundings } from './sheet-surroundings.ts'
import { shownItem } from './shown-item.ts'
import type { KeptSheet, KeptSheetItem, KeptSheetRoom } from './stored-sheet.ts'

/** A sheet for the account's own people, with cost and client price. */
export async function sheetView(
  { catalogue }: { catalogue: Catalogue },
  db: Queryable,
  call: PlanCall,
  sheet: KeptSheet,
): Promise<SheetDetail> {
  const around = await readSheetSurroundings(db, sheet.id)
  const rooms = sheet.rooms.map((room) => roomView(catalogue, sheet, room, call.now))
  const chosen = rooms.flatMap(({ items }) => items.map(pricesOfChosen))
  return {
    selectionSheetId: sheet.id,
    name: sheet.name,
    clientName: sheet.clientName,
    clientEmail: sheet.clientEmail,
    projectId: sheet.projectId,
    origin: sheet.origin,
    status: sheet.state,
    statusText: sheetStateWords[sheet.state],
    version: sheet.version,
    revision: sheet.revision,
    priceView: sheet.priceView,
    markupPercent: sheet.markupPercent,
    notes: sheet.notes,
    canEdit: sheet.origin === 'customer' && sheet.state !== 'archived',
    rooms,
    costCents: chosen.reduce((sum, { costCents }) => sum + costCents, 0),
    clientTotalCents: chosen.reduce((sum, { clientPriceCents }) => sum + clientPriceCents, 0),
    ...aroundView(sheet, around, call.now),
    createdBy: sheet.owner,
    createdAt: momentOf(sheet.createdAt),
    updatedAt: momentOf(sheet.updatedAt),
    updatedBy: sheet.updatedBy,
  }
}

export const pricesOfChosen = (item: SheetItem): { costCents: number; clientPriceCents: number } =>
  item.alternates.find(({ id }) => id === item.chosenAlternateId) ?? item

function aroundView({ version }: KeptSheet, around: SheetSurroundings, now: Date) {
  return {
    comments: around.comments.map((one) => ({ ...one, at: momentOf(one.at) })),
    signatures: around.signatures.map(signatureView),
    shares: around.shares.map(({ endedAt, ...share }) => ({
      ...share,
      createdAt: momentOf(share.createdAt),
      expiresAt: momentOf(share.expiresAt),
      lastViewedAt: maybeMoment(share.lastViewedAt),
      isLive: endedAt === null && new Date(share.expiresAt) > now,
    })),
    versions: around.versions.map((one) => ({
      version: one.version,
      at: momentOf(one.at),
      isSigned: around.signatures.some((signed) => signed.version === one.version && signed.voidedAt === null),
      isCurrent: one.version === version,
    })),
  }
}

export const signatureView = ({ voidedAt, ...signed }: SheetSurroundings['signatures'][number]) => ({
  ...signed,
  signedAt: momentOf(signed.signedAt),
  isVoid: voidedAt !== null,
})

function roomView(catalogue: Catalogue, sheet: KeptSheet, room: KeptSheetRoom, now: Date): SheetRoom {
  const items = room.items.map((item) => itemView(catalogue, sheet, item, now))
  const { id, name, areaSqft, allowanceCents } = room
  const clientTotalCents = items.reduce((sum, item) => sum + pricesOfChosen(item).clientPriceCents, 0)
  return { id, name, areaSqft, allowanceCents, clientTotalCents, items }
}

function itemView(catalogue: Catalogue, sheet: KeptSheet, item: KeptSheetItem, now: Date): SheetItem {
  const { id, surface, pattern, grout, trim, areaSqft, boxes, notes, ownClientPriceCents, chosenAlternateId } = item
  return {
    id,
    ...shownItem(catalogue, item.sku),
    surface,
    pattern,
    grout,
    trim,
    areaSqft,
    notes,
    boxes,
    purchaseUnit: unitOf(catalogue.find(item.sku)),
    ...sheetPrices(catalogue, sheet, item, now),
    ownClientPriceCents,
    alternates: item.alternates.map((one) => ({
      id: one.id,
      ...shownItem(catalogue, one.sku),
      boxes: one.boxes,
      purchaseUnit: unitOf(catalogue.find(one.sku)),
      note: one.note,
      ...sheetPrices(catalogue, sheet, one, now),
      ownClientPriceCents: one.ownClientPriceCents,
    })),
    chosenAlternateId,
  }
}
