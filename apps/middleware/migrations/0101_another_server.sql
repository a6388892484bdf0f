-- expand
-- On which server a look at transaction numbers was made; another one may give them to other transactions.
create function database_node() returns text language sql volatile as $$
  select extract(epoch from pg_postmaster_start_time())::text
    || case when pg_is_in_recovery() then '' else '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) end
$$;
