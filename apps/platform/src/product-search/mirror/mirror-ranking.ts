import type { Queryable } from '@tessera/server/database'
import type { Sql } from '@tessera/server/sql'
import { BitSet } from './bit-set.ts'
import type { Mirror, MirrorPart } from './mirror.ts'
import { readIDs } from './mirror-parts.ts'

/** The products a search finds, best first. */
export class MirrorRanking implements MirrorPart {
  version = -1
  places = new Int32Array(0)
  bits = new BitSet()
  private readonly mirror: Mirror
  private readonly select: Sql

  constructor(mirror: Mirror, select: Sql) {
    this.mirror = mirror
    this.select = select
  }

  async load(db: Queryable): Promise<void> {
    const ids = await readIDs(db, this.select)
    const bits = new BitSet(ids.length)
    this.places = Int32Array.from(ids, (id) => this.mirror.place(id))
    for (const place of this.places) bits.add(place)
    this.bits = bits
  }

  /** A change of any product may change the ranks. */
  async update(): Promise<boolean> {
    return false
  }
}
