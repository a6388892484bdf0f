create table security_profiles (
  marketplace_id text not null,
  id text not null,
  name text not null,
  roles jsonb,
  custom_roles jsonb,
  password_config jsonb,
  constraint security_profiles_key primary key (marketplace_id, id),
  constraint security_profiles_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade
);

create table security_profile_assignments (
  marketplace_id text not null,
  security_profile_id text not null,
  buyer_id text,
  supplier_id text,
  user_id text,
  user_group_id text,
  company_type text not null,
  company_id text not null,
  constraint security_profile_assignments_key unique nulls not distinct (marketplace_id, security_profile_id, buyer_id, supplier_id, user_id, user_group_id),
  constraint security_profile_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint security_profile_assignments_company foreign key (marketplace_id, company_type, company_id) references companies (marketplace_id, type, id) on update cascade on delete cascade,
  constraint security_profile_assignments_security_profile_id foreign key (marketplace_id, security_profile_id) references security_profiles (marketplace_id, id) on update cascade on delete cascade,
  constraint security_profile_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint security_profile_assignments_supplier_id foreign key (marketplace_id, supplier_id) references suppliers (marketplace_id, id) on update cascade on delete cascade,
  constraint security_profile_assignments_user_id foreign key (marketplace_id, company_type, company_id, user_id) references users (marketplace_id, company_type, company_id, id) on update cascade on delete cascade,
  constraint security_profile_assignments_user_group_id foreign key (marketplace_id, company_type, company_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
);

create table api_clients (
  marketplace_id text not null,
  id text not null,
  access_token_duration integer not null,
  active boolean not null,
  app_name text not null,
  refresh_token_duration integer not null,
  anonymous_token_duration integer not null,
  default_context_user_name text,
  xp jsonb,
  allow_any_buyer boolean not null,
  allow_any_supplier boolean not null,
  allow_seller boolean not null,
  is_anon_buyer boolean not null,
  order_checkout_integration_event_id text,
  order_return_integration_event_id text,
  add_to_cart_integration_event_id text,
  minimum_required_roles jsonb,
  minimum_required_custom_roles jsonb,
  maximum_granted_roles jsonb,
  maximum_granted_custom_roles jsonb,
  constraint api_clients_key primary key (marketplace_id, id),
  constraint api_clients_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint api_clients_order_checkout_integration_event_id foreign key (marketplace_id, order_checkout_integration_event_id) references integration_events (marketplace_id, id) on update cascade on delete restrict,
  constraint api_clients_order_return_integration_event_id foreign key (marketplace_id, order_return_integration_event_id) references integration_events (marketplace_id, id) on update cascade on delete restrict,
  constraint api_clients_add_to_cart_integration_event_id foreign key (marketplace_id, add_to_cart_integration_event_id) references integration_events (marketplace_id, id) on update cascade on delete restrict
);

create table api_client_secrets (
  marketplace_id text not null,
  api_client_id text not null,
  id text not null,
  name text not null,
  expiration timestamptz,
  constraint api_client_secrets_key primary key (marketplace_id, api_client_id, id),
  constraint api_client_secrets_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint api_client_secrets_api_client_id foreign key (marketplace_id, api_client_id) references api_clients (marketplace_id, id) on update cascade on delete cascade
);

create table impersonation_configs (
  marketplace_id text not null,
  id text not null,
  impersonation_buyer_id text,
  impersonation_group_id text,
  impersonation_user_id text,
  buyer_id text,
  group_id text,
  user_id text,
  security_profile_id text not null,
  client_id text not null,
  party text not null default 'buyer' check (party = 'buyer'),
  constraint impersonation_configs_key primary key (marketplace_id, id),
  constraint impersonation_configs_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint impersonation_configs_impersonation_buyer_id foreign key (marketplace_id, impersonation_buyer_id) references buyers (marketplace_id, id) on update cascade on delete restrict,
  constraint impersonation_configs_impersonation_group_id foreign key (marketplace_id, party, impersonation_buyer_id, impersonation_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete restrict,
  constraint impersonation_configs_impersonation_user_id foreign key (marketplace_id, party, impersonation_buyer_id, impersonation_user_id) references users (marketplace_id, company_type, company_id, id) on update cascade on delete restrict,
  constraint impersonation_configs_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete restrict,
  constraint impersonation_configs_group_id foreign key (marketplace_id, party, buyer_id, group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete restrict,
  constraint impersonation_configs_user_id foreign key (marketplace_id, party, buyer_id, user_id) references users (marketplace_id, company_type, company_id, id) on update cascade on delete restrict,
  constraint impersonation_configs_security_profile_id foreign key (marketplace_id, security_profile_id) references security_profiles (marketplace_id, id) on update cascade on delete restrict,
  constraint impersonation_configs_client_id foreign key (marketplace_id, client_id) references api_clients (marketplace_id, id) on update cascade on delete restrict
);

create table open_id_connects (
  marketplace_id text not null,
  id text not null,
  order_cloud_api_client_id text not null,
  connect_client_id text not null,
  connect_client_secret text not null,
  app_start_url text not null,
  authorization_endpoint text not null,
  token_endpoint text not null,
  url_encoded boolean not null,
  integration_event_id text,
  call_sync_user_integration_event boolean not null,
  additional_idp_scopes jsonb,
  custom_error_url text,
  constraint open_id_connects_key primary key (marketplace_id, id),
  constraint open_id_connects_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint open_id_connects_order_cloud_api_client_id foreign key (marketplace_id, order_cloud_api_client_id) references api_clients (marketplace_id, id) on update cascade on delete restrict,
  constraint open_id_connects_integration_event_id foreign key (marketplace_id, integration_event_id) references integration_events (marketplace_id, id) on update cascade on delete restrict
);

create table tracking_events (
  marketplace_id text not null,
  id text not null,
  event_type text not null,
  client_id text not null,
  name text not null,
  config_data jsonb,
  delivery_config_id text not null,
  constraint tracking_events_key primary key (marketplace_id, id),
  constraint tracking_events_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint tracking_events_client_id foreign key (marketplace_id, client_id) references api_clients (marketplace_id, id) on update cascade on delete restrict,
  constraint tracking_events_delivery_config_id foreign key (marketplace_id, delivery_config_id) references delivery_configs (marketplace_id, id) on update cascade on delete restrict
);

create table subscription_integrations (
  marketplace_id text not null,
  api_client_id text not null,
  hash_key text not null,
  elevated_roles jsonb,
  active boolean not null,
  notification_days integer,
  url text,
  xp jsonb,
  custom_auth_header_name text,
  custom_auth_header_value text,
  constraint subscription_integrations_key primary key (marketplace_id),
  constraint subscription_integrations_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint subscription_integrations_api_client_id foreign key (marketplace_id, api_client_id) references api_clients (marketplace_id, id) on update cascade on delete restrict
);

create trigger security_profile_assignments_company before insert or update on security_profile_assignments
  for each row execute function set_company();

-- A token call knows nothing but the client's ID, so it is unique over all marketplaces, whatever the case.
create unique index api_clients_id on api_clients (lower(id));

alter table api_clients add client_secret_hash text;
alter table api_client_secrets add secret_hash text not null;

create table api_client_assignments (
  marketplace_id text not null references marketplaces (id) on delete cascade,
  api_client_id text not null,
  buyer_id text,
  supplier_id text,
  constraint api_client_assignments_key unique nulls not distinct (marketplace_id, api_client_id, buyer_id, supplier_id),
  constraint api_client_assignments_api_client_id foreign key (marketplace_id, api_client_id) references api_clients (marketplace_id, id) on update cascade on delete cascade,
  constraint api_client_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint api_client_assignments_supplier_id foreign key (marketplace_id, supplier_id) references suppliers (marketplace_id, id) on update cascade on delete cascade
);

-- Two configurations that say the same would make it a matter of chance which one grants.
create unique index impersonation_configs_same on impersonation_configs
  (marketplace_id, impersonation_buyer_id, impersonation_group_id, impersonation_user_id, buyer_id, group_id, user_id, client_id) nulls not distinct;
create unique index tracking_events_type on tracking_events (marketplace_id, event_type, client_id);

-- Security profiles of a user: assigned to the user, to one of the groups, or to the whole company.
create function profiles_of(m text, c_type text, c_id text, u_id text) returns setof security_profiles language sql stable as $$
  select p.*
  from security_profiles p
  where p.marketplace_id = m and p.id in (
    select a.security_profile_id
    from security_profile_assignments a
    where a.marketplace_id = m and a.company_type = c_type and a.company_id = c_id
      and (a.user_id = u_id
        or (a.user_id is null and a.user_group_id is null)
        or a.user_group_id in (
          select g.user_group_id from user_group_assignments g
          where g.marketplace_id = m and g.company_type = c_type and g.company_id = c_id and g.user_id = u_id)))
$$;

create function available_roles(m text, c_type text, c_id text, u_id text) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(distinct role), '[]')
  from profiles_of(m, c_type, c_id, u_id) p,
    jsonb_array_elements_text(coalesce(p.roles, '[]') || coalesce(p.custom_roles, '[]')) role
$$;
