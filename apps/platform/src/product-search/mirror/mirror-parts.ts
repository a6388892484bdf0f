import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { ListValue } from '../../engine/list-value.ts'
import { BitSet } from './bit-set.ts'
import { type ColumnEntry, jsonEntry, numberEntry, plainEntry } from './column-entry.ts'
import type { Mirror, MirrorPart } from './mirror.ts'
import { ValueColumn } from './value-column.ts'

/** The products that match a condition, as evaluated by PostgreSQL. */
export class MirrorSet implements MirrorPart {
  version = -1
  bits = new BitSet()
  readonly isOfTree: boolean
  private readonly mirror: Mirror
  /** `select t.id …` for all products or for a few. */
  private readonly all: Sql
  private readonly few: Sql

  constructor(mirror: Mirror, { all, few = all, isOfTree = false }: { all: Sql; few?: Sql; isOfTree?: boolean }) {
    this.mirror = mirror
    this.all = all
    this.few = few
    this.isOfTree = isOfTree
  }

  async load(db: Queryable): Promise<void> {
    const found = await readIDs(db, this.all)
    const bits = new BitSet(found.length)
    for (const id of found) bits.add(this.mirror.place(id))
    this.bits = bits
  }

  async update(db: Queryable, changed: readonly string[]): Promise<boolean> {
    const found = await readIDs(db, sql`${this.few} and t.id = any (${changed}::text[])`)
    for (const id of changed) this.bits.delete(this.mirror.place(id))
    for (const id of found) this.bits.add(this.mirror.place(id))
    return true
  }
}

/** Reads one JSON text, because the driver parses rows one by one. */
export async function readIDs(db: Queryable, select: Sql): Promise<string[]> {
  const row = await db.find<{ ids: string[] | null }>(sql`select json_agg(it.id) as ids from (${select}) it`)
  return row?.ids ?? []
}

/** Limit of characters per column; longer ones, such as HTML, stay in PostgreSQL. */
const maxLength = 8_000_000

export class MirrorColumn implements MirrorPart {
  version = -1
  column = new ValueColumn()
  isTooLong = false
  private readonly mirror: Mirror
  private readonly from: Sql
  private readonly value: ListValue

  constructor(mirror: Mirror, from: Sql, value: ListValue) {
    this.mirror = mirror
    this.from = from
    this.value = value
  }

  async load(db: Queryable): Promise<void> {
    this.column = new ValueColumn()
    await this.read(db, sql`true`)
  }

  async update(db: Queryable, changed: readonly string[]): Promise<boolean> {
    if (this.column.isWorn) return false
    const found = await this.read(db, sql`t.id = any (${changed}::text[])`)
    for (const id of changed) if (!found.has(id)) this.column.set(this.mirror.place(id), null, plainEntry)
    return true
  }

  private async read(db: Queryable, which: Sql): Promise<ReadonlySet<string>> {
    const row = await db.find<{ length: number; values: [string, string, string | null][] | null }>(sql`
      select coalesce(sum(length(v.text)), 0)::int as length,
        case when coalesce(sum(length(v.text)), 0) <= ${maxLength}::int then json_agg(json_build_array(v.id, v.text, v.lowered)) end as values
      from (
        select t.id, ${this.texts()} from ${this.from}
        where t.marketplace_id = ${this.mirror.marketplace} and ${which}) v
      where v.text is not null`)
    this.isTooLong ||= (row?.length ?? 0) > maxLength
    const values = row?.values ?? []
    for (const [id, text, lowered] of values)
      this.column.set(this.mirror.place(id), text, (key) => this.entry(key, lowered))
    return new Set(values.map(([id]) => id))
  }

  /** PostgreSQL converts text to lower case, as in its comparisons. The original JSON is read too, for facets. */
  private texts(): Sql {
    const { type, sql: value } = this.value
    if (type === 'jsonb') return sql`${value}::text as text, nullif(lower(${value}::text), ${value}::text) as lowered`
    if (type === 'text' || type === 'id') return sql`lower(${value}) as text, null as lowered`
    return sql`${value}::text as text, null as lowered`
  }

  private entry(key: string, lowered: string | null): ColumnEntry {
    const { type } = this.value
    if (type === 'jsonb') return jsonEntry(key, lowered ?? key)
    return type === 'integer' || type === 'numeric' ? numberEntry(key) : plainEntry(key)
  }
}
