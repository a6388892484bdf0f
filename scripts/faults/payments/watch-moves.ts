import type { PaymentShop } from './open-payment-shop.ts'

/** Installs a trigger that logs every state change. */
export async function watchMoves({ database }: PaymentShop): Promise<void> {
  await database.pool.query(`
    create table if not exists shop.watched_moves (attempt text not null, before text not null, after text not null);
    truncate shop.watched_moves;
    create or replace function shop.watch_move() returns trigger language plpgsql as $$
    begin
      insert into shop.watched_moves values (new.id, old.state, new.state);
      return new;
    end $$;
    create or replace trigger watch_move after update of state on shop.payment_attempts
      for each row when (old.state is distinct from new.state) execute function shop.watch_move()`)
}

/** How often each attempt left the state in which it waits for the bank. */
export async function readMoves({ database }: PaymentShop): Promise<Map<string, number>> {
  const { rows } = await database.pool.query<{ attempt: string; moves: number }>(
    `select attempt, count(*)::int as moves from shop.watched_moves where before = 'challenge' group by attempt`,
  )
  return new Map(rows.map(({ attempt, moves }) => [attempt, moves]))
}

export async function readStates({ database }: PaymentShop): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ id: string; state: string }>('select id, state from payment_attempts')
  return new Map(rows.map(({ id, state }) => [id, state]))
}
