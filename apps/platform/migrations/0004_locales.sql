create table locales (
  marketplace_id text not null,
  id text not null,
  owner_id text not null,
  currency text not null,
  language text,
  owner_type text not null,
  constraint locales_key primary key (marketplace_id, id),
  constraint locales_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint locales_owner_id foreign key (marketplace_id, owner_type, owner_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create table locale_assignments (
  marketplace_id text not null,
  locale_id text not null,
  buyer_id text not null,
  user_group_id text,
  party text not null default 'buyer' check (party = 'buyer'),
  constraint locale_assignments_key unique nulls not distinct (marketplace_id, locale_id, buyer_id, user_group_id),
  constraint locale_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint locale_assignments_locale_id foreign key (marketplace_id, locale_id) references locales (marketplace_id, id) on update cascade on delete cascade,
  constraint locale_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint locale_assignments_user_group_id foreign key (marketplace_id, party, buyer_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
);

create trigger locales_owner before insert or update on locales for each row execute function set_owner_type();
create unique index locales_currency_language on locales (marketplace_id, lower(currency), lower(coalesce(language, '')));
-- A party has one locale.
create unique index locale_assignments_party on locale_assignments (marketplace_id, buyer_id, user_group_id) nulls not distinct;

-- The locale of a user: that of one of the groups, else that of the buyer.
create function user_locale(m text, c_type text, c_id text, u_id text) returns json language sql stable as $$
  select json_build_object('ID', l.id, 'OwnerID', l.owner_id, 'Currency', l.currency, 'Language', l.language)
  from locale_assignments a
  join locales l on l.marketplace_id = a.marketplace_id and l.id = a.locale_id
  where a.marketplace_id = m and c_type = 'buyer' and a.buyer_id = c_id
    and (a.user_group_id is null or a.user_group_id in (
      select g.user_group_id from user_group_assignments g
      where g.marketplace_id = m and g.company_type = c_type and g.company_id = c_id and g.user_id = u_id))
  order by a.user_group_id nulls last
  limit 1
$$;
