/** The edge: a pool or a connection of the driver. */
interface Connection {
  query(text: string): Promise<unknown>
}

/**
 * Gives all tables that have rows their statistics. A table without rows must not get any: known to be empty, it is
 * planned for as such until thousands of its rows have changed (0170), and the first guests' orders were found by reading
 * all others. Of a table without statistics PostgreSQL expects ten pages.
 */
export const analyzeFilled = (connection: Connection): Promise<unknown> =>
  connection.query(`
    do $$
    declare
      one regclass;
      is_filled boolean;
    begin
      for one in
        select c.oid from pg_class c
        where c.relkind = 'r' and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
      loop
        execute format('select exists (select from %s)', one) into is_filled;
        if is_filled then execute format('analyze %s', one); end if;
      end loop;
    end $$`)
