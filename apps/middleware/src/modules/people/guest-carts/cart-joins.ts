import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface CartJoin {
  guestOrderID: string
  personID: string
  state: 'waiting' | 'moving' | 'merging'
  sealedToken: string | null
  previousCartID: string | null
}

/** The first sign-in with a guest token counts: a guest's cart is merged into one person's cart, once (CRT-2). */
export async function insertJoin(db: Queryable, join: { guestOrderID: string; personID: string; sealedToken: string }) {
  await db.rows(sql`
    insert into cart_joins (guest_order_id, person_id, sealed_token)
    values (${join.guestOrderID}, ${join.personID}, ${join.sealedToken})
    on conflict do nothing`)
}

export const listOpenJoins = (db: Queryable, personID: string): Promise<CartJoin[]> =>
  db.rows<CartJoin>(sql`
    select guest_order_id as "guestOrderID", person_id as "personID", state, sealed_token as "sealedToken",
      previous_cart_id as "previousCartID"
    from cart_joins
    where person_id = ${personID} and state in ('waiting', 'moving', 'merging')
    order by created_at`)

export async function beginMove(db: Queryable, join: CartJoin, previousCartID: string | null): Promise<CartJoin> {
  await db.rows(sql`
    update cart_joins set state = 'moving', previous_cart_id = ${previousCartID}, updated_at = now()
    where guest_order_id = ${join.guestOrderID}`)
  return { ...join, state: 'moving', previousCartID }
}

export async function beginMerge(db: Queryable, join: CartJoin): Promise<CartJoin> {
  await db.rows(sql`
    update cart_joins set state = 'merging', sealed_token = null, updated_at = now()
    where guest_order_id = ${join.guestOrderID}`)
  return { ...join, state: 'merging', sealedToken: null }
}

export async function endJoin(
  db: Queryable,
  { guestOrderID }: CartJoin,
  state: 'done' | 'held' | 'gone',
  lines = 0,
  problem: string | null = null,
): Promise<number> {
  await db.rows(sql`
    update cart_joins set state = ${state}, lines = ${lines}, problem = ${problem}, sealed_token = null, updated_at = now()
    where guest_order_id = ${guestOrderID}`)
  return lines
}
