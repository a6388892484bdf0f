import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/**
 * A sequence normally does not roll back with its transaction. One that was restarted inside the transaction does, so a
 * step that was cut off draws the same numbers when it runs again. Concurrent users of the sequence wait for the end of
 * the transaction, which is acceptable only before the shop has customers.
 */
export const holdNumbers = (db: Queryable): Promise<void> =>
  db.send(sql`
    do $$
    declare
      one text;
      next bigint;
    begin
      for one in select sequencename from pg_sequences where schemaname = current_schema() order by 1 loop
        execute format('select last_value + is_called::int from %I', one) into next;
        execute format('alter sequence %I restart with %s', one, next);
      end loop;
    end $$`)
