import { readLocalPath } from '@tessera/contract/kit/read-local-path'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid } from '../../../kit/shop-error.ts'
import { shippedRedirects } from './shipped-redirects.ts'

export interface Redirect {
  source: string
  kind: 'page' | 'product'
  /** 410 means gone and has no target. */
  status: 301 | 302 | 410
  target: string | null
}

const maxHops = 10

export const listRedirects = (db: Queryable, kind: Redirect['kind']): Promise<Redirect[]> =>
  db.rows(sql`select source, kind, status, target from redirects where active and kind = ${kind} order by source`)

/**
 * Resolves a chain of redirects to one step: 301 only if every step is 301. Full URLs are reduced to their path,
 * because callers send the address from the browser.
 */
export async function findRedirect(
  db: Queryable,
  address: string,
  kind?: Redirect['kind'],
): Promise<Redirect | undefined> {
  const source = findSource(address)
  if (!source) return undefined
  const steps = await readChain(db, source)
  const [first] = steps
  const last = steps.at(-1)
  if (!first || !last || (kind && first.kind !== kind)) return undefined
  if (last.status === 410) return { ...last, source, kind: first.kind }
  const status = steps.some((step) => step.status === 302) ? 302 : 301
  return { source, kind: first.kind, status, target: last.target }
}

const readChain = (db: Queryable, source: string): Promise<Redirect[]> =>
  db.rows(sql`
    with recursive steps as (
      select source, kind, status, target, 1 as hop from redirects where active and source = ${source}
      union all
      select r.source, r.kind, r.status, r.target, s.hop + 1 from steps s join redirects r on r.source = s.target
      where r.active and s.hop < ${maxHops})
    select source, kind, status, target from steps order by hop`)

/** The path only, without a trailing slash. */
function findSource(address: string): string | undefined {
  const path = readLocalPath(address.replace(/^https?:\/\/[^/?#\\]+/, ''))?.replace(/[?#].*$/, '')
  return path && path.length > 1 ? path.replace(/\/$/, '') : path
}

/** Refuses external targets and loops. Runs in a transaction; its lock keeps two editors from creating a loop together. */
export async function saveRedirect(db: Queryable, redirect: Redirect): Promise<Redirect> {
  const checked = checkRedirect(redirect)
  await lockRedirects(db)
  await refuseLoop(db, checked)
  const { source, kind, status, target } = checked
  await db.rows(sql`
    insert into redirects (source, kind, status, target, edited)
    values (${source}, ${kind}, ${status}, ${target}, ${!isShipped(checked)})
    on conflict (source) do update set kind = excluded.kind, status = excluded.status, target = excluded.target,
      active = true, edited = excluded.edited, updated_at = clock_timestamp()`)
  return checked
}

/** One that is as it came with the program, also after a deletion that was taken back. */
const isShipped = ({ source, kind, status, target }: Redirect): boolean =>
  shippedRedirects.some(
    (one) => one.source === source && one.kind === kind && one.status === status && one.target === target,
  )

export const lockRedirects = (db: Queryable) => db.rows(sql`lock table redirects in share row exclusive mode`)

export function checkRedirect({ source: from, kind, status, target: to }: Redirect): Redirect {
  const source = findSource(from)
  if (!source || source === '/' || /[?#]/.test(from)) {
    return invalid('source', 'Enter a path of this shop, such as /old-page, without a question mark.')
  }
  if (status === 410) return { source, kind, status, target: null }
  const target = readLocalPath(to)
  if (!target) return invalid('target', 'Enter a path of this shop that begins with one slash.')
  if (findSource(target) === source) return invalid('target', 'This would lead back to itself.')
  return { source, kind, status, target }
}

/** Follows the redirects from the new target on. */
async function refuseLoop(db: Queryable, { source, target }: Redirect): Promise<void> {
  const next = target && findSource(target)
  if (!next) return
  const steps = await readChain(db, next)
  if (steps.some((step) => step.source === source || step.target === source)) {
    invalid('target', `This would run in a circle: ${target} leads back to ${source}.`)
  }
  if (steps.length >= maxHops) invalid('target', `This would need more than ${maxHops} steps. Name the last one.`)
}

export async function deleteRedirect(db: Queryable, source: string): Promise<void> {
  await db.rows(
    sql`update redirects set active = false, edited = true, updated_at = clock_timestamp() where source = ${source}`,
  )
}
