import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Mirror, MirrorPart } from './mirror.ts'
import { readIDs } from './mirror-parts.ts'
import { type ChangeSnapshot, changesSince } from './product-changes.ts'

/** Products compared to find one position: two rounds for 40,000 products, three for millions. */
const probes = 200
/** Up to this many products are moved; above it, sorting all is cheaper. */
const maxMoved = 20

interface Moved {
  id: string
  /** Its position is before an index from `low` to `high`. */
  low: number
  high: number
}

/** All products sorted by `sortBy`, as PostgreSQL sorts them. */
export class MirrorSortOrder implements MirrorPart {
  version = -1
  places = new Int32Array(0)
  private readonly mirror: Mirror
  private readonly from: Sql
  private readonly order: Sql

  constructor(mirror: Mirror, from: Sql, order: Sql) {
    this.mirror = mirror
    this.from = from
    this.order = order
  }

  private select(which: Sql): Sql {
    return sql`select t.id from ${this.from} where t.marketplace_id = ${this.mirror.marketplace} and ${which} order by ${this.order}`
  }

  async load(db: Queryable): Promise<void> {
    const ids = await readIDs(db, this.select(sql`true`))
    this.places = Int32Array.from(ids, (id) => this.mirror.place(id))
  }

  /**
   * Removes the changed products and inserts them where PostgreSQL would, comparing each with a few others at a time.
   */
  async update(db: Queryable, changed: readonly string[]): Promise<boolean> {
    if (changed.length > maxMoved) return false
    const [{ mirror }, changedPlaces] = [this, new Set(changed.map((id) => this.mirror.place(id)))]
    const { version } = mirror
    const rest = this.places.filter((place) => !changedPlaces.has(place))
    const at = new Map(changed.map((id) => [id, this.findOld(id, changedPlaces)]))
    let moved: Moved[] = changed.map((id) => ({ id, low: 0, high: rest.length }))
    for (let round = 0; round === 0 || moved.some(({ low, high }) => low < high); round++) {
      const pivots = probesOf(moved, round === 0 ? at : new Map(), rest.length)
      const sorted = await this.sort(
        db,
        [...pivots].map((index) => mirror.id(rest[index] ?? -1)),
        changed,
      )
      // a concurrent write may have changed a compared product
      if (mirror.version !== version) return false
      moved = narrowRanges(moved, sorted, pivotIndexes(mirror, rest, pivots))
    }
    this.places = mergePlaces(
      rest,
      moved.map(({ id, low }) => ({ place: mirror.place(id), low })),
    )
    return true
  }

  /** Most changes do not move a product: first compare with its old neighbors. */
  private findOld(id: string, changedPlaces: ReadonlySet<number>): number | undefined {
    const old = this.places.indexOf(this.mirror.place(id))
    if (old < 0) return undefined
    return this.places.subarray(0, old).reduce((sum, place) => sum + (changedPlaces.has(place) ? 0 : 1), 0)
  }

  private async sort(db: Queryable, pivots: readonly string[], changed: readonly string[]): Promise<string[]> {
    const { marketplace, xmin } = this.mirror
    const row = await db.find<{ ids: string[] | null; seen: ChangeSnapshot }>(sql`
      select ${changesSince(marketplace, xmin)} as seen,
        (select json_agg(it.id) from (${this.select(sql`t.id = any (${[...pivots, ...changed]}::text[])`)}) it) as ids`)
    if (row) this.mirror.hear(row.seen)
    return row?.ids ?? []
  }
}

function probesOf(moved: readonly Moved[], at: ReadonlyMap<string, number | undefined>, length: number): Set<number> {
  const each = Math.max(2, Math.floor(probes / moved.length))
  const found = new Set<number>()
  for (const { id, low, high } of moved) {
    const old = at.get(id)
    if (old !== undefined) for (const index of [old - 1, old]) if (index >= 0 && index < length) found.add(index)
    const step = Math.max(1, (high - low) / each)
    for (let index = low; index < high; index += step) found.add(Math.floor(index))
  }
  return found
}

const pivotIndexes = (mirror: Mirror, rest: Int32Array, pivots: ReadonlySet<number>): Map<string, number> =>
  new Map([...pivots].map((index) => [mirror.id(rest[index] ?? -1), index]))

/** Narrows each range by the sorted pivots; deleted products are dropped. */
function narrowRanges(
  moved: readonly Moved[],
  sorted: readonly string[],
  pivots: ReadonlyMap<string, number>,
): Moved[] {
  const ranges = new Map<string, Moved>()
  const known = new Map(moved.map((one) => [one.id, one]))
  let low = 0
  let open: Moved[] = []
  for (const id of sorted) {
    const [pivot, one] = [pivots.get(id), known.get(id)]
    if (one) {
      const made = { ...one, low: Math.max(one.low, low) }
      ranges.set(id, made)
      open.push(made)
    }
    if (pivot === undefined) continue
    for (const made of open) made.high = Math.min(made.high, pivot)
    open = []
    low = pivot + 1
  }
  // in PostgreSQL's order, so that two products of the same gap are sorted
  return [...ranges.values()]
}

function mergePlaces(rest: Int32Array, moved: readonly { place: number; low: number }[]): Int32Array<ArrayBuffer> {
  const made = new Int32Array(rest.length + moved.length)
  let [from, to] = [0, 0]
  for (const { place, low } of moved) {
    made.set(rest.subarray(from, low), to)
    to += low - from
    from = low
    made[to++] = place
  }
  made.set(rest.subarray(from), to)
  return made
}
