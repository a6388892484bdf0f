-- expand
-- Staff read reviews of all products by state: held ones oldest first, the others newest first.
create index reviews_state on reviews (state, written_at desc, id);
