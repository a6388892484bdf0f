import { randomUUID } from 'node:crypto'
import type { SheetItemChangeInput, SheetRoomChangeInput } from '@tessera/client/shop/types.gen'
import { isLaid } from '@tessera/domain/planning/default-waste'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Article } from '../../catalog/feed/article.ts'
import type { Catalogue } from '../../catalog/feed/catalog.ts'
import { isGone, itemNeed } from '../projects/item-need.ts'
import { trimmed } from '../projects/plan-needs.ts'
import { fourDecimals, within } from '../projects/settle-item.ts'
import type { KeptSheet, KeptSheetItem, KeptSheetRoom } from './stored-sheet.ts'

const most = { rooms: 60, items: 500, alternates: 6 }
const mostCents = 100_000_000_00

/** Completes the submitted rooms of a sheet with defaults. IDs from other sheets are refused. */
export function settleTree(
  catalogue: Catalogue,
  sheet: KeptSheet,
  rooms: readonly SheetRoomChangeInput[],
): KeptSheetRoom[] {
  const items = rooms.reduce((sum, room) => sum + (room.items?.length ?? 0), 0)
  if (rooms.length > most.rooms || items > most.items) return refuse('Project.TooMuch')
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
    name: trimmed(room.name) ?? invalid('rooms.name', 'Enter a room name.'),
    areaSqft: areaOf(room.areaSqft),
    allowanceCents: within(room.allowanceCents ?? null, 'rooms.allowanceCents', 0, mostCents),
    items: (room.items ?? []).map((item) => settleItem(catalogue, item, idOf, known.skus)),
  }))
}

/** Products on the sheet may stay when they are discontinued, but discontinued products cannot be added. */
function knownIn({ rooms }: KeptSheet): { ids: Set<string>; skus: Set<string> } {
  const items = rooms.flatMap((room) => room.items)
  const alternates = items.flatMap((item) => item.alternates)
  return {
    ids: new Set([...rooms, ...items, ...alternates].map(({ id }) => id)),
    skus: new Set([...items, ...alternates].map(({ sku }) => sku)),
  }
}

type IdOf = (id: string | null | undefined) => string

function settleItem(
  catalogue: Catalogue,
  item: SheetItemChangeInput,
  idOf: IdOf,
  skus: ReadonlySet<string>,
): KeptSheetItem {
  const article = getSold(catalogue, item.sku ?? '', skus)
  const areaSqft = areaOf(item.areaSqft)
  const pattern = item.pattern ?? null
  const given = item.alternates ?? []
  if (given.length > most.alternates) invalid('alternates', `An item can have up to ${most.alternates} alternates.`)
  const alternates = given.map((one) => ({
    id: idOf(one.id),
    sku: one.sku ?? '',
    boxes: boxesOf(getSold(catalogue, one.sku ?? '', skus), areaSqft, pattern, one.boxes),
    note: trimmed(one.note),
    ownClientPriceCents: within(one.ownClientPriceCents ?? null, 'ownClientPriceCents', 0, mostCents),
  }))
  const chosen = item.chosenAlternateId ?? null
  if (chosen !== null && !alternates.some(({ id }) => id === chosen))
    invalid('chosenAlternateId', 'Choose one of the alternates.')
  return {
    id: idOf(item.id),
    sku: item.sku ?? '',
    surface: item.surface ?? (article && isLaid(article.facts.kind) ? 'floor' : 'other'),
    pattern,
    grout: trimmed(item.grout),
    trim: trimmed(item.trim),
    areaSqft,
    boxes: boxesOf(article, areaSqft, pattern, item.boxes),
    notes: trimmed(item.notes),
    ownClientPriceCents: within(item.ownClientPriceCents ?? null, 'ownClientPriceCents', 0, mostCents),
    chosenAlternateId: chosen,
    alternates,
  }
}

function getSold(catalogue: Catalogue, sku: string, known: ReadonlySet<string>): Article | undefined {
  const article = catalogue.find(sku)
  return known.has(sku) || (article && !isGone(article)) ? article : refuse('Cart.UnknownProduct', { data: { sku } })
}

const areaOf = (area: number | null | undefined): number | null => {
  const checked = within(area ?? null, 'areaSqft', 0.0001, 1_000_000)
  return checked === null ? null : fourDecimals(checked)
}

/** The given boxes, or else the boxes for the area with the usual waste. */
export function boxesOf(
  article: Article | undefined,
  areaSqft: number | null,
  pattern: KeptSheetItem['pattern'],
  told: number | null | undefined,
): number {
  if (told != null) return within(told, 'boxes', 1, 100_000)
  const measured = areaSqft !== null && article?.facts.units.sqftPerUnit ? ('area' as const) : ('box' as const)
  const wish = { measuredBy: measured, areaSqft, wastePercent: null, pattern, spareBoxes: 0, boxes: 1 }
  return within(itemNeed(article, wish).boxes, 'boxes', 1, 100_000)
}
