import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/**
 * Sequences normally keep what was drawn, even when the transaction is rolled back. A sequence that was restarted in the
 * transaction goes back with it, so a step that was cut off draws the same numbers when it is done again. Everybody else
 * who draws waits for the end of the transaction, which only a shop without its customers can afford.
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
