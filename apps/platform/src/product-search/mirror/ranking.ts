import type { Queryable } from '@tessera/server/database'
import type { Sql } from '@tessera/server/sql'
import { Bits } from './bits.ts'
import type { Mirror, Part } from './mirror.ts'
import { idsIn } from './parts.ts'

/** The products a search finds, best first. */
export class FoundRanking implements Part {
  version = -1
  places = new Int32Array(0)
  bits = new Bits()
  private readonly mirror: Mirror
  private readonly select: Sql

  constructor(mirror: Mirror, select: Sql) {
    this.mirror = mirror
    this.select = select
  }

  async load(db: Queryable): Promise<void> {
    const ids = await idsIn(db, this.select)
    const bits = new Bits(ids.length)
    this.places = Int32Array.from(ids, (id) => this.mirror.place(id))
    for (const place of this.places) bits.add(place)
    this.bits = bits
  }

  /** A change of any product may change the ranks. */
  async update(): Promise<boolean> {
    return false
  }
}
