-- expand
-- Caches and readers hold transaction numbers. Another server may give the same numbers to other transactions, so each
-- look also says on which server it was made: since when it runs, and the time line, which a promotion raises.
create function database_node() returns text language sql volatile as $$
  select extract(epoch from pg_postmaster_start_time())::text
    || case when pg_is_in_recovery() then '' else '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) end
$$;

-- A new cluster counts transactions from the beginning, so after a restore from a dump every stored number is ahead of
-- the new ones. Logs are therefore numbered by functions, which then add the highest number that is stored.
create function log_xid() returns xid8 language sql volatile as $$ select pg_current_xact_id() $$;
create function log_xid_if_assigned() returns xid8 language sql stable as $$ select pg_current_xact_id_if_assigned() $$;
create function log_xmin() returns xid8 language sql stable as $$ select pg_snapshot_xmin(pg_current_snapshot()) $$;
create function log_xmax() returns xid8 language sql stable as $$ select pg_snapshot_xmax(pg_current_snapshot()) $$;
alter table events alter column xid set default log_xid();
alter table product_changes alter column xid set default log_xid();
alter table stock_movements alter column xid set default log_xid();

-- The cluster whose numbers are being stored.
create table log_cluster (
  single boolean primary key default true check (single),
  system_identifier text not null
);
insert into log_cluster (system_identifier) select system_identifier::text from pg_control_system();

-- Does nothing in the same cluster. In another one, numbers go on after the stored ones.
create function renew_log() returns boolean language plpgsql as $$
declare
  present text := (select system_identifier::text from pg_control_system());
  known text;
  reached bigint;
  one record;
begin
  select system_identifier into known from platform.log_cluster for update;
  if known = present then return false; end if;
  select greatest(
    (select max(xid::text::bigint) from platform.events),
    (select max(xid::text::bigint) from platform.product_changes),
    (select max(xid::text::bigint) from platform.stock_movements),
    (select max(priced_since::text::bigint) from platform.orders),
    (select last_xid::text::bigint from platform.event_cursor)) into reached;
  for one in values
    ('log_xid', 'volatile', 'pg_current_xact_id()'),
    ('log_xid_if_assigned', 'stable', 'pg_current_xact_id_if_assigned()'),
    ('log_xmin', 'stable', 'pg_snapshot_xmin(pg_current_snapshot())'),
    ('log_xmax', 'stable', 'pg_snapshot_xmax(pg_current_snapshot())')
  loop
    execute format('create or replace function platform.%I() returns xid8 language sql %s as %L', one.column1, one.column2,
      format('select (%s::text::bigint + %s)::text::xid8', one.column3, reached));
  end loop;
  update platform.log_cluster set system_identifier = present;
  return true;
end $$;
