create table delivery_configs (
  marketplace_id text not null,
  id text not null,
  name text not null,
  enabled boolean not null,
  delivery_targets jsonb not null,
  constraint delivery_configs_key primary key (marketplace_id, id),
  constraint delivery_configs_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade
);

create table integration_events (
  marketplace_id text not null,
  elevated_roles jsonb,
  id text not null,
  config_data jsonb,
  event_type text,
  custom_implementation_url text not null,
  custom_auth_header_name text,
  custom_auth_header_value text,
  name text not null,
  hash_key text not null,
  constraint integration_events_key primary key (marketplace_id, id),
  constraint integration_events_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade
);

create table webhooks (
  marketplace_id text not null,
  id text not null,
  name text not null,
  description text,
  url text,
  hash_key text,
  elevated_roles jsonb,
  config_data jsonb,
  before_process_request boolean not null,
  api_client_ids jsonb,
  webhook_routes jsonb,
  delivery_config_id text,
  custom_auth_header_name text,
  custom_auth_header_value text,
  constraint webhooks_key primary key (marketplace_id, id),
  constraint webhooks_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint webhooks_delivery_config_id foreign key (marketplace_id, delivery_config_id) references delivery_configs (marketplace_id, id) on update cascade on delete restrict
);

create table message_senders (
  marketplace_id text not null,
  id text not null,
  name text not null,
  message_types jsonb not null,
  description text,
  elevated_roles jsonb,
  xp jsonb,
  delivery_config_id text,
  allow_all_buyers boolean not null,
  url text,
  shared_key text,
  constraint message_senders_key primary key (marketplace_id, id),
  constraint message_senders_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint message_senders_delivery_config_id foreign key (marketplace_id, delivery_config_id) references delivery_configs (marketplace_id, id) on update cascade on delete restrict
);

create table message_sender_assignments (
  marketplace_id text not null,
  message_sender_id text not null,
  buyer_id text,
  supplier_id text,
  user_group_id text,
  company_type text not null,
  company_id text not null,
  constraint message_sender_assignments_key unique nulls not distinct (marketplace_id, message_sender_id, buyer_id, supplier_id, user_group_id),
  constraint message_sender_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint message_sender_assignments_company foreign key (marketplace_id, company_type, company_id) references companies (marketplace_id, type, id) on update cascade on delete cascade,
  constraint message_sender_assignments_message_sender_id foreign key (marketplace_id, message_sender_id) references message_senders (marketplace_id, id) on update cascade on delete cascade,
  constraint message_sender_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint message_sender_assignments_supplier_id foreign key (marketplace_id, supplier_id) references suppliers (marketplace_id, id) on update cascade on delete cascade,
  constraint message_sender_assignments_user_group_id foreign key (marketplace_id, company_type, company_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
);

create table entity_sync_configs (
  marketplace_id text not null,
  kind text not null,
  delivery_config_id text not null,
  sync_entity_changed boolean not null,
  sync_entity_deleted boolean not null,
  paused boolean not null,
  constraint entity_sync_configs_key primary key (marketplace_id, kind),
  constraint entity_sync_configs_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint entity_sync_configs_delivery_config_id foreign key (marketplace_id, delivery_config_id) references delivery_configs (marketplace_id, id) on update cascade on delete restrict
);

create table error_configs (
  marketplace_id text not null,
  delivery_config_id text not null,
  constraint error_configs_key primary key (marketplace_id),
  constraint error_configs_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint error_configs_delivery_config_id foreign key (marketplace_id, delivery_config_id) references delivery_configs (marketplace_id, id) on update cascade on delete restrict
);

create table order_sync_configs (
  marketplace_id text not null,
  delivery_config_id text not null,
  config_data jsonb,
  constraint order_sync_configs_key primary key (marketplace_id),
  constraint order_sync_configs_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint order_sync_configs_delivery_config_id foreign key (marketplace_id, delivery_config_id) references delivery_configs (marketplace_id, id) on update cascade on delete restrict
);

create table product_sync_configs (
  marketplace_id text not null,
  sync_product_changed boolean not null,
  sync_product_deleted boolean not null,
  delivery_config_id text not null,
  config_data jsonb,
  paused boolean not null,
  exclude_price_schedules boolean not null,
  constraint product_sync_configs_key primary key (marketplace_id),
  constraint product_sync_configs_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint product_sync_configs_delivery_config_id foreign key (marketplace_id, delivery_config_id) references delivery_configs (marketplace_id, id) on update cascade on delete restrict
);

create table inventory_integrations (
  marketplace_id text not null,
  delivery_config_id text not null,
  limit_notifications boolean not null,
  constraint inventory_integrations_key primary key (marketplace_id),
  constraint inventory_integrations_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint inventory_integrations_delivery_config_id foreign key (marketplace_id, delivery_config_id) references delivery_configs (marketplace_id, id) on update cascade on delete restrict
);

create table promotion_integrations (
  marketplace_id text not null,
  hash_key text not null,
  url text,
  custom_auth_header_name text,
  custom_auth_header_value text,
  constraint promotion_integrations_key primary key (marketplace_id),
  constraint promotion_integrations_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade
);

create trigger message_sender_assignments_company before insert or update on message_sender_assignments
  for each row execute function set_company();

-- Who gets a copy of which message. The sender's assignment is part of the key.
create table message_cc_listener_assignments (
  marketplace_id text not null references marketplaces (id) on delete cascade,
  message_sender_id text not null,
  sender_buyer_id text,
  sender_supplier_id text,
  sender_user_group_id text,
  message_type text not null,
  buyer_id text,
  supplier_id text,
  user_group_id text,
  user_id text,
  company_type text not null,
  company_id text not null,
  constraint message_cc_listener_assignments_key unique nulls not distinct
    (marketplace_id, message_sender_id, sender_buyer_id, sender_supplier_id, sender_user_group_id, message_type, buyer_id, supplier_id, user_group_id, user_id),
  constraint message_cc_listener_assignments_sender foreign key (marketplace_id, message_sender_id) references message_senders (marketplace_id, id) on update cascade on delete cascade,
  constraint message_cc_listener_assignments_company foreign key (marketplace_id, company_type, company_id) references companies (marketplace_id, type, id) on update cascade on delete cascade,
  constraint message_cc_listener_assignments_user_group_id foreign key (marketplace_id, company_type, company_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade,
  constraint message_cc_listener_assignments_user_id foreign key (marketplace_id, company_type, company_id, user_id) references users (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
);
create trigger message_cc_listener_assignments_company before insert or update on message_cc_listener_assignments
  for each row execute function set_company();
