-- Boxes that a customer adds to an order before it is picked. The state says what is about to be done: it is written
-- before the platform is asked, so that whoever finds it later takes back what nobody has agreed to.
create table order_additions (
  -- of the form that was sent: sent again, it is the same addition
  id uuid primary key,
  document_id text not null references sales_documents,
  person_id uuid not null references people,
  sku text not null,
  boxes integer not null check (boxes > 0),
  -- asked: the platform may have it; booked: ours, and its costs are not there yet; done; undoing; refused
  state text not null check (state in ('asked', 'booked', 'done', 'undoing', 'refused')),
  -- of the platform's order
  line_ids text[] not null,
  total_cents bigint check (total_cents >= 0),
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  check (state not in ('booked', 'done') or total_cents is not null)
);
create index order_additions_open on order_additions (moved_at) where state in ('asked', 'booked', 'undoing');
create index order_additions_document on order_additions (document_id);
