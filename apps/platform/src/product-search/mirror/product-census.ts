import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Mirror, MirrorPart } from './mirror.ts'

/** Above this limit loading takes too long, and PostgreSQL answers each list. */
const maxProducts = 200_000

/** Counts products, to decide whether they are few enough to mirror. */
export class ProductCensus implements MirrorPart {
  version = -1
  private count = 0
  private readonly mirror: Mirror

  constructor(mirror: Mirror) {
    this.mirror = mirror
  }

  get isSmall(): boolean {
    return this.count <= maxProducts
  }

  async load(db: Queryable): Promise<void> {
    const row = await db.find<{ count: number }>(sql`
      select count(*)::int as count
      from (select from products where marketplace_id = ${this.mirror.marketplace} limit ${maxProducts + 1}) it`)
    this.count = row?.count ?? 0
  }

  async update(_db: Queryable, changed: readonly string[]): Promise<boolean> {
    this.count += changed.length
    return this.isSmall
  }
}
