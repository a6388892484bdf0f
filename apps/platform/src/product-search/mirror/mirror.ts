import { isDatabase, type Queryable } from '@tessera/server/database'
import { LruCache } from '@tessera/server/lru-cache'
import { takeTurns } from '@tessera/server/take-turns'
import { type ChangeSnapshot, categoryTreeID, maxChanges, type ProductChange } from './product-changes.ts'

/** Data computed from all products of a marketplace, with the version of its last update. */
export interface MirrorPart {
  /** The number of changes applied; -1 before the first load. */
  version: number
  /** Loads the current data. */
  load(db: Queryable): Promise<void>
  /** Updates these products only. False: it should be loaded again. */
  update(db: Queryable, changed: readonly string[]): Promise<boolean>
  /** Whether it depends on the category tree. */
  isOfTree?: boolean
  renewal?: Promise<void> | undefined
}

/** Parts are small: sets of 1 kB and columns of 40 kB and more, at 10,000 products. */
const maxParts = 200
/** Changes stored for parts that have not been used since. */
const maxRemembered = 2000

/**
 * After a fail-over a list needs twenty parts at once. Read all together they would take every connection, and looks for
 * changes, which show them to others within two seconds, would wait behind them.
 */
const loadInTurn = takeTurns(2)

/**
 * The in-process data of all products of one marketplace that lists need. Every statement that checks for currency also
 * reads the changes since (`changesSince`); a part is updated when it is next used.
 */
export class Mirror {
  readonly marketplace: string
  /** The server whose transactions the numbers are. */
  private node: string
  xmin: string
  private seen = new Map<number, string>()
  private places = new Map<string, number>()
  private ids: string[] = []
  /** Changed product IDs in order; the first `base` were dropped. */
  private changed: string[] = []
  private base = 0
  private treeVersion = -1
  private parts = new LruCache<MirrorPart>(maxParts)

  constructor(marketplace: string, { node, xmin }: Pick<ChangeSnapshot, 'node' | 'xmin'>) {
    this.marketplace = marketplace
    this.node = node
    this.xmin = xmin
  }

  get version(): number {
    return this.base + this.changed.length
  }

  /** The index of a product; a new one gets the next. */
  place(id: string): number {
    const known = this.places.get(id)
    if (known !== undefined) return known
    this.places.set(id, this.ids.length)
    return this.ids.push(id) - 1
  }

  /** Number of products that exist or existed. */
  get size(): number {
    return this.ids.length
  }

  id(place: number): string {
    return this.ids[place] ?? ''
  }

  /** Adds the changes that a statement saw. Adding a change twice is harmless. */
  hear({ node, xmin, changes }: ChangeSnapshot): void {
    if (node !== this.node) {
      this.startOver(node, xmin)
      return
    }
    const all = changes ?? []
    if (all.length > maxChanges) this.forget()
    for (const [id, , products] of all) if (!this.seen.has(id)) this.note(products)
    for (const [id, xid] of all) this.seen.set(id, xid)
    if (BigInt(xmin) <= BigInt(this.xmin)) return
    this.xmin = xmin
    for (const [id, xid] of this.seen) if (BigInt(xid) < BigInt(xmin)) this.seen.delete(id)
  }

  /** Another server may lack changes that were seen, and number others like them. */
  private startOver(node: string, xmin: string): void {
    this.forget()
    this.treeVersion = this.version
    this.seen.clear()
    this.node = node
    this.xmin = xmin
  }

  private note(products: ProductChange[2]): void {
    this.changed.push(...products)
    if (products.includes(categoryTreeID)) this.treeVersion = this.version
    if (this.changed.length > 2 * maxRemembered) this.base += this.changed.splice(0, maxRemembered).length
  }

  private forget(): void {
    this.base += this.changed.length + 1
    this.changed = []
  }

  /** The part of this name, created on first use. */
  part<P extends MirrorPart>(key: string, make: () => P): P {
    return this.parts.getOrCreate(key, make) as P
  }

  /** Updates parts to the latest changes. */
  async renew(db: Queryable, parts: readonly MirrorPart[]): Promise<void> {
    const wanted = this.version
    await Promise.all(parts.filter((part) => part.version < wanted).map((part) => this.renewOne(db, part, wanted)))
  }

  private async renewOne(db: Queryable, part: MirrorPart, wanted: number): Promise<void> {
    while (part.version < wanted) {
      part.renewal ??= this.step(db, part).finally(() => {
        part.renewal = undefined
      })
      await part.renewal
    }
  }

  private async step(db: Queryable, part: MirrorPart): Promise<void> {
    const upTo = this.version
    const changed = this.findChanged(part)
    if (!changed || !(await part.update(db, changed))) await load(db, part)
    part.version = upTo
  }

  private findChanged({ version, isOfTree }: MirrorPart): string[] | undefined {
    if (version < this.base || (isOfTree && version < this.treeVersion)) return undefined
    const changed = new Set(this.changed.slice(version - this.base))
    return changed.size > maxChanges ? undefined : [...changed]
  }
}

/** A transaction does not wait for others: they may need the connection that it has. */
const load = (db: Queryable, part: MirrorPart): Promise<void> =>
  isDatabase(db) ? loadInTurn(() => part.load(db)) : part.load(db)
