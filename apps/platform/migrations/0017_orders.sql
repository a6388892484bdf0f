-- An order and all that is locked with it. The key inside never changes, so a new ID costs one row.
create table orders (
  uid bigint generated always as identity primary key,
  marketplace_id text not null references marketplaces (id) on delete cascade,
  -- bought by a buyer, or by the marketplace owner from a supplier
  side text not null default 'buyer' check (side in ('buyer', 'seller')),
  id text not null,
  from_company_id text not null,
  from_user_uid bigint references users (uid) on delete set null,
  -- as it was when the order left the cart; a guest's own name from the start
  from_user jsonb,
  to_company_id text not null,
  client_id text,
  is_guest boolean not null default false,
  -- the cart is the unsubmitted order that was last made or named one
  cart_since timestamptz not null default now(),
  billing_address_id text,
  billing_address jsonb,
  shipping_address_id text,
  given_shipping_address_id text,
  shipping_address jsonb,
  comments text,
  line_item_count integer not null default 0,
  status text not null default 'Unsubmitted' check (status in ('Unsubmitted', 'AwaitingApproval', 'Declined', 'Open', 'Completed', 'Canceled')),
  date_created timestamptz not null default now(),
  date_submitted timestamptz,
  date_approved timestamptz,
  date_declined timestamptz,
  date_canceled timestamptz,
  date_completed timestamptz,
  last_updated timestamptz not null default now(),
  subtotal numeric(19,4) not null default 0 check (subtotal >= 0),
  shipping_cost numeric(19,4) not null default 0 check (shipping_cost >= 0),
  tax_cost numeric(19,4) not null default 0 check (tax_cost >= 0),
  gratuity numeric(19,4) not null default 0 check (gratuity >= 0),
  fees numeric(19,4) not null default 0,
  promotion_discount numeric(19,4) not null default 0,
  -- MON-1: nobody writes a total
  total numeric(19,4) not null generated always as (subtotal + shipping_cost + tax_cost + gratuity + fees - promotion_discount) stored,
  currency text,
  is_submitted boolean not null default false,
  subscription_id text,
  is_calculated boolean not null default false,
  ship_estimate_response jsonb,
  order_calculate_response jsonb,
  order_submit_response jsonb,
  xp jsonb,
  constraint orders_key unique (marketplace_id, side, id),
  constraint orders_discount check (promotion_discount >= 0 and promotion_discount <= subtotal + shipping_cost),
  constraint orders_total check (total >= 0)
);
create index orders_user on orders (from_user_uid, status, cart_since desc);
create index orders_company on orders (marketplace_id, from_company_id, date_created);
create index orders_submitted on orders (marketplace_id, is_submitted, date_submitted);

create table line_items (
  order_uid bigint not null references orders (uid) on delete cascade,
  id text not null,
  product_id text not null,
  quantity integer not null check (quantity > 0),
  bundle_item_id text,
  is_bundle boolean not null default false,
  date_added timestamptz not null default now(),
  quantity_shipped integer not null default 0 check (quantity_shipped >= 0 and quantity_shipped <= quantity),
  unit_price numeric(19,4),
  promotion_discount numeric(19,4) not null default 0 check (promotion_discount >= 0),
  line_subtotal numeric(19,4) not null default 0 check (line_subtotal >= 0),
  line_total numeric(19,4) not null generated always as (line_subtotal - promotion_discount) stored,
  cost_center text,
  date_needed timestamptz,
  shipping_account text,
  shipping_address_id text,
  shipping_address jsonb,
  ship_from_address_id text,
  ship_from_address jsonb,
  -- copies: what the product was when it was last priced, and for good once the order is submitted
  product jsonb,
  variant jsonb,
  variant_id text,
  supplier_id text,
  inventory_record_id text,
  -- what this line holds of the stock, so that it is given back once and to where it came from
  stock_taken jsonb,
  price_schedule_id text,
  is_on_sale boolean not null default false,
  price_overridden boolean not null default false,
  specs jsonb not null default '[]',
  incoming_order_id text,
  outgoing_order_id text,
  invitation_id text,
  xp jsonb,
  constraint line_items_key primary key (order_uid, id)
);
create index line_items_product on line_items (product_id);

create table order_promotions (
  order_uid bigint not null references orders (uid) on delete cascade,
  promotion_id text not null,
  line_item_id text,
  amount numeric(19,4) not null check (amount >= 0),
  amount_overridden boolean not null default false,
  date_applied timestamptz not null default now(),
  -- as it was when the order was submitted
  promotion jsonb,
  constraint order_promotions_key unique nulls not distinct (order_uid, promotion_id, line_item_id)
);
create index order_promotions_promotion on order_promotions (promotion_id);

-- PRO-2: the n-th use by a user exists once, however many submit at the same moment.
create table promotion_redemptions (
  marketplace_id text not null references marketplaces (id) on delete cascade,
  promotion_id text not null,
  user_uid bigint not null,
  nth integer not null,
  order_uid bigint not null references orders (uid) on delete cascade,
  constraint promotion_redemptions_key primary key (marketplace_id, promotion_id, user_uid, nth),
  constraint promotion_redemptions_once unique (order_uid, promotion_id),
  constraint promotion_redemptions_promotion foreign key (marketplace_id, promotion_id) references promotions (marketplace_id, id) on update cascade on delete cascade
);

