import { randomUUID } from 'node:crypto'
import type { SheetItemChangeInput, SheetRoomChangeInput } from '@tessera/client/shop/types.gen'
import { isLaid } from '@tessera/domain/planning/default-waste'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'
import { trimToNull } from '../plan-needs.ts'
import { isGone, itemNeed } from '../projects/item-need.ts'
import { checkRange, fourDecimals } from '../projects/resolve-item.ts'
import type { StoredSheet, StoredSheetItem, StoredSheetRoom } from './stored-sheet.ts'

const limits = { rooms: 60, items: 500, alternates: 6 }
const maxCents = 100_000_000_00

/** Completes the submitted rooms of a sheet with defaults. IDs from other sheets are refused. */
export function resolveRooms(
  catalog: Catalog,
  sheet: StoredSheet,
  rooms: readonly SheetRoomChangeInput[],
): StoredSheetRoom[] {
  const items = rooms.reduce((sum, room) => sum + (room.items?.length ?? 0), 0)
  if (rooms.length > limits.rooms || items > limits.items) return refuse('Project.TooMuch')
  const known = knownIn(sheet)
  const used = new Set<string>()
  const idOf = (id: string | null | undefined): string => {
    if (!id) return randomUUID()
    if (!known.ids.has(id) || used.has(id)) return invalid('rooms', 'Some of these items are no longer on the sheet.')
    used.add(id)
    return id
  }
  return rooms.map((room) => ({
    id: idOf(room.id),
    name: trimToNull(room.name) ?? invalid('rooms.name', 'Enter a room name.'),
    areaSqft: areaOf(room.areaSqft),
    allowanceCents: checkRange(room.allowanceCents ?? null, 'rooms.allowanceCents', 0, maxCents),
    items: (room.items ?? []).map((item) => resolveItem(catalog, item, idOf, known.skus)),
  }))
}

/** Products on the sheet may stay when they are discontinued, but discontinued products cannot be added. */
function knownIn({ rooms }: StoredSheet): { ids: Set<string>; skus: Set<string> } {
  const items = rooms.flatMap((room) => room.items)
  const alternates = items.flatMap((item) => item.alternates)
  return {
    ids: new Set([...rooms, ...items, ...alternates].map(({ id }) => id)),
    skus: new Set([...items, ...alternates].map(({ sku }) => sku)),
  }
}

type IdOf = (id: string | null | undefined) => string

function resolveItem(
  catalog: Catalog,
  item: SheetItemChangeInput,
  idOf: IdOf,
  skus: ReadonlySet<string>,
): StoredSheetItem {
  const product = getSold(catalog, item.sku ?? '', skus)
  const areaSqft = areaOf(item.areaSqft)
  const pattern = item.pattern ?? null
  const inputs = item.alternates ?? []
  if (inputs.length > limits.alternates)
    invalid('alternates', `An item can have up to ${limits.alternates} alternates.`)
  const alternates = inputs.map((one) => ({
    id: idOf(one.id),
    sku: one.sku ?? '',
    boxes: boxesOf(getSold(catalog, one.sku ?? '', skus), areaSqft, pattern, one.boxes),
    note: trimToNull(one.note),
    ownClientPriceCents: checkRange(one.ownClientPriceCents ?? null, 'ownClientPriceCents', 0, maxCents),
  }))
  const chosen = item.chosenAlternateId ?? null
  if (chosen !== null && !alternates.some(({ id }) => id === chosen))
    invalid('chosenAlternateId', 'Choose one of the alternates.')
  return {
    id: idOf(item.id),
    sku: item.sku ?? '',
    surface: item.surface ?? (product && isLaid(product.facts.kind) ? 'floor' : 'other'),
    pattern,
    grout: trimToNull(item.grout),
    trim: trimToNull(item.trim),
    areaSqft,
    boxes: boxesOf(product, areaSqft, pattern, item.boxes),
    notes: trimToNull(item.notes),
    ownClientPriceCents: checkRange(item.ownClientPriceCents ?? null, 'ownClientPriceCents', 0, maxCents),
    chosenAlternateId: chosen,
    alternates,
  }
}

function getSold(catalog: Catalog, sku: string, known: ReadonlySet<string>): CatalogProduct | undefined {
  const product = catalog.find(sku)
  return known.has(sku) || (product && !isGone(product)) ? product : refuse('Cart.UnknownProduct', { data: { sku } })
}

const areaOf = (area: number | null | undefined): number | null => {
  const checked = checkRange(area ?? null, 'areaSqft', 0.0001, 1_000_000)
  return checked === null ? null : fourDecimals(checked)
}

/** The given boxes, or else the boxes for the area with the usual waste. */
export function boxesOf(
  product: CatalogProduct | undefined,
  areaSqft: number | null,
  pattern: StoredSheetItem['pattern'],
  input: number | null | undefined,
): number {
  if (input != null) return checkRange(input, 'boxes', 1, 100_000)
  const measured = areaSqft !== null && product?.facts.units.sqftPerUnit ? ('area' as const) : ('box' as const)
  const quantity = { measuredBy: measured, areaSqft, wastePercent: null, pattern, spareBoxes: 0, boxes: 1 }
  return checkRange(itemNeed(product, quantity).boxes, 'boxes', 1, 100_000)
}
