create table variants (
  marketplace_id text not null,
  product_id text not null,
  id text not null,
  name text,
  description text,
  active boolean not null,
  ship_weight numeric,
  ship_height numeric,
  ship_width numeric,
  ship_length numeric,
  inventory_quantity_available integer,
  inventory_notification_point integer,
  inventory_last_updated timestamptz,
  specs jsonb,
  xp jsonb,
  constraint variants_key primary key (marketplace_id, product_id, id),
  constraint variants_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint variants_product_id foreign key (marketplace_id, product_id) references products (marketplace_id, id) on update cascade on delete cascade
);

create table specs (
  marketplace_id text not null,
  owner_id text not null,
  id text not null,
  list_order integer not null,
  name text not null,
  default_value text,
  required boolean not null,
  allow_open_text boolean not null,
  default_option_id text,
  defines_variant boolean not null,
  xp jsonb,
  owner_type text not null,
  constraint specs_key primary key (marketplace_id, id),
  constraint specs_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint specs_owner_id foreign key (marketplace_id, owner_type, owner_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create table spec_options (
  marketplace_id text not null,
  spec_id text not null,
  id text not null,
  value text not null,
  list_order integer not null,
  is_open_text boolean not null,
  price_markup_type text,
  price_markup numeric(19,4),
  xp jsonb,
  constraint spec_options_key primary key (marketplace_id, spec_id, id),
  constraint spec_options_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint spec_options_spec_id foreign key (marketplace_id, spec_id) references specs (marketplace_id, id) on update cascade on delete cascade
);

create table spec_product_assignments (
  marketplace_id text not null,
  spec_id text not null,
  product_id text not null,
  default_value text,
  default_option_id text,
  constraint spec_product_assignments_key unique nulls not distinct (marketplace_id, spec_id, product_id),
  constraint spec_product_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint spec_product_assignments_spec_id foreign key (marketplace_id, spec_id) references specs (marketplace_id, id) on update cascade on delete cascade,
  constraint spec_product_assignments_product_id foreign key (marketplace_id, product_id) references products (marketplace_id, id) on update cascade on delete cascade
);

create trigger specs_owner before insert or update on specs for each row execute function set_owner_type();
create index spec_product_assignments_product on spec_product_assignments (marketplace_id, product_id);

-- The choices of a variant as they read today; a spec or option that is gone keeps the words it had.
create function variant_specs(m text, chosen jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'SpecID', c.choice -> 'SpecID',
      'Name', coalesce(to_jsonb(s.name), c.choice -> 'Name'),
      'OptionID', c.choice -> 'OptionID',
      'Value', case when o.id is null then c.choice -> 'Value' else to_jsonb(o.value) end,
      'PriceMarkupType', case when o.id is null then c.choice -> 'PriceMarkupType' else to_jsonb(o.price_markup_type) end,
      'PriceMarkup', case when o.id is null then c.choice -> 'PriceMarkup' else to_jsonb(trim_scale(o.price_markup)) end)
    order by c.place), '[]')
  from jsonb_array_elements(chosen) with ordinality c(choice, place)
  left join specs s on s.marketplace_id = m and s.id = c.choice ->> 'SpecID'
  left join spec_options o on o.marketplace_id = m and o.spec_id = s.id and o.id = c.choice ->> 'OptionID'
$$;

-- Variants remember what they were made of by ID, so they follow when a spec or option is renamed.
create function rename_choice(m text, old_spec text, new_spec text, old_option text, new_option text) returns void language sql as $$
  update variants v
  set specs = (
    select jsonb_agg(case
        when choice ->> 'SpecID' = old_spec and old_option is null then choice || jsonb_build_object('SpecID', new_spec)
        when choice ->> 'SpecID' = old_spec and choice ->> 'OptionID' = old_option then choice || jsonb_build_object('OptionID', new_option)
        else choice end order by place)
    from jsonb_array_elements(v.specs) with ordinality c(choice, place))
  where v.marketplace_id = m and v.specs @> jsonb_build_array(jsonb_build_object('SpecID', old_spec))
$$;

-- Counts that every read of a product shows. Two sub-selects doubled the time of a read (261 to 129 µs).
alter table products add spec_count integer not null default 0, add variant_count integer not null default 0;

create function count_product_parts() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if tg_table_name = 'variants' then
    update products p set variant_count = p.variant_count + sign * c.parts
    from (select marketplace_id, product_id, count(*) as parts from changed group by 1, 2) c
    where p.marketplace_id = c.marketplace_id and p.id = c.product_id;
  else
    update products p set spec_count = p.spec_count + sign * c.parts
    from (select marketplace_id, product_id, count(*) as parts from changed group by 1, 2) c
    where p.marketplace_id = c.marketplace_id and p.id = c.product_id;
  end if;
  return null;
end $$;

create trigger variants_counted after insert on variants
  referencing new table as changed for each statement execute function count_product_parts();
create trigger variants_uncounted after delete on variants
  referencing old table as changed for each statement execute function count_product_parts();
create trigger spec_product_assignments_counted after insert on spec_product_assignments
  referencing new table as changed for each statement execute function count_product_parts();
create trigger spec_product_assignments_uncounted after delete on spec_product_assignments
  referencing old table as changed for each statement execute function count_product_parts();