-- ORD-4: the documented ways, and no way out of Canceled.
create function check_order_status() returns trigger language plpgsql as $$
begin
  if old.status = new.status or (old.status, new.status) in (
    ('Unsubmitted', 'AwaitingApproval'), ('Unsubmitted', 'Open'), ('Unsubmitted', 'Canceled'),
    ('AwaitingApproval', 'Open'), ('AwaitingApproval', 'Declined'), ('AwaitingApproval', 'Unsubmitted'), ('AwaitingApproval', 'Canceled'),
    ('Declined', 'Unsubmitted'), ('Declined', 'Canceled'), ('Open', 'Completed'), ('Open', 'Canceled')) then
    return new;
  end if;
  raise exception 'An order does not go from % to %.', old.status, new.status using errcode = 'check_violation', constraint = 'orders_status';
end $$;
create trigger orders_status before update of status on orders for each row execute function check_order_status();

-- MON-1: at the end of each transaction the sums of the lines are those of the order, to the last decimal.
create function check_order_sums() returns trigger language plpgsql as $$
declare
  lines record;
  discount numeric;
begin
  select coalesce(sum(line_subtotal), 0) as subtotal, coalesce(sum(promotion_discount), 0) as discount into lines
  from line_items where order_uid = new.uid;
  select coalesce(sum(amount), 0) into discount from order_promotions where order_uid = new.uid;
  if exists (select from orders o where o.uid = new.uid and (o.subtotal <> lines.subtotal or o.promotion_discount <> discount)) then
    raise exception 'The sums of order % do not agree with its lines.', new.id using errcode = 'check_violation', constraint = 'orders_sums';
  end if;
  return null;
end $$;
create constraint trigger orders_sums after insert or update on orders deferrable initially deferred
  for each row execute function check_order_sums();

-- The user an order is from: as it was at submit, with a guest's own name, or as it is now.
create function order_user(o orders) returns jsonb language sql stable as $$
  select case when o.is_submitted and o.from_user is not null then o.from_user
    else jsonb_build_object('FailedLoginAttempts', 0, 'ID', u.id, 'CompanyID', u.company_id, 'Username', u.username, 'Password', null,
      'FirstName', u.first_name, 'LastName', u.last_name, 'Email', u.email, 'Phone', u.phone, 'TermsAccepted', u.terms_accepted,
      'Active', u.active, 'xp', u.xp, 'AvailableRoles', null, 'Locale', user_locale(u.marketplace_id, u.company_type, u.company_id, u.id),
      'DateCreated', u.date_created, 'LastActive', u.last_active, 'PasswordLastSetDate', u.password_last_set_date)
      - 'FailedLoginAttempts' || coalesce(o.from_user, '{}') end
  from (select 1) one
  left join users u on u.uid = o.from_user_uid
$$;

-- An address of the buyer an order is from, by its ID.
create function order_address(o_uid bigint, address text) returns jsonb language sql stable as $$
  select address_json(a)::jsonb
  from orders o
  join addresses a on a.marketplace_id = o.marketplace_id and a.company_type = 'buyer' and a.company_id = o.from_company_id and a.id = address
  where o.uid = o_uid
$$;

-- Where goods leave from: a place of the seller or of a supplier.
create function ship_from_address(o_uid bigint, address text) returns jsonb language sql stable as $$
  select address_json(a)::jsonb
  from orders o
  join addresses a on a.marketplace_id = o.marketplace_id and a.company_type in ('seller', 'supplier') and a.id = address
  where o.uid = o_uid
  order by a.company_type
  limit 1
$$;

-- What an order and its parts are at the moment they are submitted stays with them.
create function keep_copies(o_uid bigint) returns void language sql as $$
  update line_items l set
    shipping_address = coalesce(case when l.shipping_address_id is not null then order_address(o_uid, l.shipping_address_id) end, l.shipping_address),
    ship_from_address = coalesce(case when l.ship_from_address_id is not null then ship_from_address(o_uid, l.ship_from_address_id) end, l.ship_from_address)
  where l.order_uid = o_uid;
  update order_promotions a set promotion = to_jsonb(p)
  from orders o, promotions p
  where a.order_uid = o_uid and o.uid = o_uid and p.marketplace_id = o.marketplace_id and p.id = a.promotion_id;
  update orders o set
    billing_address = coalesce(case when o.billing_address_id is not null then order_address(o_uid, o.billing_address_id) end, o.billing_address),
    from_user = order_user(o)
  where o.uid = o_uid;
$$;

-- A new ID is followed into orders: of the company by foreign key, of products and promotions, which may be gone, here.
alter table orders add constraint orders_from_company foreign key (marketplace_id, side, from_company_id)
  references companies (marketplace_id, type, id) on update cascade on delete cascade;

create function follow_product() returns trigger language plpgsql as $$
begin
  update line_items l set product_id = new.id,
    stock_taken = case when l.stock_taken is not null then jsonb_set(l.stock_taken, '{productID}', to_jsonb(new.id)) end
  from orders o
  where o.uid = l.order_uid and o.marketplace_id = new.marketplace_id and l.product_id = old.id;
  return null;
end $$;
create trigger products_followed after update of id on products
  for each row when (old.id <> new.id) execute function follow_product();

create function follow_promotion() returns trigger language plpgsql as $$
begin
  update order_promotions a set promotion_id = new.id
  from orders o
  where o.uid = a.order_uid and o.marketplace_id = new.marketplace_id and a.promotion_id = old.id;
  return null;
end $$;
create trigger promotions_followed after update of id on promotions
  for each row when (old.id <> new.id) execute function follow_promotion();
